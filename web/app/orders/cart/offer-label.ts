import { formatRupees } from '@tohfa/contract/shared/money'
import type { CouponKind } from '@tohfa/contract/orders/coupon-kinds'
import { offerLabels as labels } from './offer-label.texts.ts'

/** What an offer takes off, in words. */
export function offerLabel({
  kind,
  value,
  cap,
}: {
  kind: CouponKind
  value: number
  cap: number | null
}): string {
  if (kind === 'amount') return labels.amount(formatRupees(value))
  return cap === null
    ? labels.percent(String(value))
    : labels.percentUpTo(String(value), formatRupees(cap))
}
