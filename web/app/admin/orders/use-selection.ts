import { useState } from 'react'

/**
 * What was selected, over all pages, tabs and searches, in the order in which it was.
 *
 * @param onPage those of this page: what is newer of a selected one
 */
export function useSelection<T extends { id: string }>(onPage: readonly T[]) {
  const [kept, setKept] = useState<ReadonlyMap<string, T>>(new Map())
  const fresh = new Map(onPage.map((one) => [one.id, one]))

  return {
    chosen: [...kept.values()].map((one) => fresh.get(one.id) ?? one),
    has: (id: string) => kept.has(id),
    /** How many of them are not on this page. */
    elsewhere: [...kept.keys()].filter((id) => !fresh.has(id)).length,
    select(some: readonly T[], on: boolean) {
      const next = new Map(kept)
      for (const one of some)
        if (on) next.set(one.id, one)
        else next.delete(one.id)
      setKept(next)
    },
    /** Notes what became of a selected one. */
    update: (one: T) => setKept((now) => (now.has(one.id) ? new Map(now).set(one.id, one) : now)),
    clear: () => setKept(new Map()),
  }
}
export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>
