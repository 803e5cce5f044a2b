import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { checkoutTexts as texts } from '#orders/checkout/checkout.texts.ts'
import type { GiftOfCheckout } from './use-gift.ts'

/** Most orders are not gifts, so the fields load on demand. */
const GiftFields = lazyPart(() => import('./gift-fields.tsx'))

/** The gift option of an order; a single line while it is off (docs/product.md 9.23). */
export function GiftPart(props: {
  gift: GiftOfCheckout
  /** The price of wrapping in rupees; null if it is not available. */
  wrapPrice: number | null
  /** The amount that the courier collects in rupees; null online. */
  toCollect: number | null
}) {
  const { isOn, change } = props.gift
  return (
    <section className="border-t border-hairline">
      <label className="flex min-h-13 items-center gap-3 text-base font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
          className="size-5 shrink-0 accent-link"
        />
        {texts.gift}
      </label>
      {isOn && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <GiftFields {...props} />
        </Suspense>
      )}
    </section>
  )
}
