import { message } from '#platform/http/messages.ts'
import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import { shareOut } from '@tohfa/contract/shared/share-out'
import { Failure } from '#platform/http/failures.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Coupon } from './offers.queries.ts'

/** A line that can be bought, in paise. */
export type OfferedLine = { productType: string; piecePaise: number; quantity: number }

/** A coupon that counts, and what it takes off each of the lines. */
export type PricedOffer = { coupon: Coupon; discountPaise: number; shares: number[] }

export type CartOffers = {
  applied: PricedOffer | null
  /** Whether others would have counted too. */
  several: boolean
  /** The coupon that is kept, and why it does not count; null when it does, or another is better. */
  kept: { coupon: Coupon; refusal: Failure | null } | null
}

/** No payment provider takes less than a rupee, so that much of the goods is always paid. */
const leastPaise = 100

/**
 * What is taken off a cart: of all offers that count the one that takes most. An automatic one comes
 * before a coupon that takes as much, which so is kept for another time.
 */
export function priceOffers(coupons: readonly Coupon[], lines: readonly OfferedLine[]): CartOffers {
  const all = coupons.map((coupon) => ({ coupon, refusal: refusalOf(coupon, lines) }))
  const counting = all
    .filter(({ refusal }) => refusal === null)
    .map(({ coupon }) => priced(coupon, lines))
    .filter(({ discountPaise }) => discountPaise > 0)
    .sort(
      (a, b) =>
        b.discountPaise - a.discountPaise ||
        Number(b.coupon.automatic) - Number(a.coupon.automatic) ||
        (a.coupon.code < b.coupon.code ? -1 : 1),
    )
  return {
    applied: counting[0] ?? null,
    several: counting.length > 1,
    kept: all.find(({ coupon }) => coupon.kept) ?? null,
  }
}

/** Why a coupon does not count for these lines and this person; null when it does. */
function refusalOf(coupon: Coupon, lines: readonly OfferedLine[]): Failure | null {
  const today = indianDay()
  const { fromDay, untilDay, limit, perPerson, minPaise } = coupon
  if (fromDay !== null && fromDay > today)
    return new Failure('coupon_not_begun', { sentence: message('couponNotBegun', dayOf(fromDay)) })
  if (untilDay !== null && untilDay < today)
    return new Failure('coupon_ended', { sentence: message('couponEnded', dayOf(untilDay)) })
  if (limit !== null && coupon.uses >= limit) return new Failure('coupon_used_up')
  if (perPerson !== null && coupon.ownUses >= perPerson) return new Failure('coupon_used_before')
  if (coupon.isLate) return new Failure('coupon_first_order')
  const goods = sum(weightsOf(coupon, lines))
  if (goods === 0) return new Failure('coupon_not_for_goods')
  if (minPaise !== null && goods < minPaise)
    return new Failure('coupon_minimum', {
      sentence: message('couponMinimum', rupees(minPaise), rupees(minPaise - goods)),
    })
  return null
}

function priced(coupon: Coupon, lines: readonly OfferedLine[]): PricedOffer {
  const weights = weightsOf(coupon, lines)
  const goods = sum(weights)
  const { kind, value, capPaise } = coupon
  const wished = kind === 'amount' ? value : Math.round((goods * value) / 10_000)
  const all = sum(lines.map(worth))
  const discountPaise = Math.max(0, Math.min(wished, capPaise ?? wished, goods, all - leastPaise))
  return { coupon, discountPaise, shares: shareOut(discountPaise, weights) }
}

/** What each line weighs in an offer: nothing where it is not for its type. */
const weightsOf = ({ types }: Coupon, lines: readonly OfferedLine[]): number[] =>
  lines.map((line) => (types === null || types.includes(line.productType) ? worth(line) : 0))

const worth = ({ piecePaise, quantity }: OfferedLine): number => piecePaise * quantity

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

const rupees = (paise: number): string => formatRupees(toRupees(paise))

/** A day as it is said in both languages: 05/11/2026. */
const dayOf = (day: string): string => day.split('-').toReversed().join('/')
