import { keepWish, takeWish } from '../../session/wish.ts'
import { addToCart, readCart } from '../../cart/cart.store.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Choice } from './product-choice.ts'
import { productTexts as texts } from './product.texts.ts'

export type Press = 'add' | 'buy'
export type Wish = { id: string; press: Press }

const topic = 'cart'

/** Puts one of a product into the cart and says so; false when it is not there afterwards. */
export async function putInCart(
  userId: string,
  productId: string,
  choice: Choice,
): Promise<boolean> {
  const answer = await addToCart({ userId, productId, choice })
  if (answer.success) {
    toast('success', texts.added, topic)
    return true
  }
  if (answer.code === 'already_in_cart') {
    await readCart(userId)
    toast('info', texts.alreadyInCart, topic)
    return true
  }
  toast('error', answer.message, topic)
  return false
}

/** What was pressed goes along to the sign-in, to be done afterwards. */
export function wishFor(press: Press, choice: Choice): { choice: Choice; wish: Wish } {
  return { choice, wish: { id: keepWish(), press } }
}

/** What this person pressed before they signed in, when it is to be done now. */
export function takeUp(
  state: unknown,
  userId: string,
  { color, size, pack }: Choice,
): Press | null {
  const { wish, choice: wished } = (state ?? {}) as Partial<ReturnType<typeof wishFor>>
  if (!wish || !wished || !takeWish(wish.id, userId)) return null
  if (wished.color === color && wished.size === size && wished.pack === pack) return wish.press
  // Used up meanwhile: something else was chosen in its place, which nobody pressed for.
  toast('error', texts.outOfStock, topic)
  return null
}
