import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** For a request that was on its way when the shop stopped listening. */
const finalRequestGraceMs = 500
/** How long to wait for a turn of the event loop without a new connection. */
const longestAcceptMs = 1_000

/** The time from "not ready" to the end, in which a load balancer finds out. */
export type Drain = {
  readonly isUnderWay: boolean
  /**
   * Says "not ready" and ends each connection with its next answer, for so many seconds; then stops
   * listening. Resolves when all connections are closed, or had the time for a last request.
   */
  begin(server: Server, seconds: number): Promise<void>
}

export function createDrain(): Drain {
  let isUnderWay = false
  return {
    get isUnderWay() {
      return isUnderWay
    },
    async begin(server, seconds) {
      isUnderWay = true
      await sleep(seconds * 1_000)
      await acceptQueueEmpty(server)
      const empty = once(server, 'close')
      // Not the HTTP server's own, which also closes idle connections on which a request may be arriving.
      Server.prototype.close.call(server)
      await Promise.race([empty, sleep(finalRequestGraceMs)])
    },
  }
}

/**
 * Each turn of the event loop accepts one connection: after a turn without any, closing resets none
 * that waits in the accept queue.
 */
async function acceptQueueEmpty(server: Server): Promise<void> {
  let accepted = true
  const note = () => (accepted = true)
  server.on('connection', note)
  for (const end = Date.now() + longestAcceptMs; accepted && Date.now() < end;) {
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
