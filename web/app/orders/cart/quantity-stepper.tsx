import { Minus, Plus } from 'lucide'
import { maxQuantity, minQuantity } from '@tohfa/contract/orders/cart'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { cartTexts as texts } from './cart.texts.ts'

/** A quantity from 1 to 10, limited by the stock. */
export function QuantityStepper({
  title,
  quantity,
  most = maxQuantity,
  onChange,
}: {
  title: string
  quantity: number
  most?: number | undefined
  onChange: (quantity: number) => void
}) {
  return (
    <fieldset
      aria-label={texts.quantity}
      className="inline-flex min-w-0 items-center rounded-control border border-control bg-surface"
    >
      <IconButton
        name={texts.decrease(title)}
        disabled={quantity <= minQuantity}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon shape={Minus} className="size-4" />
      </IconButton>
      <output aria-live="polite" className="tabular min-w-7 text-center text-sm font-semibold">
        {quantity}
      </output>
      <IconButton
        name={texts.increase(title)}
        disabled={quantity >= Math.min(most, maxQuantity)}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon shape={Plus} className="size-4" />
      </IconButton>
    </fieldset>
  )
}
