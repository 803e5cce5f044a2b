import type { CartLine } from '@tohfa/contract/cart'
import type { Href } from '@tohfa/contract/site-map'
import { Link } from '../ui/link.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { cartTexts as texts } from './cart.texts.ts'
import { LineChoice } from './line-choice.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

export function CartLineItem({
  line,
  onQuantity,
  onRemove,
}: {
  line: CartLine
  onQuantity: (quantity: number) => void
  onRemove: () => void
}) {
  const { product, selectedDetails, available } = line
  const to: Href = `/product-detail/${product.id}`
  const note = noteOf(line)
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-hairline py-5 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
      <Link to={to} tabIndex={-1} aria-hidden className={available ? '' : 'opacity-60'}>
        <Picture
          src={selectedDetails.images[0] ?? null}
          alt=""
          sizes="7rem"
          className="aspect-4/5 w-full object-cover"
        />
      </Link>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-base leading-snug font-semibold break-words">
          <Link to={to} className="rounded-control hover:text-link hover:underline">
            {product.title}
          </Link>
        </h2>
        <LineChoice chosen={selectedDetails} />
        <Price {...product} />
        {note && <p className={`text-sm font-medium ${note.ink}`}>{note.text}</p>}
        {line.priceWhenAdded !== undefined && available && (
          <p className="tabular text-sm text-quiet">{texts.wasWhenAdded(line.priceWhenAdded)}</p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-1">
          {available && (
            <QuantityStepper
              title={product.title}
              quantity={line.quantity}
              most={line.stockLeft}
              onChange={onQuantity}
            />
          )}
          <button
            type="button"
            aria-label={texts.removeOf(product.title)}
            className="inline-flex min-h-11 items-center rounded-control text-sm text-quiet underline underline-offset-4 hover:text-danger"
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

/** What stands in the way of buying a line, or soon will. */
function noteOf({ available, stockLeft, quantity }: CartLine) {
  if (!available)
    return { ink: 'text-danger', text: stockLeft === 0 ? texts.usedUp : texts.unavailable }
  if (stockLeft === undefined || stockLeft > 10) return null
  return quantity > stockLeft
    ? { ink: 'text-danger', text: texts.tooMany(stockLeft) }
    : { ink: 'text-warning', text: texts.onlyLeft(stockLeft) }
}
