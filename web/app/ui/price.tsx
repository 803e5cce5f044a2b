// chunk: cards
import { formatRupees } from '@tohfa/contract/shared/money'
import { uiTexts } from './ui.texts.ts'

/** A price in rupees; with a discount the old one struck through, and the percentage. */
export function Price({
  price,
  payable,
  discount,
  size = 'md',
}: {
  /** In rupees, as is `payable`. */
  price: number
  payable: number
  discount: number
  size?: 'md' | 'lg'
}) {
  const [now, before] = size === 'lg' ? ['text-2xl', 'text-lg'] : ['text-lg', 'text-sm']
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-2">
      <span className={`font-semibold ${now}`}>{formatRupees(payable)}</span>
      {discount > 0 && (
        <>
          <s className={`text-quiet line-through ${before}`}>
            <span className="sr-only">{`${uiTexts.oldPrice} `}</span>
            {formatRupees(price)}
          </s>
          <span className={`font-medium text-action ${before}`}>
            {uiTexts.percentOff(discount)}
          </span>
        </>
      )}
    </p>
  )
}
