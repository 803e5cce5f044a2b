import type { PayWindow } from '@tohfa/contract/shared/pages'
import { redirectDocument } from 'react-router'
import { useMember } from '#platform/session/guards.ts'
import { readCart, useCart } from '#orders/cart/cart.store.ts'
import { servicesContext } from '#platform/page-head/services.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { cartTexts } from '#orders/cart/cart.texts.ts'
import type { Route } from './+types/checkout.page'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { checkoutTexts as texts } from './checkout.texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { payWindow: context.get(servicesContext).payWindow }
}

/**
 * Only the policy of this page's document allows the payment script, so it is always loaded as a
 * document.
 */
export function clientLoader(): { payWindow: PayWindow } {
  throw redirectDocument('/checkout')
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-8 sm:py-12">
      <title>{texts.title}</title>
      <CheckoutContent payWindow={loaderData.payWindow} />
    </div>
  )
}

function CheckoutContent({ payWindow }: { payWindow: PayWindow }) {
  const session = useMember()
  const { items, bill, error } = useCart()
  if (session && bill)
    return <CheckoutForm session={session} lines={items} bill={bill} payWindow={payWindow} />
  if (!session || !error) return <CheckoutSkeleton />
  return (
    <EmptyState
      heading={<h1>{cartTexts.notRead}</h1>}
      sentence={error}
      action={<Button onClick={() => void readCart(session.userInfo.id)}>{texts.tryAgain}</Button>}
    />
  )
}
