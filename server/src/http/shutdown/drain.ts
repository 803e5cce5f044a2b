import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** For a request that was on its way when the shop stopped listening. */
const lastWordsMs = 500
/** How long to wait for a moment in which nobody comes in. */
const mostCrowdedMs = 1_000

/** The time between "no more, please" and the end, in which a balancer finds out. */
export type Drain = {
  readonly isUnderWay: boolean
  /**
   * Says "not ready" and ends each connection with its next answer, for so many seconds; then lets
   * nobody more in. Resolves when all have left, or had the time for a last request.
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
      await nobodyWaits(server)
      const empty = once(server, 'close')
      // Not the HTTP server's own, which also cuts off who is kept and may be asking just now.
      Server.prototype.close.call(server)
      await Promise.race([empty, sleep(lastWordsMs)])
    },
  }
}

/**
 * Each turn of the event loop lets one in: after a turn without anybody, closing cuts off none who
 * waits at the door.
 */
async function nobodyWaits(server: Server): Promise<void> {
  let someoneCame = true
  const note = () => (someoneCame = true)
  server.on('connection', note)
  for (const end = Date.now() + mostCrowdedMs; someoneCame && Date.now() < end;) {
    someoneCame = false
    await new Promise((resolve) => setImmediate(resolve))
  }
  server.off('connection', note)
}

/** Tells clients to open a new connection for their next request, which another process takes. */
export function partWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (drain.isUnderWay) reply.raw.shouldKeepAlive = false
    done()
  })
}
