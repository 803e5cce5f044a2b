// chunk: lines
import type { PriceBreak } from '@tohfa/contract/catalog/price-breaks'
import { priceBreakTexts as texts } from './price-break.texts.ts'

/** The break of a line with what a piece costs; nothing where it has none. */
export function BreakNote({
  line: { unitPrice, priceBreak },
}: {
  line: { unitPrice: number; priceBreak: PriceBreak | null }
}) {
  return (
    priceBreak && (
      <p className="tabular text-xs text-success">
        {`${texts.each(unitPrice)}: ${texts.reached(priceBreak.percent, priceBreak.from)}`}
      </p>
    )
  )
}
