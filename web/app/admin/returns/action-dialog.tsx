import { type FormEvent, useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import type { RefundKind } from '@tohfa/contract/payments/refund-states'
import {
  mostOfReturnComment,
  type StaffReturnAction,
} from '@tohfa/contract/fulfilment/return-moves'
import type { StaffMove } from '@tohfa/contract/fulfilment/returns'
import { texts as shared } from '@tohfa/contract/i18n/texts'
import { returnActionLabels } from '#orders/order/returns/returns.texts.ts'
import { TextArea } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { queueTexts as texts } from './returns-queue.texts.ts'

type Props = {
  number: string
  /** Only goods that have arrived can go back into stock. */
  mayRestock: boolean
  /** The error, if any. */
  onAgree: (move: StaffMove) => Promise<string | null>
  onClose: () => void
}

/** Actions that need a reason. */
const needsNote: readonly StaffReturnAction[] = ['ask', 'refuse', 'refuse_after_check']

/** Asks for the details of an action: a note to the buyer, and the method of a refund. */
export function ActionDialog({ action, ...props }: Props & { action: StaffReturnAction | null }) {
  const title = action ? texts.actionOf(returnActionLabels[action], props.number) : ''
  return (
    <Dialog open={action !== null} onClose={props.onClose} title={title}>
      {action && <ActionForm action={action} {...props} />}
    </Dialog>
  )
}

function ActionForm({
  action,
  mayRestock,
  onAgree,
  onClose,
}: Props & { action: StaffReturnAction }) {
  const [note, setNote] = useState('')
  const [restock, setRestock] = useState(false)
  const [method, setMethod] = useState<RefundKind | ''>('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function agree(event: FormEvent) {
    event.preventDefault()
    if (needsNote.includes(action) && isBlank(note)) return setError(shared.required)
    setBusy(true)
    const refused = await onAgree({
      action,
      ...(!isBlank(note) && { note }),
      ...(action === 'refund' && { restock, ...(method && { method }) }),
    })
    setBusy(false)
    setProblem(refused)
  }

  return (
    <form noValidate onSubmit={(event) => void agree(event)} className="flex flex-col gap-4 p-5">
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        error={error}
        rows={3}
        maxLength={mostOfReturnComment}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      {action === 'refund' && (
        <>
          <SelectField
            label={texts.method}
            value={method}
            options={(['', 'upi', 'bank'] as const).map((value) => ({
              value,
              label: texts.methods[value],
            }))}
            onChange={({ currentTarget: { value } }) => setMethod(value as RefundKind | '')}
          />
          {mayRestock && <Switch label={texts.restock} checked={restock} onChange={setRestock} />}
        </>
      )}
      <FormEnd
        problem={problem}
        leave={texts.refuse}
        send={returnActionLabels[action]}
        busy={busy}
        onLeave={onClose}
      />
    </form>
  )
}
