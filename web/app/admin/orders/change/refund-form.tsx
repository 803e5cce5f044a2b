import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import {
  mostOfReason,
  type RefundCredit,
  refundCredits,
  type RefundKind,
  refundKinds,
} from '@tohfa/contract/payments/refund-states'
import { call, type Failed } from '#platform/api/api-client.ts'
import { choosable, type Chosen, itemsOf, nextPaise } from '#orders/order/pieces.ts'
import { Field } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { changeTexts as texts } from './change.texts.ts'
import { RefundLines } from './refund-lines.tsx'

/**
 * Refunds pieces of an order, each line with its amount, or an amount without pieces; by default
 * all that is left.
 */
export function RefundForm({
  order,
  onDone,
  onLeave,
}: {
  order: AdminOrder
  onDone: (sentence: string) => void
  onLeave: () => void
}) {
  const left = toRupees(toPaise(order.paid) - toPaise(order.refunded))
  const methods = refundKinds.filter(
    (kind) =>
      kind !== 'provider' ||
      (order.payment_method === 'online' &&
        order.payments.every((payment) => payment.kind === 'provider')),
  )
  const lines = choosable(
    order.order_items,
    (line) => line.cancelled + refundedOf(order, line.id),
    (line) => refundedRows(order, line.id),
  )
  const [chosen, setChosen] = useState<Chosen>({})
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({})
  const [amount, setAmount] = useState(String(left))
  const [restock, setRestock] = useState(false)
  const [reason, setReason] = useState('')
  const [credit, setCredit] = useState<RefundCredit>('gst')
  const [method, setMethod] = useState<RefundKind>(methods[0] ?? 'upi')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  // One key per opening: pressing twice is one refund.
  const [key] = useState(() => crypto.randomUUID())
  const items = itemsOf(lines, chosen)
  const amountOf = (id: string, quantity = chosen[id] ?? 0) =>
    amounts[id] ?? String(Math.min(left, worthOf(order, id, quantity)))
  /** At their price, which the server computes: for the last pieces with the rounding of cash. */
  const isPriced = ({ id, quantity }: (typeof items)[number]) =>
    amounts[id] === undefined && worthOf(order, id, quantity) <= left
  const isLast = lines.every(({ id, most }) => chosen[id] === most) && items.every(isPriced)
  // Before shipping no invoice exists that could stay unchanged.
  const mayChooseCredit =
    items.length === 0 && order.status !== 'confirmed' && order.status !== 'cancelled'
  const mayRestock = order.order_items.some(
    ({ id, personalisation }) => chosen[id] && !personalisation,
  )

  async function send() {
    setBusy(true)
    const answer = await call('POST /admin/orders/:id/refunds', {
      params: { id: order.id },
      headers: { 'idempotency-key': key },
      body: {
        reason,
        method,
        ...(items.length === 0
          ? { amount: rupeesOf(amount), ...(mayChooseCredit && { credit }) }
          : {
              lines: items.map((item) =>
                isPriced(item)
                  ? item
                  : { ...item, amount: rupeesOf(amountOf(item.id, item.quantity)) },
              ),
              restock: restock && mayRestock,
            }),
      },
    })
    setBusy(false)
    if (!answer.success) return setFailed(answer)
    onDone(texts.givenBack(formatRupees(answer.data.amount)))
  }

  return (
    <form
      className="mt-4 flex flex-col"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="pb-3 text-sm text-quiet">{texts.left(formatRupees(left))}</p>
      <RefundLines
        lines={lines}
        chosen={chosen}
        amountOf={amountOf}
        fields={failed?.fields}
        onChoose={(next) => {
          setChosen(next)
          setAmounts({})
          setFailed(null)
        }}
        onAmount={(id, value) => setAmounts({ ...amounts, [id]: value })}
      />
      {items.length === 0 ? (
        <Field
          label={texts.amount}
          name="amount"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={failed?.fields?.['amount']}
        />
      ) : (
        <p className="tabular flex justify-between gap-4 border-t border-hairline pt-3 pb-4 text-sm">
          {texts.together}
          <strong>
            {formatRupees(
              sum([
                ...items.map(({ id, quantity }) => amountOf(id, quantity)),
                String(isLast ? (order.rounding ?? 0) : 0),
              ]),
            )}
          </strong>
        </p>
      )}
      {mayChooseCredit && (
        <SelectField
          label={texts.credit}
          name="credit"
          value={credit}
          hint={texts.creditHint}
          error={failed?.fields?.['credit']}
          onChange={(event) =>
            setCredit(refundCredits.find((one) => one === event.currentTarget.value) ?? credit)
          }
          options={refundCredits.map((value) => ({ value, label: texts.credits[value] }))}
        />
      )}
      {mayRestock && (
        <div className="pb-4">
          <Switch
            label={texts.restock}
            hint={texts.restockHint}
            checked={restock}
            onChange={setRestock}
          />
        </div>
      )}
      <Field
        label={texts.refundReason}
        name="reason"
        maxLength={mostOfReason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={failed?.fields?.['reason']}
      />
      <SelectField
        label={texts.method}
        name="method"
        value={method}
        error={failed?.fields?.['method']}
        onChange={(event) =>
          setMethod(methods.find((kind) => kind === event.currentTarget.value) ?? method)
        }
        options={methods.map((kind) => ({ value: kind, label: texts.methods[kind] }))}
      />
      <FormEnd
        problem={failed && !failed.fields ? failed.error : null}
        leave={texts.keep}
        send={texts.giveBackNow}
        busy={busy}
        onLeave={onLeave}
      />
    </form>
  )
}

/** How many pieces of a line are refunded, and how many are left in the order. */
function refundedOf(order: AdminOrder, lineId: string): number {
  return refundsOf(order, lineId).reduce((pieces, { quantity }) => pieces + quantity, 0)
}

const refundedRows = (order: AdminOrder, lineId: string): number[] =>
  refundsOf(order, lineId).flatMap(({ rows = [] }) => rows)

function refundsOf({ refunds }: AdminOrder, lineId: string) {
  return refunds
    .filter(({ status, cancels }) => status !== 'failed' && !cancels)
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id === lineId)
}

/** The value of further pieces of a line, in rupees. */
function worthOf(order: AdminOrder, id: string, quantity: number): number {
  const line = order.order_items.find((one) => one.id === id)
  if (!line) return 0
  return toRupees(nextPaise(line, line.cancelled + refundedOf(order, id), quantity))
}

const rupeesOf = (typed: string) => Number(latinDigits(typed))

function sum(typed: readonly string[]): number {
  return toRupees(typed.reduce((paise, one) => paise + Math.round(rupeesOf(one) * 100 || 0), 0))
}
