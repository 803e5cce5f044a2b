import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Answer } from '#platform/api/api-client.ts'
import {
  type CartLineChange,
  deleteCartLine,
  type NewCartLine,
  postCartLine,
  putCartLine,
} from './cart.calls.ts'
import { overtakeRead, readOverdue, useCart } from './cart.store.ts'
import { announceCartChange } from './cross-tab-sync.ts'

/** Calls `onLost` if the response was lost, before the call is retried. */
export function addToCart(line: NewCartLine, onLost?: () => void): Promise<Answer<CartLine>> {
  return change(postCartLine(line, onLost), (items, added) => [
    ...items.filter(({ id }) => id !== added.id),
    added,
  ])
}

export function updateCartLine(line: CartLineChange): Promise<Answer<CartLine>> {
  return change(putCartLine(line), (items, changed) =>
    items.map((item) => (item.id === changed.id ? changed : item)),
  )
}

export function removeCartLine(removed: string): Promise<Answer<{ id: string }>> {
  return change(deleteCartLine(removed), (items) => items.filter(({ id }) => id !== removed))
}

/** Sends a change, and shows the lines that follow from its answer. */
export async function change<T>(
  pending: Promise<Answer<T>>,
  apply: (items: CartLine[], data: T) => CartLine[],
): Promise<Answer<T>> {
  overtakeRead()
  useCart.setState(({ changing }) => ({ changing: changing + 1 }))
  const answer = await pending
  useCart.setState(({ items, changing }) => ({
    changing: changing - 1,
    ...(answer.success && { items: apply(items, answer.data), isBillOld: true, error: null }),
  }))
  if (answer.success) announceCartChange()
  readOverdue()
  return answer
}
