import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Href } from '@tohfa/contract/shared/site-map'
import { formatRupees } from '@tohfa/contract/shared/money'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Link } from '#ui/link.ts'
import { Price } from '#ui/price.tsx'
import { cartTexts as texts } from './cart.texts.ts'
import { LineChoice } from './line-choice.tsx'
import { LinePicture } from './line-picture.tsx'
import type { NextBreak } from './next-breaks.ts'
import { priceBreakTexts as breakTexts } from './price-break.texts.ts'
import { LineWords, wordsOf } from './printed-words.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const quietButton =
  'inline-flex min-h-11 items-center rounded-control text-sm text-quiet underline underline-offset-4'

export function CartLineItem({
  line,
  next,
  onQuantity,
  onEdit,
  onRemove,
}: {
  line: CartLine
  /** The break that a few more pieces would reach. */
  next: NextBreak | undefined
  onQuantity: (quantity: number) => void
  onEdit: () => void
  onRemove: () => void
}) {
  const { product, unitPrice, priceBreak, selectedDetails, personalisation, available } = line
  const to: Href = `/product-detail/${product.id}`
  const title = titleOf(product)
  const note = noteOf(line)
  // The text of a print distinguishes two lines of one product.
  const printed = line.list ? [line.list.title] : wordsOf(personalisation?.values ?? [])
  const name = [title, ...printed].join(', ')
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-hairline py-5 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
      <Link to={to} tabIndex={-1} aria-hidden className={available ? '' : 'opacity-60'}>
        <LinePicture line={line} sizes="7rem" className="w-full" />
      </Link>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-base leading-snug font-semibold break-words">
          <Link to={to} className="rounded-control hover:text-link hover:underline">
            {title}
          </Link>
        </h2>
        <LineChoice chosen={selectedDetails} />
        <LineWords line={line} />
        <Price
          {...product}
          payable={unitPrice}
          discount={
            priceBreak ? Math.floor(100 - (100 * unitPrice) / product.price) : product.discount
          }
        />
        {available && (priceBreak || next) && (
          <p aria-live="polite" className="tabular flex flex-wrap gap-x-3 text-sm">
            {priceBreak && (
              <span className="text-success">
                {breakTexts.reached(priceBreak.percent, priceBreak.from)}
              </span>
            )}
            {next && (
              <span className="font-medium">{breakTexts.next(next.more, next.unitPrice)}</span>
            )}
          </p>
        )}
        {personalisation && personalisation.price > 0 && (
          <p className="tabular text-sm">{texts.forPrint(formatRupees(personalisation.price))}</p>
        )}
        {note && <p className={`text-sm font-medium ${note.ink}`}>{note.text}</p>}
        {line.priceWhenAdded !== undefined && available && (
          <p className="tabular text-sm text-quiet">
            {personalisation
              ? texts.wasWithPrint(line.priceWhenAdded)
              : texts.wasWhenAdded(line.priceWhenAdded)}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-1">
          {line.list && <p className="tabular text-sm">{texts.pieces(line.quantity)}</p>}
          {available && !line.list && (
            <QuantityStepper
              title={name}
              quantity={line.quantity}
              most={line.stockLeft}
              onChange={onQuantity}
            />
          )}
          <div className="flex gap-x-5">
            {line.list && (
              <Link to={`/name-lists/${line.list.id}`} className={`${quietButton} hover:text-link`}>
                {texts.editList}
              </Link>
            )}
            {personalisation && !line.list && line.unavailableBecause !== 'studio_ended' && (
              <button
                type="button"
                aria-label={texts.editOf(name)}
                className={`${quietButton} hover:text-link`}
                onClick={onEdit}
              >
                {texts.edit}
              </button>
            )}
            <button
              type="button"
              aria-label={line.list ? undefined : texts.removeOf(name)}
              className={`${quietButton} hover:text-danger`}
              onClick={onRemove}
            >
              {line.list ? texts.removeList : texts.remove}
            </button>
          </div>
        </div>
      </div>
    </li>
  )
}

/** What prevents the purchase of a line, or soon will. */
function noteOf({ available, unavailableBecause: because, stockLeft, quantity }: CartLine) {
  if (because) return { ink: 'text-danger', text: texts[because] }
  if (!available)
    return { ink: 'text-danger', text: stockLeft === 0 ? texts.usedUp : texts.unavailable }
  if (stockLeft === undefined || stockLeft > 10) return null
  return quantity > stockLeft
    ? { ink: 'text-danger', text: texts.tooMany(stockLeft) }
    : { ink: 'text-warning', text: texts.onlyLeft(stockLeft) }
}
