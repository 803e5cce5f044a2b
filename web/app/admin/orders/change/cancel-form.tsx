import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { mostOfReason } from '@tohfa/contract/payments/refund-states'
import { call, type Failed } from '#platform/api/api-client.ts'
import { allOf, choosable, type Chosen, itemsOf } from '#orders/order/pieces.ts'
import { PiecesField } from '#orders/order/pieces-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { changeTexts as texts } from './change.texts.ts'

/** Cancels pieces of an order, by default all that are left. */
export function CancelForm({
  order,
  onDone,
  onLeave,
}: {
  order: AdminOrder
  onDone: (sentence: string) => void
  onLeave: () => void
}) {
  const open = choosable(order.order_items)
  const [chosen, setChosen] = useState<Chosen>(() => allOf(open))
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // One key per opening: pressing twice is one cancellation.
  const [key] = useState(() => crypto.randomUUID())
  const items = itemsOf(open, chosen)

  async function send() {
    setFailed(null)
    if (items.length === 0) return setProblem(texts.chooseOne)
    setBusy(true)
    const answer = await call('POST /admin/orders/:id/cancel', {
      params: { id: order.id },
      headers: { 'idempotency-key': key },
      body: { reason, items },
    })
    setBusy(false)
    if (answer.success) return onDone(texts.cancelled(order.orderNumber))
    setFailed(answer)
    setProblem(answer.fields?.['reason'] ? null : answer.error)
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
      <fieldset className="flex min-w-0 flex-col gap-2 pb-3">
        <legend className="pb-2 text-sm font-medium">{texts.whichPieces}</legend>
        {open.map((line) => (
          <PiecesField
            key={line.id}
            choice={line}
            label={texts.piecesOf(line.name)}
            chosen={chosen}
            onChange={setChosen}
          />
        ))}
      </fieldset>
      <Field
        label={texts.cancelReason}
        name="reason"
        maxLength={mostOfReason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={failed?.fields?.['reason']}
      />
      <FormEnd
        problem={problem}
        leave={texts.keep}
        send={texts.cancelNow}
        look="danger"
        busy={busy}
        onLeave={onLeave}
      />
    </form>
  )
}
