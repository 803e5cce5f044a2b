import { useState } from 'react'
import { redirectDocument, useParams } from 'react-router'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import type { Order } from '@tohfa/contract/orders/orders'
import { useMember } from '#platform/session/guards.ts'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { servicesContext } from '#platform/page-head/services.ts'
import { canPayNow } from '#orders/order/cash/can-pay-now.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import { verifyPayment } from '#orders/checkout/order.calls.ts'
import type { Route } from './+types/pay-now.page'
import { PayButton } from './pay-button.tsx'
import { payNowTexts as texts } from './pay-now.texts.ts'
import { usePayNow } from './use-pay-now.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { payWindow: context.get(servicesContext).payWindow }
}

/** Only the document of this page lets the pay window's script in, so it is always loaded whole. */
export function clientLoader({ request }: Route.ClientLoaderArgs): { payWindow: PayWindow } {
  throw redirectDocument(new URL(request.url).pathname)
}

/** An own cash order that is paid online after all (docs/product.md 10.19). */
export default function PayNowPage({ loaderData }: Route.ComponentProps) {
  const { id = '' } = useParams()
  const session = useMember()
  const { latest, answer, reload } = useGet(
    'GET /user-orders/:id',
    session ? { params: { id } } : null,
  )
  return (
    <>
      <title>{texts.title}</title>
      {latest?.success ? (
        <Payable order={latest.data} payWindow={loaderData.payWindow} />
      ) : latest?.status === 404 ? (
        <MessagePage {...texts.none} />
      ) : latest && answer ? (
        <div className="page section-space">
          <EmptyState
            heading={<h1>{texts.notRead}</h1>}
            sentence={latest.error}
            action={<Button onClick={reload}>{texts.retry}</Button>}
          />
        </div>
      ) : (
        <div className="page py-10 sm:py-16" aria-busy>
          <div className="mx-auto max-w-sm">
            <h1 className="pb-4 text-2xl font-semibold">{texts.heading}</h1>
            <p className="sr-only">{texts.loading}</p>
            <Skeleton className="h-40" />
          </div>
        </div>
      )}
    </>
  )
}

function Payable({ order, payWindow }: { order: Order; payWindow: PayWindow }) {
  const [isPaid, setIsPaid] = useState(false)
  const { id, orderNumber, total, gift, shipping_address: address } = order
  const paying = usePayNow(payWindow, {
    orderNumber,
    // The phone of whoever gets a gift is for the courier alone.
    ...(!gift && { buyer: address }),
    ask: () => call('POST /user-orders/:id/pay-now', { params: { id } }),
    verify: (callback) => verifyPayment(callback, address),
    onPaid: () => setIsPaid(true),
  })
  if (!isPaid && !canPayNow(order)) return <MessagePage {...texts.none} />
  const sum = formatRupees(total)
  return (
    <div className="page py-10 sm:py-16">
      <div className="mx-auto max-w-sm">
        <OrnamentBorder />
        <h1 className="pt-6 pb-4 text-2xl font-semibold">{isPaid ? texts.paid : texts.heading}</h1>
        <SuccessMessage sentence={isPaid ? texts.paidSentence(sum, orderNumber) : null} />
        {isPaid ? (
          <ButtonLink to="/account/orders">{texts.myOrders}</ButtonLink>
        ) : (
          <>
            <p className="tabular text-sm text-quiet">{texts.of(orderNumber)}</p>
            <p className="pt-1 pb-6">{texts.what}</p>
            <PayButton paying={paying} sum={total} />
          </>
        )}
      </div>
    </div>
  )
}
