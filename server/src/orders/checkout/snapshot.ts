import { createHash } from 'node:crypto'
import type { OrderPlacement } from '@tohfa/contract/orders/checkout'
import { v7 } from 'uuid'
import { boughtOf, type LineToBuy, printPaise, unitOf } from '#orders/cart/cart.service.ts'
import { businessOf } from './business-of.ts'
import { giftOf } from './gift-of.ts'
import type { Priced } from './price-placement.ts'
import type { NewCheckoutLine } from './checkout.queries.ts'

/** A copy of a cart line for a checkout, independent of later changes of product and cart. */
export function snapshot(
  checkoutId: string,
  line: LineToBuy,
  position: number,
  offerPaise: number,
): NewCheckoutLine {
  return {
    id: v7(),
    checkoutId,
    position,
    ...boughtOf(line),
    quantity: line.quantity,
    approvalId: line.approvalId,
    personalisationPaise: printPaise(line.print),
    offerPaise,
    personalisation: line.print?.values ?? null,
    listId: line.listId,
    listN: line.listN,
    list: line.list,
    plain: line.plain,
    reservedVariantId: line.trackStock ? line.variantId : null,
  }
}

/** The fields that make two requests the same purchase. */
export function fingerprintOf(
  lines: readonly LineToBuy[],
  placement: OrderPlacement,
  { offer, wrapPaise }: Priced,
): string {
  const business = businessOf(placement)
  const gift = giftOf(placement)
  return hash([
    lines.map((line) => [
      line.productId,
      line.color,
      line.size,
      line.pack,
      line.quantity,
      unitOf(line).unitPaise,
      ...(line.print ? [line.print.hash, printPaise(line.print)] : []),
      ...(line.listId === null ? [] : [line.listId, line.listN]),
    ]),
    placement.shipping_address,
    placement.payment_method,
    ...(business ? [business] : []),
    ...(gift ? [{ gift }] : []),
    ...(placement.arriveOn ? [placement.arriveOn] : []),
    ...(offer ? [{ offer: [offer.coupon.code, offer.shares] }] : []),
    ...(wrapPaise > 0 ? [{ wrapPaise }] : []),
  ])
}

export function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
