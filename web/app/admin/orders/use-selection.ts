import { useState } from 'react'

/**
 * The selected orders, over all pages, tabs and searches, in the order of selection.
 * @param onPage the orders of this page, which update the selected ones
 */
export function useSelection<T extends { id: string }>(onPage: readonly T[]) {
  const [kept, setKept] = useState<ReadonlyMap<string, T>>(new Map())
  const fresh = new Map(onPage.map((one) => [one.id, one]))

  return {
    chosen: [...kept.values()].map((one) => fresh.get(one.id) ?? one),
    has: (id: string) => kept.has(id),
    /** The number of selected orders on other pages. */
    elsewhere: [...kept.keys()].filter((id) => !fresh.has(id)).length,
    select(some: readonly T[], on: boolean) {
      const next = new Map(kept)
      for (const one of some)
        if (on) next.set(one.id, one)
        else next.delete(one.id)
      setKept(next)
    },
    /** Updates a selected order. */
    update: (one: T) => setKept((now) => (now.has(one.id) ? new Map(now).set(one.id, one) : now)),
    clear: () => setKept(new Map()),
  }
}
export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>
