import { useState } from 'react'
import type { Order } from '@tohfa/contract/orders/orders'
import { call } from '#platform/api/api-client.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { canPayNow } from './can-pay-now.ts'
import { cashQuestionTexts as texts } from './cash-question.texts.ts'

type Props = {
  order: Order
  /** Called after an answer, because the loaded order is outdated. */
  onAnswered: () => void
}

/** The confirmation of a cash order: the question with its two buttons, or the answer. */
export function CashQuestion({ order, onAnswered }: Props) {
  const { cashState, orderNumber, id } = order
  if (cashState === 'none') return canPayNow(order) ? <PayInstead {...{ id, orderNumber }} /> : null
  if (cashState !== 'to_confirm') {
    return (
      <>
        {order.payment_method === 'cash' && <p className="mt-3 text-sm">{texts[cashState]}</p>}
        {canPayNow(order) && <PayInstead {...{ id, orderNumber }} />}
      </>
    )
  }
  return <Question order={order} onAnswered={onAnswered} />
}

function PayInstead({ id, orderNumber }: Pick<Order, 'id' | 'orderNumber'>) {
  return (
    <div className="mt-3 print:hidden">
      <ButtonLink look="secondary" to={`/pay/${id}`} aria-label={texts.payInsteadOf(orderNumber)}>
        {texts.payInstead}
      </ButtonLink>
    </div>
  )
}

function Question({ order, onAnswered }: Props) {
  const [asking, setAsking] = useState<'yes' | 'no' | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { id, orderNumber, cashUntil = order.order_date } = order

  async function say(answer: 'yes' | 'no') {
    if (asking) return
    setAsking(answer)
    setFailed(null)
    const done = await call('POST /user-orders/:id/cash', { params: { id }, body: { answer } })
    setAsking(null)
    // Answered elsewhere meanwhile: the order is reloaded.
    if (done.success || done.status === 409) return onAnswered()
    setFailed(done.error)
  }

  return (
    <section
      aria-label={texts.heading}
      className="mt-4 w-full border-y border-hairline bg-link-wash px-4 py-4 text-left"
    >
      <p className="font-semibold">{texts.heading}</p>
      <p className="pt-1 text-sm">{texts.until(formatDateTime(cashUntil))}</p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <Button
          aria-label={texts.yesOf(orderNumber)}
          busy={asking === 'yes'}
          onClick={() => void say('yes')}
        >
          {texts.yes}
        </Button>
        <Button
          look="secondary"
          aria-label={texts.noOf(orderNumber)}
          busy={asking === 'no'}
          onClick={() => void say('no')}
        >
          {texts.no}
        </Button>
        {canPayNow(order) && (
          <ButtonLink
            look="secondary"
            to={`/pay/${id}`}
            aria-label={texts.payInsteadOf(orderNumber)}
          >
            {texts.payInstead}
          </ButtonLink>
        )}
      </div>
      {failed && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {failed}
        </p>
      )}
    </section>
  )
}
