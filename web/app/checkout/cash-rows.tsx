import type { CartLine } from '@tohfa/contract/cart'
import { cashDue } from '@tohfa/contract/cash-due'
import { formatRupees, formatSigned, toPaise, toRupees } from '@tohfa/contract/money'
import { totals } from '@tohfa/contract/pricing'
import { Row } from '../cart/price-details.tsx'
import { cashTexts as texts } from './cash.texts.ts'

/** What the courier collects for lines, in whole rupees, where that differs from their total. */
export function CashRows({ lines }: { lines: readonly CartLine[] }) {
  const { total } = totals(lines.filter(({ available }) => available))
  const { toCollect, rounding } = cashDue(toPaise(total))
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
