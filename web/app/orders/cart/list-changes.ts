import type { CartLine } from '@tohfa/contract/orders/cart'
import { type Answer, call } from '#platform/api/api-client.ts'
import { deleteCartLine } from './cart.calls.ts'
import { change } from './cart-changes.ts'

/** Puts all pieces of an approved name list into the cart. */
export function putListIntoCart(id: string): Promise<Answer<CartLine[]>> {
  return change(call('POST /name-lists/:id/cart', { params: { id } }), (items, lines) => [
    ...items.filter(({ list }) => list?.id !== id),
    ...lines,
  ])
}

/** Removes a line with all lines of its list. */
export function removeListLine(line: string, listId: string): Promise<Answer<{ id: string }>> {
  return change(deleteCartLine(line), (items) => items.filter(({ list }) => list?.id !== listId))
}
