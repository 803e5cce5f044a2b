import { Failure } from '../http/failures.ts'

/** Does work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Does work one after the other, first come first served, so that memory holds one picture as it is
 * drawn. Who would have to wait for more than `mostBefore` others is told to come again: 503.
 */
export function createTurns(mostBefore: number): InTurn {
  let unfinished = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (unfinished > mostBefore) throw new Failure('photos_busy', { retryAfter: 5 })
    unfinished += 1
    const turn = last.then(() => work())
    last = turn.catch(() => undefined).finally(() => (unfinished -= 1))
    return await turn
  }
}
