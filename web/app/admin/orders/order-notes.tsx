import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { mostOfNote } from '@tohfa/contract/orders/order-notes'
import { useCall } from '#platform/api/use-call.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { noteTexts as texts } from './admin-orders.texts.ts'
import { Part } from './part.tsx'

/** Staff's notes on an order, with a form for another. */
export function OrderNotes({
  order: { id, notes },
  onChanged,
}: {
  order: AdminOrder
  onChanged: () => void
}) {
  const [text, setText] = useState('')
  const [busy, call] = useCall()
  const [problem, setProblem] = useState<string>()

  async function add() {
    setProblem(undefined)
    const answer = await call('POST /admin/orders/:id/notes', { params: { id }, body: { text } })
    if (!answer.success) return setProblem(answer.fields?.['text'] ?? answer.error)
    setText('')
    toast('success', texts.added)
    onChanged()
  }

  return (
    <Part heading={texts.heading} className="border-t border-hairline pt-5 sm:col-span-2">
      {notes.length === 0 && <p className="text-sm text-quiet">{texts.none}</p>}
      <ul className="flex flex-col gap-2 text-sm">
        {notes.map((note) => (
          <li key={note.id} className="border-l-2 border-hairline pl-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <p className="tabular text-xs text-quiet">
              {texts.by(note.by, formatDateTime(note.at))}
            </p>
          </li>
        ))}
      </ul>
      <form
        className="mt-4 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextArea
          label={texts.label}
          hint={texts.hint}
          error={problem}
          rows={2}
          maxLength={mostOfNote}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" look="secondary" busy={busy}>
          {texts.add}
        </Button>
      </form>
    </Part>
  )
}
