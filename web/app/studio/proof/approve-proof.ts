import { call, type Failed } from '#platform/api/api-client.ts'
import { addToCart, readCart, updateCartLine, useCart } from '#orders/cart/cart.store.ts'
import { dropWaiting } from '#orders/cart/waiting/waiting-choices.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'

export type ApprovedProof = {
  userId: string
  productId: string
  choice: Chosen
  /** The line of the bag, or of an order, whose print it replaces. */
  lineId: string | null
  /** The order whose line it is; null for the bag. */
  orderId: string | null
  hash: string
  ticked: string[]
}

/** Approves a print and puts it into the bag, or on a line of an order; says so. @returns how it failed */
export async function approveProof(approved: ApprovedProof): Promise<Failed | null> {
  const { orderId, lineId, hash, ticked } = approved
  const approval = await call('POST /proofs/:hash/approval', { params: { hash }, body: { ticked } })
  if (!approval.success) return approval
  const { answer, priceShown } =
    orderId && lineId ? await putOnOrder(orderId, lineId, hash) : await putIntoBag(approved)
  const { productId, choice } = approved
  if (answer.success || answer.code === 'already_in_cart')
    dropWaiting({ productId, choice, isPrinted: true })
  if (answer.success) toast('success', priceShown, 'cart')
  else if (answer.code === 'already_in_cart') {
    await readCart(approved.userId)
    toast('info', texts.alreadyInCart, 'cart')
  } else return answer
  return null
}

async function putOnOrder(id: string, itemId: string, proof: string) {
  const answer = await call('PUT /user-orders/:id/items/:itemId/proof', {
    params: { id, itemId },
    body: { proof },
  })
  return { answer, priceShown: texts.changedInOrder }
}

/** In the place of the print on its line; where that is gone, or there was none, as a line of its own. */
async function putIntoBag({ userId, productId, choice, lineId, hash }: ApprovedProof) {
  const line = useCart.getState().items.find(({ id }) => id === lineId)
  if (line) {
    const answer = await updateCartLine({ id: line.id, quantity: line.quantity, proof: hash })
    if (answer.success || answer.code !== 'cart_line_not_found')
      return { answer, priceShown: texts.changedInBag }
    await readCart(userId)
  }
  const answer = await addToCart({ userId, productId, choice, proof: hash })
  return { answer, priceShown: texts.added }
}
