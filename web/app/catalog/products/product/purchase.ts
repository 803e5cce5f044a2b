import { keepProofPicture } from '#platform/session/proof-reason.ts'
import { savePendingAction, takePendingAction } from '#platform/session/pending-action.ts'
import { readCart, useCart } from '#orders/cart/cart.store.ts'
import { addKept } from '#orders/cart/waiting/add-kept.ts'
import { putWaiting } from '#orders/cart/waiting/put-waiting.ts'
import { isRefused, keepWaiting } from '#orders/cart/waiting/waiting-choices.ts'
import type { Press } from '#studio/proof/proof-flow.ts'
import { toast } from '#ui/toast/toast.ts'
import { isInCart, type ProductChoice } from './product-choice.ts'
import { productTexts as texts } from './product.texts.ts'
import { purchaseTexts } from './purchase.texts.ts'

export type PendingPurchase = { id: string; press: Press }

const topic = 'cart'

/** Adds one piece to the cart with a message; false when it is not in the cart afterwards. */
export async function putInCart(
  userId: string,
  productId: string,
  choice: ProductChoice,
): Promise<boolean> {
  // Waiting choices are in the cart by now, and their message was shown.
  if (isInCart(useCart.getState().items, productId, choice)) return true
  const answer = await addKept({ userId, productId, choice })
  if (answer.success) {
    toast('success', purchaseTexts.added, topic)
    return true
  }
  if (answer.code === 'already_in_cart') {
    await readCart(userId)
    toast('info', purchaseTexts.alreadyInCart, topic)
    return true
  }
  // The session had expired: the choice waits for the next sign-in.
  if (answer.status === 401) keepWaiting({ productId, choice, isPrinted: false })
  else toast('error', answer.message, topic)
  return false
}

/**
 * Stores the choice on this device and takes the pressed action to the sign-in, to continue
 * afterwards. `proofPicture` shows the waiting design there; undefined without one.
 */
export function pendingPurchase(
  press: Press,
  productId: string,
  choice: ProductChoice,
  isPlain: boolean,
  proofPicture?: string | null,
): { choice: ProductChoice; isPlain: boolean; pending: PendingPurchase } {
  if (proofPicture !== undefined) keepProofPicture(proofPicture)
  keepWaiting({ productId, choice, isPrinted: proofPicture !== undefined })
  return { choice, isPlain, pending: { id: savePendingAction(), press } }
}

/**
 * The action that this person pressed before the sign-in, if it is due: after all waiting choices
 * are in the cart.
 */
export async function takePendingPurchase(
  state: unknown,
  userId: string,
  productId: string,
  { color, size, pack }: ProductChoice,
): Promise<Press | null> {
  const { pending, choice: chosen } = (state ?? {}) as Partial<ReturnType<typeof pendingPurchase>>
  if (!pending || !chosen || !takePendingAction(pending.id, userId)) return null
  await putWaiting(userId)
  // The reason was shown already.
  if (isRefused({ productId, choice: chosen, isPrinted: false })) return null
  if (chosen.color === color && chosen.size === size && chosen.pack === pack) return pending.press
  // Out of stock meanwhile: another variant is selected, which nobody pressed for.
  toast('error', texts.outOfStock, topic)
  return null
}
