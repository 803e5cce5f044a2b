import type { ReactNode } from 'react'
import type { CustomerPage } from '@tohfa/contract/backoffice/customers'
import { formatRupees } from '@tohfa/contract/shared/money'
import { messageStateLabels } from '#admin/content/messages/messages.texts.ts'
import { formatDate, formatDateTime } from '#platform/i18n/dates.ts'
import { formatDay } from '#orders/order/redelivery/days.ts'
import { returnReasonLabels, returnStateLabels } from '#orders/order/returns/returns.texts.ts'
import { StatusMark } from '#orders/order/status-mark.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { CustomerSection } from './customer-section.tsx'
import { customerTexts as texts, customersTexts, draftStateLabels } from './customers.texts.ts'
import { paymentWord } from '#admin/orders/payment-word.ts'

/** What a person ordered, was offered, sent back and wrote; the newest first. */
export function CustomerHistory({ person }: { person: CustomerPage }) {
  const { drafts, returns, messages, formerOrders } = person
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Orders person={person} />
      {drafts.length > 0 && (
        <CustomerSection heading={texts.quotes}>
          <ul>
            {drafts.map((draft) => (
              <Row key={draft.id}>
                <span className="tabular font-semibold">{draft.number}</span>
                <span>{draftStateLabels[draft.state]}</span>
                <span className="tabular text-quiet">{texts.until(formatDay(draft.until))}</span>
                <Sum>{formatRupees(draft.total)}</Sum>
              </Row>
            ))}
          </ul>
        </CustomerSection>
      )}
      {returns.length > 0 && (
        <CustomerSection heading={texts.returns}>
          <ul>
            {returns.map(({ id, number, orderId, state, reason, createdAt }) => (
              <Row key={id}>
                <Link to={`/admin/orders?order=${orderId}`} className={`tabular ${textLinkClass}`}>
                  {number}
                </Link>
                <span>{returnStateLabels[state]}</span>
                <span className="text-quiet">{returnReasonLabels[reason]}</span>
                <Sum>{formatDate(createdAt)}</Sum>
              </Row>
            ))}
          </ul>
        </CustomerSection>
      )}
      {formerOrders.length > 0 && (
        <CustomerSection heading={texts.formerOrders}>
          <p className="text-sm text-quiet">{texts.formerSentence}</p>
          <ul>
            {formerOrders.map(({ id, number, placedAt, status, total, lines }) => (
              <Row key={id}>
                <span className="tabular font-semibold wrap-anywhere">{number}</span>
                <span data-from-people>{status}</span>
                <span className="tabular text-quiet">{formatDate(placedAt)}</span>
                <Sum>{formatRupees(total)}</Sum>
                <span data-from-people className="w-full text-quiet wrap-anywhere">
                  {lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
                </span>
              </Row>
            ))}
          </ul>
        </CustomerSection>
      )}
      {messages.length > 0 && <Messages messages={messages} />}
    </div>
  )
}

function Orders({ person: { orders, orderCount } }: { person: CustomerPage }) {
  return (
    <CustomerSection heading={texts.orders}>
      {orders.length === 0 && <p className="text-sm text-quiet">{texts.noOrders}</p>}
      {orders.length < orderCount && (
        <p className="tabular text-sm text-quiet">{texts.latest(orders.length, orderCount)}</p>
      )}
      <ul>
        {orders.map((order) => (
          <Row key={order.id}>
            <Link to={`/admin/orders?order=${order.id}`} className={`tabular ${textLinkClass}`}>
              {order.orderNumber}
            </Link>
            <StatusMark status={order.status} />
            <span className="tabular text-quiet">{formatDateTime(order.order_date)}</span>
            <span className="text-quiet">
              {paymentWord(order.payment_method, order.handPayment)}
            </span>
            <Sum>
              {formatRupees(order.total)}
              {order.refunded > 0 && (
                <span className="block text-xs text-quiet">
                  {customersTexts.refunded(formatRupees(order.refunded))}
                </span>
              )}
            </Sum>
          </Row>
        ))}
      </ul>
    </CustomerSection>
  )
}

function Messages({ messages }: Pick<CustomerPage, 'messages'>) {
  return (
    <CustomerSection heading={texts.messages}>
      <ul>
        {messages.map(({ id, number, state, message, signedIn, createdAt }) => (
          <li key={id} className="border-b border-hairline py-3 text-sm">
            <p className="tabular flex flex-wrap gap-x-3">
              <Link to="/admin/messages" className={textLinkClass}>
                {number}
              </Link>
              <span>{messageStateLabels[state]}</span>
              <span className="text-quiet">{formatDateTime(createdAt)}</span>
            </p>
            <p
              data-from-people
              dir="auto"
              className="line-clamp-3 max-w-prose whitespace-pre-line wrap-anywhere"
            >
              {message}
            </p>
            {!signedIn && <p className="text-xs text-warning">{texts.notSignedIn}</p>}
          </li>
        ))}
      </ul>
    </CustomerSection>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-hairline py-3 text-sm">
    {children}
  </li>
)

const Sum = ({ children }: { children: ReactNode }) => (
  <span className="tabular ml-auto text-right font-medium">{children}</span>
)
