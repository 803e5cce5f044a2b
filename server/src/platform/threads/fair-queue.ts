import { Failure, type FailureCode } from '#platform/http/failures.ts'

/** Whose turn it is, and how long they wait for it. */
export type Turn = {
  /** An account, or a network address. */
  who: string
  /** What has a smaller number goes before; 0 when left out. */
  rank?: number
  /** What is aborted while it waits is never begun. */
  signal?: AbortSignal | undefined
}

type FairQueue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

type Waiting = { begin: () => void; rank: number }

/**
 * A queue by person: of those who wait each has one thing done before anybody has a second,
 * and nobody has two done at once. So no work of one person keeps another waiting for more than what
 * is under way.
 *
 * @param atOnce how much is under way at the same time
 * @param mostOfOne how much of a person may wait, of all `most`; one more is 503 `busy`
 * @param retryAfter seconds that it is told to wait
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

  /** The first of whom nothing is under way, of those with the least rank. */
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
