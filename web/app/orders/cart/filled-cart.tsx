import { Suspense, useMemo, useRef } from 'react'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { ButtonLink } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useNavigate } from '#ui/link.ts'
import { CartLineItem } from './cart-line.tsx'
import { useCart } from './cart.store.ts'
import { cartTexts as texts } from './cart.texts.ts'
import { nextBreaks } from './next-breaks.ts'
import { PriceDetails } from './price-details.tsx'
import type { CartChanges } from './use-cart-changes.ts'
import { WaitOverlay } from './wait-overlay.tsx'

const CartCoupon = lazyPart(() => import('./cart-coupon.tsx'))
const CartPromise = lazyPart(() => import('./cart-promise.tsx'))
const ReturnsNote = lazyPart(() => import('./returns-note.tsx'))

/** The lines of the cart and its summary. */
export default function FilledCart({ changes }: { changes: CartChanges }) {
  const { items, bill } = useCart()
  const next = useMemo(() => nextBreaks(items), [items])
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const { isChanging } = changes

  async function edit(line: CartLine) {
    const design = await changes.edit(line)
    if (design)
      await navigate(`/product-detail/${line.product.id}?design=${design}&line=${line.id}`)
  }

  async function remove(line: CartLine) {
    if (await changes.remove(line)) heading.current?.focus()
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="pb-4 text-2xl font-semibold outline-none">
        {texts.heading}
      </h1>
      <div className="relative grid gap-x-14 lg:grid-cols-[1fr_22rem]" aria-busy={isChanging}>
        <ul className="border-t border-hairline">
          {items.map((line) => (
            <CartLineItem
              key={line.id}
              line={line}
              next={next.get(line.id)}
              onQuantity={(quantity) => void changes.setQuantity(line, quantity)}
              onEdit={() => void edit(line)}
              onRemove={() => void remove(line)}
            />
          ))}
        </ul>
        <aside
          aria-label={texts.summary}
          className="pt-8 lg:sticky lg:top-24 lg:self-start lg:pt-0"
        >
          <h2 className="mb-3 text-lg font-semibold">{texts.summary}</h2>
          {bill && <PriceDetails bill={bill} />}
          {bill && (
            <Suspense fallback={<div className="h-12" />}>
              <CartCoupon bill={bill} />
            </Suspense>
          )}
          <Suspense>
            <CartPromise lines={items} />
          </Suspense>
          <ButtonLink to="/checkout" size="lg" className="my-6 w-full">
            {texts.checkout}
          </ButtonLink>
          <Suspense>
            <ReturnsNote isPersonalised={items.some((line) => line.personalisation)} />
          </Suspense>
        </aside>
        <WaitOverlay shown={isChanging} />
      </div>
    </>
  )
}
