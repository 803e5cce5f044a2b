import { Suspense, useEffect } from 'react'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useSession } from '#platform/session/session.store.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { readCart, useCart } from './cart.store.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { cartTexts as texts } from './cart.texts.ts'
import { EmptyCart } from './empty-cart.tsx'
import { RemovedNote } from './removed-note.tsx'
import { useCartChanges } from './use-cart-changes.ts'
import { hasWaiting } from './waiting/has-waiting.ts'

const loadFilled = () => import('./filled-cart.tsx')
const FilledCart = lazyPart(loadFilled)
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
  // Together with the lines, not after them.
  useEffect(() => void loadFilled().catch(() => null), [])

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
        {items.length === 0 ? (
          <EmptyCart visitor={false} />
        ) : (
          <Suspense fallback={<CartSkeleton />}>
            <FilledCart changes={changes} />
          </Suspense>
        )}
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
