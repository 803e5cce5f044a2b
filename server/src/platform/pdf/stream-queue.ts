import { once } from 'node:events'
import { Readable } from 'node:stream'
import { createFairQueue, type Turn } from '#platform/threads/fair-queue.ts'

/** How many PDFs of one person may wait while one is drawn, and of all people. */
export const pdfQueueLimits = {
  mostOfOne: 2,
  most: 10,
  busy: 'sheets_busy',
  retryAfter: 60,
} as const

/**
 * Lets PDFs that are drawn while they are read take turns by person, one at a time, so that memory
 * holds one. A turn begins with the first portion and ends with the stream, however that ends.
 * @throws Failure 503 `sheets_busy`; any error of drawing the first portion
 */
export function createStreamQueue() {
  const enqueue = createFairQueue(pdfQueueLimits)
  return async function enqueueStream(
    turn: Turn,
    begin: () => AsyncIterable<Uint8Array>,
  ): Promise<Readable> {
    const { promise, resolve, reject } = Promise.withResolvers<Readable>()
    async function lastUntilRead(): Promise<void> {
      const stream = Readable.from(begin())
      const closed = new Promise<void>((end) => stream.once('close', end))
      await once(stream, 'readable')
      resolve(stream)
      await closed
    }
    enqueue(turn, lastUntilRead).catch(reject)
    return promise
  }
}
