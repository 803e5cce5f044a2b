import { useState } from 'react'
import type { Quote } from '@tohfa/contract/orders/drafts/quotes'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { PaymentMethod } from '@tohfa/contract/orders/orders'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import { noticeVersion } from '@tohfa/contract/accounts/notice'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { NoticeLink } from '#accounts/account/notice/notice-link.tsx'
import { MessageTick } from '#orders/checkout/messages/message-tick.tsx'
import { useMessages } from '#orders/checkout/messages/use-messages.ts'
import { PayButton } from '#orders/checkout/pay-now/pay-button.tsx'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, Radio } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { QuoteAddress } from './quote-address.tsx'
import { QuoteRefusal } from './quote-refusal.tsx'
import { QuoteTicks } from './quote-ticks.tsx'
import { quoteTexts as texts } from './quote.texts.ts'
import { useQuoteOrder } from './use-quote-order.ts'

/** What its customer still says of a quote, and the buttons that order it. */
export function QuoteOrder({
  token,
  quote,
  payWindow,
  onChanged,
}: {
  token: string
  quote: Quote
  payWindow: PayWindow
  onChanged: () => void
}) {
  const { needed, totals, cash } = quote
  const [address, setAddress] = useState<Address | null>(null)
  const [email, setEmail] = useState('')
  const [ticked, setTicked] = useState<Record<string, string[]>>({})
  const [approved, setApproved] = useState(false)
  const [method, setMethod] = useState<PaymentMethod>('online')
  const messages = useMessages(
    { on: quote.messages, numbers: [] },
    (address ?? quote.address)?.phone,
  )
  const order = useQuoteOrder(payWindow, {
    quote,
    buyer: address ?? quote.address,
    onOrdered: onChanged,
    send: (payment_method) =>
      call('POST /quotes/:token/order', {
        params: { token },
        body: {
          approved: true,
          ticked,
          payment_method,
          shown_total: totals.total,
          notice: noticeVersion,
          ...(address && { address }),
          ...(email && { email }),
          ...(messages?.isTicked && { whatsapp: localeTexts.language }),
        },
      }),
    verify: (body) => call('POST /quotes/:token/verify-order', { params: { token }, body }),
  })
  const isAllTicked = Object.entries(needed.ticks).every(([id, codes]) =>
    codes.every((code) => ticked[id]?.includes(code)),
  )
  const isPlaced = !needed.address || address !== null
  const hint = !isPlaced ? texts.addressFirst : approved && isAllTicked ? null : texts.approveFirst
  return (
    <>
      <QuoteTicks quote={quote} ticked={ticked} onTick={setTicked} />
      <QuoteAddress quote={quote} chosen={address} onChoose={setAddress} />
      {needed.email && !needed.address && !address && (
        <Field
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={order.fields?.['email']}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          className="pt-4"
        />
      )}
      {cash && (
        <fieldset className="mt-6 min-w-0">
          <legend className="pb-2 text-lg font-semibold">{texts.pay}</legend>
          <Radio
            name="payment"
            value="online"
            label={texts.online}
            checked={method === 'online'}
            onChange={() => setMethod('online')}
          />
          <Radio
            name="payment"
            value="cash"
            label={`${texts.cash}: ${texts.cashNote(formatRupees(toRupees(cashDue(toPaise(totals.total)).toCollect)))}`}
            checked={method === 'cash'}
            onChange={() => setMethod('cash')}
          />
        </fieldset>
      )}
      <div className="flex flex-col gap-3 pt-6">
        <Checkbox
          name="approve"
          value="yes"
          label={texts.approve}
          checked={approved}
          onChange={setApproved}
        />
        <MessageTick box={messages} />
        {hint ? (
          <>
            <Button size="lg" disabled>
              {texts.order(formatRupees(totals.total))}
            </Button>
            <p className="text-sm text-quiet">{hint}</p>
          </>
        ) : method === 'cash' ? (
          <Button size="lg" busy={order.isBusy} onClick={order.byCash}>
            {texts.order(formatRupees(totals.total))}
          </Button>
        ) : (
          <PayButton paying={order.paying} sum={totals.total} />
        )}
        {order.failed && (
          <p role="alert" className="text-sm font-medium text-danger">
            {order.failed}
          </p>
        )}
        <p className="text-sm text-quiet">
          {texts.safe} {texts.notice} <NoticeLink part="order" />
        </p>
      </div>
      <QuoteRefusal token={token} onDeclined={onChanged} />
    </>
  )
}
