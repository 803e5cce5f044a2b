import { Failure } from '../http/failures.ts'

/**
 * Lets what comes in portions be read one after the other, first come first served, so that memory
 * holds one at a time. Who would wait behind more than `mostWaiting` others is told to come again: 503.
 */
export function oneByOne(mostWaiting: number) {
  let unfinished = 0
  let last: Promise<void> = Promise.resolve()
  return <T>(begin: () => AsyncIterable<T>): AsyncIterable<T> => {
    if (unfinished > mostWaiting) throw new Failure('sheets_busy', { retryAfter: 60 })
    return {
      async *[Symbol.asyncIterator]() {
        const before = last
        const turn = Promise.withResolvers<void>()
        last = turn.promise
        unfinished += 1
        try {
          await before
          yield* begin()
        } finally {
          unfinished -= 1
          turn.resolve()
        }
      },
    }
  }
}
