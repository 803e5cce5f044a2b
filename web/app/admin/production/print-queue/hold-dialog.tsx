import { type FormEvent, useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { mostOfReason } from '@tohfa/contract/fulfilment/print/print-moves'
import { texts as shared } from '@tohfa/contract/i18n/texts'
import { TextArea } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { holdTexts as texts } from './print-queue.texts.ts'

type FieldErrors = Record<string, string> | undefined

/** Asks for the reason of a hold, which the buyer reads. */
export function HoldDialog({
  open,
  name,
  onHold,
  onClose,
}: {
  open: boolean
  name: string
  onHold: (reason: string) => Promise<FieldErrors>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function hold(event: FormEvent) {
    event.preventDefault()
    if (isBlank(reason)) return setError(shared.required)
    setBusy(true)
    const refused = await onHold(reason)
    setBusy(false)
    setError(refused?.reason)
    if (!refused) setReason('')
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.title(name)}>
      <form noValidate onSubmit={(event) => void hold(event)} className="flex flex-col gap-4 p-5">
        <p className="text-sm">{texts.what}</p>
        <TextArea
          label={texts.reason}
          hint={texts.hint}
          error={error}
          rows={3}
          maxLength={mostOfReason}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <FormEnd leave={texts.refuse} send={texts.agree} busy={busy} onLeave={onClose} />
      </form>
    </Dialog>
  )
}
