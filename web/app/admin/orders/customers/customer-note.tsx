import { useState } from 'react'
import { type CustomerCash, mostOfCustomerNote } from '@tohfa/contract/backoffice/customer-states'
import type { CustomerPage } from '@tohfa/contract/backoffice/customers'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { customerTexts as texts } from './customers.texts.ts'

type Props = { person: CustomerPage; onChanged: () => void }

/** What staff write about a person: a note, and whether the shop takes their cash. */
export function CustomerNote({ person: { id, note, cash }, onChanged }: Props) {
  const [text, setText] = useState(note)
  const [problem, setProblem] = useState<string>()
  const [busy, call] = useCall()

  async function save() {
    setProblem(undefined)
    const answer = await call('PUT /admin/customers/:id', { params: { id }, body: { note: text } })
    if (!answer.success) return setProblem(answer.fields?.['note'] ?? answer.error)
    setText(answer.data.note)
    toast('success', texts.saved, id)
    onChanged()
  }

  async function take(next: CustomerCash) {
    const answer = await call('PUT /admin/customers/:id', { params: { id }, body: { cash: next } })
    if (!answer.success) return toast('error', answer.error, id)
    toast('success', next === 'refused' ? texts.cashRefused : texts.cashAllowed, id)
    onChanged()
  }

  return (
    <div className="flex flex-col gap-6">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          error={problem}
          rows={4}
          maxLength={mostOfCustomerNote}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" look="secondary" busy={busy}>
          {texts.save}
        </Button>
      </form>
      <Switch
        label={texts.cash}
        hint={texts.cashHint}
        checked={cash === 'allowed'}
        onChange={(on) => void take(on ? 'allowed' : 'refused')}
      />
    </div>
  )
}
