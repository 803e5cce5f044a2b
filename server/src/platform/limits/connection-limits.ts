import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { cutOffIdle, type IdleLimits } from './idle-connections.ts'

/** Timeouts of clients, and the maximum number of connections. */
export type ConnectionLimits = IdleLimits & {
  /** Milliseconds for the headers of a request. */
  headersMs: number
  /** Milliseconds for a whole request: enough for ten pictures by staff on a slow line. */
  requestMs: number
  /** Open connections of all clients. */
  connections: number
  /** Open connections of one network address; a proxy in front counts for itself. */
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
 * The shop's limits. Clients are distinguished by network address only where they connect directly:
 * behind a proxy all have the same.
 */
export function connectionLimitsFor(
  config: Pick<Config, 'loopback' | 'trustProxy'>,
): ConnectionLimits {
  const behindProxy = config.loopback || config.trustProxy !== undefined
  return { ...usualConnectionLimits, ...(behindProxy && { connectionsPerAddress: Infinity }) }
}

/** The server options that disconnect slow clients. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    http: {
      // Enough for a search of 5,000 letters in any script, URL-encoded.
      maxHeaderSize: 64 * 1024,
      // The shop itself refuses a missing Host, with the envelope (early-errors.ts).
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
    },
  } satisfies FastifyServerOptions & { http: object }
}

/**
 * Prevents one client, or all of them, from taking every connection. A connection over the limit is
 * closed at once, before anything is read.
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
