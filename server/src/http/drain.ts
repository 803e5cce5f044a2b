import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The time between "no more, please" and the end, in which a balancer finds out. */
export type Drain = {
  readonly isUnderWay: boolean
  /**
   * Says "not ready" and ends each connection with its next answer, for so many seconds; resolves
   * at a moment when every connection that asked has been accepted, so that closing cuts none off.
   */
  begin(seconds: number): Promise<void>
}

export function createDrain(): Drain {
  let isUnderWay = false
  return {
    get isUnderWay() {
      return isUnderWay
    },
    async begin(seconds) {
      isUnderWay = true
      await sleep(seconds * 1_000)
      // Right after the event loop has looked for connections.
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** Tells clients to open a new connection for their next request, which another process takes. */
export function partWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (drain.isUnderWay) reply.raw.shouldKeepAlive = false
    done()
  })
}
