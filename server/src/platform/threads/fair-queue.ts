import { Failure, type FailureCode } from '#platform/http/failures.ts'

/** The person of a task, and how it may wait. */
export type Turn = {
  /** An account, or a network address. */
  who: string
  /** Tasks with a smaller rank run first; 0 by default. */
  rank?: number
  /** Work that is aborted while it waits is never started. */
  signal?: AbortSignal | undefined
}

type FairQueue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

type Waiting = { begin: () => void; rank: number }

/**
 * A fair queue: each waiting person has one task run before anybody has a second. So the work of one
 * person delays another by no more than the running tasks.
 * @param atOnce the number of concurrent tasks
 * @param atOnceOfOne how many of them may be one person's
 * @param mostOfOne how many tasks of a person may wait, of all `most`; one more fails with 503
 * `busy`
 * @param retryAfter seconds until a retry, for the failure
 */
export function createFairQueue({
  atOnce = 1,
  atOnceOfOne = 1,
  mostOfOne,
  most,
  busy = 'too_busy',
  retryAfter = 5,
}: {
  atOnce?: number
  atOnceOfOne?: number
  mostOfOne: number
  most: number
  busy?: FailureCode
  retryAfter?: number
}): FairQueue {
  /** The waiting people, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>()
  /** The running tasks of each person. */
  const running = new Map<string, number>()
  let runningCount = 0
  let count = 0

  /** The first person who may have another task run, among those with the lowest rank. */
  function next(): [who: string, entry: Waiting] | undefined {
    let found: [string, Waiting] | undefined
    for (const [who, entries] of waiting) {
      const first = entries.reduce((a, b) => (b.rank < a.rank ? b : a))
      const mayHaveAnother = (running.get(who) ?? 0) < atOnceOfOne
      if (mayHaveAnother && (!found || first.rank < found[1].rank)) found = [who, first]
    }
    return found
  }

  function leave(who: string, entry: Waiting): void {
    const left = waiting.get(who)?.filter((one) => one !== entry) ?? []
    count -= 1
    if (left.length > 0) waiting.set(who, left)
    else waiting.delete(who)
  }

  function begin(): void {
    while (runningCount < atOnce) {
      const found = next()
      if (!found) return
      const [who, entry] = found
      leave(who, entry)
      running.set(who, (running.get(who) ?? 0) + 1)
      runningCount += 1
      entry.begin()
    }
  }

  function end(who: string): void {
    const others = (running.get(who) ?? 0) - 1
    if (others > 0) running.set(who, others)
    else running.delete(who)
    runningCount -= 1
    const left = waiting.get(who)
    // Behind all others who wait.
    if (left && waiting.delete(who)) waiting.set(who, left)
    begin()
  }

  function wait({ who, rank = 0, signal }: Turn): Promise<void> {
    const own = waiting.get(who) ?? []
    if (own.length >= mostOfOne || count >= most) throw new Failure(busy, { retryAfter })
    return new Promise((resolve, reject) => {
      const gone = () => {
        leave(who, entry)
        reject(signal?.reason)
      }
      const entry: Waiting = {
        rank,
        begin() {
          signal?.removeEventListener('abort', gone)
          resolve()
        },
      }
      signal?.addEventListener('abort', gone, { once: true })
      waiting.set(who, [...own, entry])
      count += 1
      begin()
    })
  }

  return async (turn, work) => {
    turn.signal?.throwIfAborted()
    await wait(turn)
    try {
      return await work()
    } finally {
      end(turn.who)
    }
  }
}
