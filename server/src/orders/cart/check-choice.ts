import { Failure, type Fields, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Offer } from './cart.queries.ts'
import type { LineChoice } from './stored-lines.queries.ts'

/**
 * The choice that a person wants to add; absent and null mean that the product has no such choice.
 */
export type Addition = {
  productId: string
  color: string
  size?: string | null | undefined
  pack?: number | null | undefined
  /** The hash of a proof that they approved. */
  proof?: string | null | undefined
}

/** The validated choice, or 400 with `fields` for values that are not offered. */
export function checkChoice(
  offer: Pick<Offer, 'variants' | 'packs' | 'needsProof'>,
  addition: Addition,
): LineChoice {
  const fields: Fields = {}
  const ofColor = offer.variants.filter((variant) => variant.color === addition.color)
  const size = addition.size || null
  const pack = addition.pack ?? null
  if (ofColor.length === 0) fields['selectedDetails.color'] = message('colorNotOffered')
  else if (!ofColor.some((variant) => variant.size === size))
    fields['selectedDetails.size'] = message(size === null ? 'required' : 'sizeNotOffered')
  if (offer.packs ? pack === null || !offer.packs.includes(pack) : pack !== null)
    fields['selectedDetails.quantity'] = message(pack === null ? 'required' : 'packNotOffered')
  if (offer.needsProof && !addition.proof) fields['selectedDetails.proof'] = message('required')
  if (Object.keys(fields).length > 0) throw refusedFields(fields)
  return { color: addition.color, size, pack }
}

/** 409 when the stock of a tracked choice does not cover one more than the cart already has. */
export function refuseOneMore(
  offer: Offer,
  choice: LineChoice & { approvalId: string | null },
): void {
  const { color, size } = choice
  const ofVariant = offer.inCart.filter((line) => line.color === color && line.size === size)
  const { trackStock } = offer
  const stock = offer.variants.find((v) => v.color === color && v.size === size)?.stock ?? 0
  if (trackStock && stock < 1) throw new Failure('out_of_stock')
  const isSame = (line: (typeof ofVariant)[number]) =>
    line.listId === null && line.pack === choice.pack && line.approvalId === choice.approvalId
  if (ofVariant.some(isSame)) throw new Failure('already_in_cart')
  const taken = ofVariant.reduce((sum, { quantity }) => sum + quantity, 0)
  if (trackStock && stock < taken + 1) throw outOfStock(offer.title, stock)
}

export function outOfStock(title: string, left: number): Failure {
  return new Failure('out_of_stock', {
    sentence: left > 0 ? message('onlyLeft', left, title) : message('soldOut', title),
  })
}
