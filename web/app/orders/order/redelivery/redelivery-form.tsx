import { type FormEvent, useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { mostOfRedeliveryNote } from '@tohfa/contract/fulfilment/redelivery-states'
import { call, type Failed } from '#platform/api/api-client.ts'
import { TextArea } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { daysFrom, formatDay } from './days.ts'
import { redeliveryTexts as texts } from './redelivery.texts.ts'

/** Asks for one of the available redelivery days. */
export function RedeliveryForm({
  order: { id },
  days: { from, until },
  onClose,
}: {
  order: OrderDetails
  days: { from: string; until: string }
  /** True after a request, or when the displayed order is outdated. */
  onClose: (isChanged: boolean) => void
}) {
  const [on, setOn] = useState(from)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await call('POST /user-orders/:id/redelivery', {
      params: { id },
      body: { on, ...(!isBlank(note) && { note }) },
    })
    setBusy(false)
    if (!answer.success) return setFailed(answer)
    toast('success', texts.asked(formatDay(on)), id)
    onClose(true)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3 p-5">
      <SelectField
        label={texts.day}
        value={on}
        error={failed?.fields?.['on']}
        options={daysFrom(from, until).map((value) => ({ value, label: formatDay(value) }))}
        onChange={({ currentTarget: { value } }) => setOn(value)}
      />
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={mostOfRedeliveryNote}
        value={note}
        error={failed?.fields?.['note']}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <FormEnd
        problem={failed && !failed.fields ? failed.error : null}
        leave={texts.cancel}
        send={texts.confirm}
        busy={busy}
        onLeave={() => onClose(failed !== null)}
      />
    </form>
  )
}
