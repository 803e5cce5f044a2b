import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Answer } from '#platform/api/api-client.ts'
import { addToCart } from '#orders/cart/cart-changes.ts'
import { readCart, useCart } from '#orders/cart/cart.store.ts'
import type { NewCartLine } from '#orders/cart/cart.calls.ts'
import { dropWaiting, keepWaiting, type WaitingChoice } from './waiting-choices.ts'

/** The choices that this window is sending, which `putWaiting` skips. */
const underWay = new Set<string>()

const nameOf = (chosen: WaitingChoice) => JSON.stringify({ ...chosen, refused: undefined })

export const isUnderWay = (chosen: WaitingChoice): boolean => underWay.has(nameOf(chosen))

/**
 * Adds a choice to the cart. If the response is lost, the choice is stored on the device: this window
 * retries it, or the next page after a reload (put-waiting.ts). The cart accepts the same choice once.
 */
export async function addKept(line: NewCartLine): Promise<Answer<CartLine>> {
  const { userId, productId, proof } = line
  const { color, size = null, pack = null } = line.choice
  const chosen = { productId, choice: { color, size, pack }, isPrinted: false, proof }
  let isKept = false
  const answer = await addToCart(line, () => {
    isKept = true
    underWay.add(nameOf(chosen))
    keepWaiting(chosen)
  })
  if (!isKept) return answer
  underWay.delete(nameOf(chosen))
  if (!answer.success && answer.status === 0) return answer
  dropWaiting(chosen)
  if (answer.success || answer.code !== 'already_in_cart') return answer
  // The first request succeeded.
  await readCart(userId)
  const added = useCart
    .getState()
    .items.find(
      ({ product, selectedDetails: its }) =>
        product.id === productId &&
        its.color === color &&
        its.proof === proof &&
        (its.size ?? null) === size &&
        (its.quantity ?? null) === pack,
    )
  return added ? { success: true, data: added } : answer
}
