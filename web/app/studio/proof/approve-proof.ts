import { call, type Failed } from '#platform/api/api-client.ts'
import { updateCartLine } from '#orders/cart/cart-changes.ts'
import { readCart, useCart } from '#orders/cart/cart.store.ts'
import { addKept } from '#orders/cart/waiting/add-kept.ts'
import { dropWaiting } from '#orders/cart/waiting/waiting-choices.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'

export type ApprovedProof = {
  userId: string
  productId: string
  choice: Chosen
  /** The cart or order line whose print it replaces. */
  lineId: string | null
  /** The order of the line; null for the cart. */
  orderId: string | null
  hash: string
  ticked: string[]
}

/**
 * Approves a print and adds it to the cart, or to a line of an order, with a message; @returns the
 * failure
 */
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

/** Replaces the print of its line; if the line is gone, or had none, it becomes a new line. */
async function putIntoBag({ userId, productId, choice, lineId, hash }: ApprovedProof) {
  const line = useCart.getState().items.find(({ id }) => id === lineId)
  if (line) {
    const answer = await updateCartLine({ id: line.id, quantity: line.quantity, proof: hash })
    if (answer.success || answer.code !== 'cart_line_not_found')
      return { answer, priceShown: texts.changedInBag }
    await readCart(userId)
  }
  const answer = await addKept({ userId, productId, choice, proof: hash })
  return { answer, priceShown: texts.added }
}
