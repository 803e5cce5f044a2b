import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatRupees } from '@tohfa/contract/shared/money'
import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import type { Order } from '@tohfa/contract/orders/orders'
import { useNavigate } from '#ui/link.ts'
import { call } from '#platform/api/api-client.ts'
import { CashQuestion } from '#orders/order/cash/cash-question.tsx'
import { useMember } from '#platform/session/guards.ts'
import { readCart } from '#orders/cart/cart.store.ts'
import { LinePicture } from '#orders/cart/line-picture.tsx'
import { LineWords } from '#orders/cart/printed-words.tsx'
import { offerRows } from '#orders/order/offer-rows.ts'
import { cashRows } from '#orders/order/cash-rows.ts'
import { GiftLines } from '#orders/order/gift-lines.tsx'
import { giftTexts } from '#orders/order/gift.texts.ts'
import { RemindMe } from '#orders/order/reminder/remind-me.tsx'
import { promiseRows } from '#orders/order/promise-rows.ts'
import { ordersTexts, paymentLabels } from '#orders/order/orders.texts.ts'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { checkoutTexts } from './checkout.texts.ts'

const texts = checkoutTexts.success

/** Needs the order in the navigation state, which a reload keeps; without one it redirects home. */
export default function OrderSuccessPage() {
  const session = useMember()
  const navigate = useNavigate()
  const { order } = (useLocation().state ?? {}) as { order?: Order }
  const userId = session?.userInfo.id

  useEffect(() => {
    if (!userId) return
    if (!order) return void navigate('/', { replace: true })
    void readCart(userId)
  }, [navigate, userId, order])

  return (
    <div className="page section-space">
      <title>{texts.title}</title>
      {session && order ? <Confirmation order={order} /> : <Waiting />}
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy className="mx-auto max-w-lg">
      <h1 className="sr-only">{texts.title}</h1>
      <Skeleton className="h-96" />
    </div>
  )
}

function Confirmation({ order: placed }: { order: Order }) {
  const [answered, setAnswered] = useState<Order | null>(null)
  const order = answered ?? placed
  const waits = isCashOpen(order.cashState)
  async function readAgain() {
    const answer = await call('GET /user-orders/:id', { params: { id: placed.id } })
    if (answer.success) setAnswered(answer.data)
  }
  const { shipping_address: address, order_items: items, business } = order
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 text-center">
      <OrnamentBorder />
      <h1 className="pt-4 text-3xl font-semibold">{texts.thanks}</h1>
      {order.status === 'cancelled' ? null : waits ? (
        <p className="text-xl font-semibold">{texts.toConfirm}</p>
      ) : (
        <p className="text-xl font-semibold text-success">{texts.confirmed}</p>
      )}
      <p className="text-quiet">{waits ? texts.toConfirmMail : texts.mail}</p>
      <CashQuestion order={order} onAnswered={() => void readAgain()} />
      <dl className="tabular my-4 grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-hairline py-5 text-left text-sm">
        {[
          [texts.order, order.orderNumber],
          ...offerRows(order),
          [texts.total, formatRupees(order.total)],
          ...cashRows(order),
          ...promiseRows(order),
          [texts.payment, paymentLabels[order.payment_method]],
          [texts.sentTo, `${address.name}, ${address.city} ${address.pinCode}`],
          ...(business
            ? [[ordersTexts.boughtFor, `${business.legalName}, ${business.gstin}`]]
            : []),
        ].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {order.gift && (
        <section className="mb-4 w-full text-left">
          <h2 className="mb-2 text-base font-semibold">{giftTexts.heading}</h2>
          <GiftLines gift={order.gift} />
          <RemindMe order={order} />
        </section>
      )}
      <PrintedItems
        items={items.filter(({ personalisation, plain }) => personalisation ?? plain)}
      />
      <div className="flex gap-3 max-sm:flex-col max-sm:self-stretch print:hidden">
        <ButtonLink to="/account/orders" size="lg">
          {texts.checkStatus}
        </ButtonLink>
        <ButtonLink to="/" size="lg" look="secondary">
          {texts.continueShopping}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The approved print of a line, or a note that it has none. */
function PrintedItems({ items }: { items: Order['order_items'] }) {
  if (items.length === 0) return null
  return (
    <section className="mb-4 w-full text-left">
      <h2 className="mb-3 text-base font-semibold">{texts.printing}</h2>
      <ul className="flex flex-col gap-4">
        {items.map((item) => (
          <li key={item.id} className="grid grid-cols-[5.5rem_1fr] gap-4">
            <LinePicture line={item} sizes="5.5rem" className="w-full" />
            <div className="flex min-w-0 flex-col gap-1.5">
              <p className="text-sm leading-snug font-medium break-words">{item.product.title}</p>
              <LineWords line={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
