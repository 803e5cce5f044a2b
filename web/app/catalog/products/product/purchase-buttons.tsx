import { ShoppingBag } from 'lucide'
import { useId } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { Icon } from '#ui/icon.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { productTexts as texts } from './product.texts.ts'
import type { ProductChoice } from './product-choice.ts'
import { fetchPurchase, type Purchase, usePurchase } from './use-purchase.ts'

/**
 * ADD TO BAG and BUY NOW, or GO TO CART if it is in the cart already. Visitors go to /signin first
 * (docs/product.md 6.4). On phones the first is in a bar within reach of the thumb.
 */
export function PurchaseButtons(purchase: Purchase) {
  const { choice, proofFlow } = purchase
  const chosenId = useId()
  const { press, pressed, inCart, soldOut, isWaiting, price } = usePurchase(purchase)

  return (
    <div
      role="presentation"
      onPointerDown={fetchPurchase}
      className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2"
    >
      <div data-bottom-bar className="bottom-bar flex items-center gap-4">
        <div className="min-w-0 md:hidden">
          <p className="tabular text-lg leading-tight font-semibold" aria-hidden>
            {formatRupees(price)}
          </p>
          <ChosenNote id={chosenId} choice={choice} />
        </div>
        {inCart ? (
          <ButtonLink
            to="/cart"
            size="lg"
            look="primary"
            className="flex-1 whitespace-nowrap max-sm:px-3"
          >
            <Icon shape={ShoppingBag} className="size-5" />
            {texts.goToCart}
          </ButtonLink>
        ) : (
          <Button
            size="lg"
            className="flex-1 whitespace-nowrap max-sm:px-3"
            busy={pressed === 'add'}
            disabled={soldOut || isWaiting}
            aria-describedby={chosenId}
            onClick={() => press('add')}
          >
            <Icon shape={ShoppingBag} className="size-5" />
            {proofFlow?.label ?? (isWaiting ? texts.seeProof : texts.addToBag)}
          </Button>
        )}
      </div>
      {!proofFlow?.isForOrder && (
        <Button
          size="lg"
          look="secondary"
          className="max-md:sm:col-span-2"
          busy={pressed === 'buy'}
          disabled={soldOut || isWaiting}
          onClick={() => press('buy')}
        >
          {texts.buyNow}
        </Button>
      )}
      {!soldOut && (
        <p className="text-sm text-quiet sm:col-span-2 md:col-span-1 lg:col-span-2">
          {texts.madeToOrder}
        </p>
      )}
    </div>
  )
}

/** The choice, such as "Coral · S"; a long colour name is truncated, a size never. */
function ChosenNote({ id, choice: { color, size, pack } }: { id: string; choice: ProductChoice }) {
  const rest = (size && choiceWord(size)) ?? (pack === null ? null : texts.packOf(pack))
  return (
    <p id={id} className="flex text-xs whitespace-pre text-quiet">
      <span className="truncate">{choiceWord(color)}</span>
      {color && rest && ' · '}
      {rest}
    </p>
  )
}
