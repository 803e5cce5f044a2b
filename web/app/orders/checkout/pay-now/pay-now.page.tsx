import { useState } from 'react'
import { redirectDocument, useParams } from 'react-router'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import type { Order } from '@tohfa/contract/orders/orders'
import { useMember } from '#platform/session/guards.ts'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { ReadOne } from '#platform/page-head/read-one.tsx'
import { servicesContext } from '#platform/page-head/services.ts'
import { canPayNow } from '#orders/order/cash/can-pay-now.ts'
import { ButtonLink } from '#ui/button.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { NarrowPage } from '#ui/narrow-page.tsx'
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

/**
 * Only the policy of this page's document allows the payment script, so it is always loaded as a
 * document.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): { payWindow: PayWindow } {
  throw redirectDocument(new URL(request.url).pathname)
}

/** Pays an own cash order online (docs/product.md 10.19). */
export default function PayNowPage({ loaderData }: Route.ComponentProps) {
  const { id = '' } = useParams()
  const session = useMember()
  const read = useGet('GET /user-orders/:id', session ? { params: { id } } : null)
  return (
    <>
      <title>{texts.title}</title>
      <ReadOne
        read={read}
        texts={{ ...texts, gone: texts.none, failed: texts.notRead }}
        waiting={<Waiting />}
      >
        {(order) => <Payable order={order} payWindow={loaderData.payWindow} />}
      </ReadOne>
    </>
  )
}

function Waiting() {
  return (
    <NarrowPage heading={texts.heading} busy>
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="h-40" />
    </NarrowPage>
  )
}

function Payable({ order, payWindow }: { order: Order; payWindow: PayWindow }) {
  const [isPaid, setIsPaid] = useState(false)
  const { id, orderNumber, total, gift, shipping_address: address } = order
  const paying = usePayNow(payWindow, {
    orderNumber,
    // The phone of a gift's recipient is for the courier only.
    ...(!gift && { buyer: address }),
    ask: () => call('POST /user-orders/:id/pay-now', { params: { id } }),
    verify: (callback) => verifyPayment(callback, address),
    onPaid: () => setIsPaid(true),
  })
  if (!isPaid && !canPayNow(order)) return <MessagePage {...texts.none} />
  const sum = formatRupees(total)
  return (
    <NarrowPage heading={isPaid ? texts.paid : texts.heading}>
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
    </NarrowPage>
  )
}
