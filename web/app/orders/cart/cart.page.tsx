import { Suspense, useRef } from 'react'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useSession } from '#platform/session/session.store.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useNavigate } from '#ui/link.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { CartLineItem } from './cart-line.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { readCart, useCart } from './cart.store.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { cartTexts as texts } from './cart.texts.ts'
import { EmptyCart } from './empty-cart.tsx'
import { PriceDetails } from './price-details.tsx'
import { RemovedNote } from './removed-note.tsx'
import { type CartChanges, useCartChanges } from './use-cart-changes.ts'
import { hasWaiting } from './waiting/has-waiting.ts'
import { WaitOverlay } from './wait-overlay.tsx'

const CartCoupon = lazyPart(() => import('./cart-coupon.tsx'))
const CartPromise = lazyPart(() => import('./cart-promise.tsx'))
const ReturnsNote = lazyPart(() => import('./returns-note.tsx'))
const WaitingCart = lazyPart(() => import('./waiting/waiting-cart.tsx'))
const StillWaiting = lazyPart(() => import('./waiting/still-waiting.tsx'))

export default function CartPage() {
  return (
    <div className="page min-h-[calc(100svh-4rem)] py-8 sm:py-12">
      <PageMeta title={texts.title} description={texts.description} path="/cart" />
      <CartContent />
    </div>
  )
}

function CartContent() {
  const { known: sessionKnown, session } = useSession()
  const { items, known, isBillOld, error } = useCart()
  const changes = useCartChanges()

  if (sessionKnown && !session)
    return hasWaiting() ? (
      <Suspense fallback={<CartSkeleton />}>
        <WaitingCart />
      </Suspense>
    ) : (
      <EmptyCart visitor />
    )
  if (known && !(isBillOld && error))
    return (
      <>
        {session && hasWaiting() && (
          <Suspense>
            <StillWaiting userId={session.userInfo.id} />
          </Suspense>
        )}
        {changes.removed && (
          <RemovedNote
            title={titleOf(changes.removed.product)}
            busy={changes.isChanging}
            onUndo={() => void changes.undo()}
          />
        )}
        {items.length === 0 ? <EmptyCart visitor={false} /> : <FilledCart changes={changes} />}
      </>
    )
  if (!session || !error) return <CartSkeleton />
  return (
    <EmptyState
      heading={<h1>{texts.notRead}</h1>}
      sentence={error}
      action={<Button onClick={() => void readCart(session.userInfo.id)}>{texts.tryAgain}</Button>}
    />
  )
}

function FilledCart({ changes }: { changes: CartChanges }) {
  const { items, bill } = useCart()
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
