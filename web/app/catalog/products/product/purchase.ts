import { keepProofPicture } from '#platform/session/proof-reason.ts'
import { savePendingAction, takePendingAction } from '#platform/session/pending-action.ts'
import { addToCart, readCart, useCart } from '#orders/cart/cart.store.ts'
import { putWaiting } from '#orders/cart/waiting/put-waiting.ts'
import { isRefused, keepWaiting } from '#orders/cart/waiting/waiting-choices.ts'
import { toast } from '#ui/toast/toast.ts'
import { isInCart, type ProductChoice } from './product-choice.ts'
import { productTexts as texts } from './product.texts.ts'
import { purchaseTexts } from './purchase.texts.ts'

export type Press = 'add' | 'buy'
export type PendingPurchase = { id: string; press: Press }

const topic = 'cart'

/** Puts one of a product into the cart and says so; false when it is not there afterwards. */
export async function putInCart(
  userId: string,
  productId: string,
  choice: ProductChoice,
): Promise<boolean> {
  // What waited for the sign-in is there by now, and that was said.
  if (isInCart(useCart.getState().items, productId, choice)) return true
  const answer = await addToCart({ userId, productId, choice })
  if (answer.success) {
    toast('success', purchaseTexts.added, topic)
    return true
  }
  if (answer.code === 'already_in_cart') {
    await readCart(userId)
    toast('info', purchaseTexts.alreadyInCart, topic)
    return true
  }
  // The session was over: the choice waits for the sign-in that follows.
  if (answer.status === 401) keepWaiting({ productId, choice, isPrinted: false })
  else toast('error', answer.message, topic)
  return false
}

/**
 * What was chosen waits on this device, and what was pressed goes along to the sign-in, to be done afterwards; `proofPicture` shows the design
 * there whose proof waits, undefined where none does.
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
 * What this person pressed before they signed in, when it is to be done now: after all that waited is
 * in the cart.
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
  // Why not was said.
  if (isRefused({ productId, choice: chosen, isPrinted: false })) return null
  if (chosen.color === color && chosen.size === size && chosen.pack === pack) return pending.press
  // Used up meanwhile: something else was chosen in its place, which nobody pressed for.
  toast('error', texts.outOfStock, topic)
  return null
}
