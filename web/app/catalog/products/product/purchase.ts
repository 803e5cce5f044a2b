import { keepProofPicture } from '#platform/session/proof-reason.ts'
import { savePendingAction, takePendingAction } from '#platform/session/pending-action.ts'
import { addToCart, readCart } from '#orders/cart/cart.store.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ProductChoice } from './product-choice.ts'
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
  toast('error', answer.message, topic)
  return false
}

/**
 * What was pressed goes along to the sign-in, to be done afterwards; `proofPicture` shows the design
 * there whose proof waits, undefined where none does.
 */
export function pendingPurchase(
  press: Press,
  choice: ProductChoice,
  isPlain: boolean,
  proofPicture?: string | null,
): { choice: ProductChoice; isPlain: boolean; pending: PendingPurchase } {
  if (proofPicture !== undefined) keepProofPicture(proofPicture)
  return { choice, isPlain, pending: { id: savePendingAction(), press } }
}

/** What this person pressed before they signed in, when it is to be done now. */
export function takePendingPurchase(
  state: unknown,
  userId: string,
  { color, size, pack }: ProductChoice,
): Press | null {
  const { pending, choice: chosen } = (state ?? {}) as Partial<ReturnType<typeof pendingPurchase>>
  if (!pending || !chosen || !takePendingAction(pending.id, userId)) return null
  if (chosen.color === color && chosen.size === size && chosen.pack === pack) return pending.press
  // Used up meanwhile: something else was chosen in its place, which nobody pressed for.
  toast('error', texts.outOfStock, topic)
  return null
}
