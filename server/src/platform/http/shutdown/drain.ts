import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a shop that ends waits, in milliseconds. */
type DrainDelays = {
  /** For a load balancer to find out. */
  pause: (ms: number) => Promise<unknown>
  /** For a turn of the event loop without a new connection. */
  acceptMs: number
  /** For a request that was on its way when the shop stopped listening. */
  finalRequestMs: number
}
const usualDelays: DrainDelays = { pause: sleep, acceptMs: 1_000, finalRequestMs: 500 }

/** The time from "not ready" to the end, in which a load balancer finds out. */
export type Drain = {
  readonly isUnderWay: boolean
  /**
   * Says "not ready" and ends each connection with its next answer, for so many seconds; then stops
   * listening. Resolves when all connections are closed, or had the time for a last request.
   */
  begin(server: Server, seconds: number): Promise<void>
}

/** @param delays in place of the usual: a test ends the pause by itself, and is no slower than that */
export function createDrain(delays: Partial<DrainDelays> = {}): Drain {
  const { pause, acceptMs, finalRequestMs } = { ...usualDelays, ...delays }
  let isUnderWay = false
  return {
    get isUnderWay() {
      return isUnderWay
    },
    async begin(server, seconds) {
      isUnderWay = true
      await pause(seconds * 1_000)
      await acceptQueueEmpty(server, acceptMs)
      const empty = once(server, 'close')
      // Not the HTTP server's own, which also closes idle connections on which a request may be arriving.
      Server.prototype.close.call(server)
      const patience = new AbortController()
      const { signal } = patience
      const over = sleep(finalRequestMs, undefined, { signal }).catch(() => undefined)
      await Promise.race([empty, over])
      patience.abort()
    },
  }
}

/**
 * Each turn of the event loop accepts one connection: after a turn without any, closing resets none
 * that waits in the accept queue.
 */
async function acceptQueueEmpty(server: Server, longestMs: number): Promise<void> {
  let accepted = true
  const note = () => (accepted = true)
  server.on('connection', note)
  for (const end = Date.now() + longestMs; accepted && Date.now() < end;) {
    accepted = false
    await new Promise((resolve) => setImmediate(resolve))
  }
  server.off('connection', note)
}

/** Tells clients to open a new connection for their next request, which another process takes. */
export function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (drain.isUnderWay) reply.raw.shouldKeepAlive = false
    done()
  })
}
