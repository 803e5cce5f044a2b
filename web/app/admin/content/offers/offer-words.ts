import { isProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { Coupon } from '@tohfa/contract/orders/coupons'
import { formatRupees } from '@tohfa/contract/shared/money'
import { typeLabel } from '#catalog/products/type-label.ts'
import { formatCount } from '#admin/money/reports/format-figures.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { offersTexts as texts } from './offers.texts.ts'

/** The period of an offer. */
export function daysOf({ from, until }: Coupon): string {
  if (from && until) return texts.fromUntil(formatDate(from), formatDate(until))
  if (from) return texts.from(formatDate(from))
  return until ? texts.until(formatDate(until)) : texts.always
}

export function usesOf({ uses, limit }: Coupon): string {
  return limit === null ? formatCount(uses) : texts.usesOf(formatCount(uses), formatCount(limit))
}

/** The conditions of an offer. */
export function conditionsOf({ min, types, firstOrder, perPerson }: Coupon): string {
  return [
    types?.map((type) => (isProductType(type) ? typeLabel(type) : type)).join(', '),
    min !== null && texts.minimum(formatRupees(min)),
    firstOrder && texts.firstOrder,
    perPerson !== null && texts.perPerson(formatCount(perPerson)),
  ]
    .filter(Boolean)
    .join(' · ')
}
