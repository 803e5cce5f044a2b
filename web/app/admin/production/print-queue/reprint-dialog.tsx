import { type FormEvent, useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { mostOfReason } from '@tohfa/contract/fulfilment/print/print-moves'
import { texts as shared } from '@tohfa/contract/i18n/texts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { reprintTexts as texts } from './print-queue.texts.ts'

type FieldErrors = Record<string, string> | undefined
type Misprint = { reason: string; spoilt: number }

/** Asks for the reason of a reprint, and the number of spoilt pieces. */
export function ReprintDialog({
  job,
  name,
  onReprint,
  onClose,
}: {
  /** Null while it is closed. */
  job: PrintJob | null
  name: string
  onReprint: (misprint: Misprint) => Promise<FieldErrors>
  onClose: () => void
}) {
  return (
    <Dialog open={job !== null} onClose={onClose} title={texts.title(name)}>
      {job && <ReprintForm pieces={job.quantity} onReprint={onReprint} onClose={onClose} />}
    </Dialog>
  )
}

function ReprintForm({
  pieces,
  onReprint,
  onClose,
}: {
  pieces: number
  onReprint: (misprint: Misprint) => Promise<FieldErrors>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [spoilt, setSpoilt] = useState(String(pieces))
  const [errors, setErrors] = useState<FieldErrors>()
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    const isNumber = /^\d+$/.test(spoilt) && Number(spoilt) > 0 && Number(spoilt) <= pieces
    const wrong = {
      ...(isBlank(reason) && { reason: shared.required }),
      ...(!isNumber && { spoilt: texts.spoiltRange(pieces) }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    setErrors(await onReprint({ reason, spoilt: Number(spoilt) }))
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4 p-5">
      <p className="text-sm">{texts.what}</p>
      {pieces > 1 && (
        <Field
          type="number"
          inputMode="numeric"
          label={texts.spoilt}
          hint={texts.spoiltHint(pieces)}
          min={1}
          max={pieces}
          value={spoilt}
          error={errors?.spoilt}
          onChange={({ currentTarget: { value } }) => setSpoilt(value)}
        />
      )}
      <TextArea
        label={texts.reason}
        hint={texts.hint}
        error={errors?.reason}
        rows={3}
        maxLength={mostOfReason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <FormEnd leave={texts.refuse} send={texts.agree} busy={busy} onLeave={onClose} />
    </form>
  )
}
