import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The timeouts of a shutdown, in milliseconds. */
type DrainDelays = {
  /** For a load balancer to notice. */
  pause: (ms: number) => Promise<unknown>
  /** For a turn of the event loop without a new connection. */
  acceptMs: number
  /** For a request in flight when the shop stopped listening. */
  finalRequestMs: number
}
const usualDelays: DrainDelays = { pause: sleep, acceptMs: 1_000, finalRequestMs: 500 }

/** The time from "not ready" to the end, in which a load balancer notices. */
export type Drain = {
  readonly isUnderWay: boolean
  /**
   * Reports "not ready" and closes each connection after its next answer, for the drain time. Then
   * stops listening. Resolves when all connections are closed, or a last request has had its time.
   */
  begin(server: Server, seconds: number): Promise<void>
}

/** @param delays for tests, which end the drain themselves */
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
      // Not the `close` of the HTTP server, which also closes idle connections on which a request
      // may be arriving.
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
 * Each turn of the event loop accepts one connection. After a turn without any, the accept queue is
 * empty, and closing resets no connection.
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

/** Makes clients open a new connection for their next request, which goes to another process. */
export function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (drain.isUnderWay) reply.raw.shouldKeepAlive = false
    done()
  })
}
