import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { cutOffIdle, type IdleLimits } from './idle-connections.ts'

/** How long the shop waits for clients, and how many it serves at once. */
export type ConnectionLimits = IdleLimits & {
  /** Milliseconds for the headers of a request to arrive whole. */
  headersMs: number
  /** Milliseconds for a whole request to arrive: ten pictures of staff on a slow line too. */
  requestMs: number
  /** Connections open at once, over all clients. */
  connections: number
  /** Connections open at once from one network address; a proxy in front does its own counting. */
  connectionsPerAddress: number
}

export const usualConnectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  idleMs: 20_000,
  checkMs: 1_000,
  connections: 8_192,
  connectionsPerAddress: 256,
}

/**
 * The shop's limits. Clients are told apart by their address only where they connect themselves:
 * behind a proxy all have the same.
 */
export function connectionLimitsFor(
  config: Pick<Config, 'loopback' | 'trustProxy'>,
): ConnectionLimits {
  const behindProxy = config.loopback || config.trustProxy !== undefined
  return { ...usualConnectionLimits, ...(behindProxy && { connectionsPerAddress: Infinity }) }
}

/** The settings by which the server cuts off who sends or reads too slowly. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    http: {
      // A search of 5,000 letters in any script, as an address spells them.
      maxHeaderSize: 64 * 1024,
      // Missing, it is refused with the envelope (early-errors.ts).
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
    },
  } satisfies FastifyServerOptions & { http: object }
}

/**
 * Keeps one client, or all of them, from holding every connection. A connection over the limit is
 * closed at once, before anything of it is read.
 */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const { server } = app
  server.maxConnections = limits.connections
  cutOffIdle(server, limits)
  if (!Number.isFinite(limits.connectionsPerAddress)) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > limits.connectionsPerAddress) socket.destroy()
  })
}
