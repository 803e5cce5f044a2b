import { type FormEvent, useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { call, type Failed } from '#platform/api/api-client.ts'
import { daysFrom, formatDay } from '#orders/order/redelivery/days.ts'
import { FormEnd } from '#ui/form/form-end.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { changeTexts as texts } from './change.texts.ts'

/** Requests a redelivery for a buyer who contacted the shop. */
export function RedeliveryForm({
  order: {
    id,
    orderNumber,
    redelivery: { from = '', until = from },
  },
  onDone,
  onLeave,
}: {
  order: AdminOrder
  onDone: (sentence: string) => void
  onLeave: () => void
}) {
  const [on, setOn] = useState(from)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await call('POST /admin/orders/:id/redelivery', { params: { id }, body: { on } })
    setBusy(false)
    if (answer.success) return onDone(texts.triedAgain(orderNumber))
    setFailed(answer)
  }

  return (
    <form noValidate className="mt-4 flex flex-col" onSubmit={(event) => void send(event)}>
      <SelectField
        label={texts.tryOn}
        value={on}
        error={failed?.fields?.['on']}
        options={daysFrom(from, until).map((value) => ({ value, label: formatDay(value) }))}
        onChange={({ currentTarget: { value } }) => setOn(value)}
      />
      <FormEnd
        problem={failed && !failed.fields ? failed.error : null}
        leave={texts.keep}
        send={texts.tryNow}
        busy={busy}
        onLeave={onLeave}
      />
    </form>
  )
}
