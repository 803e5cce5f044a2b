import { formatRupees } from '@tohfa/contract/money'
import { uiTexts } from './ui.texts.ts'

/** A price in rupees; with a discount the old one struck through and the percent beside it. */
export function Price({
  price,
  discountedPrice,
  discount,
  size = 'md',
  prefix = '',
}: {
  price: number
  discountedPrice: number
  discount: number
  size?: 'md' | 'lg'
  prefix?: string
}) {
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-2">
      <span className={size === 'lg' ? 'text-2xl font-semibold' : 'text-lg font-semibold'}>
        {prefix}
        {formatRupees(discountedPrice)}
      </span>
      {discount > 0 && (
        <>
          <s className={`text-quiet line-through ${size === 'lg' ? 'text-lg' : 'text-sm'}`}>
            <span className="sr-only">{`${uiTexts.oldPrice} `}</span>
            {formatRupees(price)}
          </s>
          <span className={`font-medium text-action ${size === 'lg' ? 'text-lg' : 'text-sm'}`}>
            {uiTexts.percentOff(discount)}
          </span>
        </>
      )}
    </p>
  )
}
