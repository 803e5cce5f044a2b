import { call, type Failed } from '../api/api-client.ts'
import { addToCart, readCart, updateCartLine, useCart } from '../cart/cart.store.ts'
import { toast } from '../ui/toast/toast.ts'
import type { Chosen } from './studio-props.ts'
import { studioTexts as texts } from './studio.texts.ts'

export type ApprovedProof = {
  userId: string
  productId: string
  choice: Chosen
  /** The line of the bag whose print it replaces. */
  lineId: string | null
  hash: string
  ticked: string[]
}

/** Approves a print and puts it into the bag; says so. @returns how it failed */
export async function approveProof(asked: ApprovedProof): Promise<Failed | null> {
  const { userId, productId, choice, lineId, hash, ticked } = asked
  const approval = await call('POST /proofs/:hash/approval', { params: { hash }, body: { ticked } })
  if (!approval.success) return approval
  const line = useCart.getState().items.find(({ id }) => id === lineId)
  const changed =
    line && (await updateCartLine({ id: line.id, quantity: line.quantity, proof: hash }))
  // Removed from the bag elsewhere, it is put there anew.
  const isGone = changed?.success === false && changed.code === 'cart_line_not_found'
  if (isGone) await readCart(userId)
  const answer =
    changed && !isGone ? changed : await addToCart({ userId, productId, choice, proof: hash })
  if (answer.success)
    toast('success', changed && !isGone ? texts.changedInBag : texts.added, 'cart')
  else if (answer.code === 'already_in_cart') {
    await readCart(userId)
    toast('info', texts.alreadyInCart, 'cart')
  } else return answer
  return null
}
