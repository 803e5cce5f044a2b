import { useState } from 'react'
import type { Order } from '@tohfa/contract/orders'

/**
 * The orders that were selected, over all pages, tabs and searches, in the order in which they were.
 *
 * @param onPage the orders of this page: what is newer of a selected one
 */
export function useSelection(onPage: readonly Order[]) {
  const [kept, setKept] = useState<ReadonlyMap<string, Order>>(new Map())
  const fresh = new Map(onPage.map((order) => [order.id, order]))

  return {
    orders: [...kept.values()].map((order) => fresh.get(order.id) ?? order),
    has: (id: string) => kept.has(id),
    /** How many of them are not on this page. */
    elsewhere: [...kept.keys()].filter((id) => !fresh.has(id)).length,
    select(orders: readonly Order[], on: boolean) {
      const next = new Map(kept)
      for (const order of orders)
        if (on) next.set(order.id, order)
        else next.delete(order.id)
      setKept(next)
    },
    /** Notes what became of a selected order. */
    update: (order: Order) =>
      setKept((now) => (now.has(order.id) ? new Map(now).set(order.id, order) : now)),
    clear: () => setKept(new Map()),
  }
}
export type Selection = ReturnType<typeof useSelection>
