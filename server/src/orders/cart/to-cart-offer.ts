import type { CartLine } from '@tohfa/contract/orders/cart'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import { totals } from '@tohfa/contract/orders/pricing'
import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import { keyOf, message } from '#platform/http/messages.ts'
import type { CartOffers, Coupon, OfferedLine } from '#orders/offers/offers.service.ts'
import type { StoredLine } from './stored-lines.queries.ts'
import { piecePaise } from './to-cart-line.ts'

/** A line as offers count it. */
export const offeredLine = (line: StoredLine): OfferedLine => ({
  productType: line.productType,
  piecePaise: piecePaise(line),
  quantity: line.quantity,
})

/**
 * What a cart answers beside its lines.
 *
 * @param lines those that can be bought
 */
export function toCartOffer(
  { applied, several, kept }: CartOffers,
  lines: readonly CartLine[],
  { wrap, wrapPrice }: { wrap: boolean; wrapPrice: number },
): CartOffer {
  const discount = toRupees(applied?.discountPaise ?? 0)
  return {
    offer: applied && {
      code: applied.coupon.code,
      label: labelOf(applied.coupon),
      kind: applied.coupon.kind,
      value: toRupees(applied.coupon.value),
      cap: applied.coupon.capPaise === null ? null : toRupees(applied.coupon.capPaise),
      until: applied.coupon.untilDay,
      discount,
      automatic: applied.coupon.automatic,
      best: several,
    },
    coupon: kept && {
      code: kept.coupon.code,
      applied: kept.coupon.id === applied?.coupon.id,
      why: whyNot(kept, applied),
    },
    wrap: wrap ? wrapPrice : null,
    totals: { ...totals(lines, discount), personalised: personalisedOf(lines, applied) },
  }
}

/** What the lines with a print come to, in rupees. */
function personalisedOf(lines: readonly CartLine[], applied: CartOffers['applied']): number {
  const printed = lines.filter(({ personalisation }) => personalisation)
  const shares = lines.map((line, at) => (line.personalisation ? (applied?.shares[at] ?? 0) : 0))
  const offerPaise = shares.reduce((sum, share) => sum + share, 0)
  return totals(printed, toRupees(offerPaise)).total
}

function whyNot(
  { coupon, refusal }: NonNullable<CartOffers['kept']>,
  applied: CartOffers['applied'],
) {
  if (refusal) {
    const sentence = refusal.sentence ?? message(refusal.code)
    return { text: sentence.text, ...keyOf(sentence) }
  }
  if (!applied || applied.coupon.id === coupon.id) return null
  const { text, ...key } = message('couponBetter')
  return { text, ...key }
}

/** What an offer takes off, in words. */
function labelOf({ kind, value, capPaise }: Coupon): string {
  if (kind === 'amount') return `${formatRupees(toRupees(value))} off`
  const most = capPaise === null ? '' : `, at most ${formatRupees(toRupees(capPaise))}`
  return `${toRupees(value)}% off${most}`
}
