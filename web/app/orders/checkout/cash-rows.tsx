import { formatRupees, formatSigned, toRupees } from '@tohfa/contract/shared/money'
import type { CashDue } from '@tohfa/contract/orders/cash-due'
import { Row } from '#orders/cart/price-details.tsx'
import { cashTexts as texts } from '#orders/order/cash.texts.ts'

/** The amount that the courier collects, in whole rupees, if it differs from the total. */
export function CashRows({ toCollect, rounding }: CashDue) {
  if (rounding === 0) return null
  return (
    <>
      <Row name={texts.rounding}>{formatSigned(toRupees(rounding))}</Row>
      <Row name={texts.toCollect}>
        <strong className="font-semibold">{formatRupees(toRupees(toCollect))}</strong>
      </Row>
    </>
  )
}
