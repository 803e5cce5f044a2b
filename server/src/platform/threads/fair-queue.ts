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
 * A fair queue: each waiting person has one task run before anybody has a second, and nobody has
 * two at once. So the work of one person delays another by no more than the running tasks.
 * @param atOnce the number of concurrent tasks
 * @param mostOfOne how many tasks of a person may wait, of all `most`; one more fails with 503
 * `busy`
 * @param retryAfter seconds until a retry, for the failure
 */
export function createFairQueue({
  atOnce = 1,
  mostOfOne,
  most,
  busy = 'too_busy',
  retryAfter = 5,
}: {
  atOnce?: number
  mostOfOne: number
  most: number
  busy?: FailureCode
  retryAfter?: number
}): FairQueue {
  /** The waiting people, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>()
  const served = new Set<string>()
  let count = 0

  /** The first person without a running task, among those with the lowest rank. */
  function next(): [who: string, entry: Waiting] | undefined {
    let found: [string, Waiting] | undefined
    for (const [who, entries] of waiting) {
      const first = entries.reduce((a, b) => (b.rank < a.rank ? b : a))
      if (!served.has(who) && (!found || first.rank < found[1].rank)) found = [who, first]
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
    while (served.size < atOnce) {
      const found = next()
      if (!found) return
      const [who, entry] = found
      leave(who, entry)
      served.add(who)
      entry.begin()
    }
  }

  function end(who: string): void {
    served.delete(who)
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
