import { type FormEvent, useState } from 'react'
import { type StaffMessage, mostOfAnswer } from '@tohfa/contract/backoffice/contact'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { texts as shared } from '@tohfa/contract/i18n/texts'
import { useCall } from '#platform/api/use-call.ts'
import { TextArea } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { messagesTexts as texts } from './messages.texts.ts'

type Props = { message: StaffMessage; onClose: () => void; onAnswered: () => void }

/** Asks for the answer to the writer, and whether it closes the ticket. */
export function AnswerDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.answerTo(props.message.number)}>
      {open && <AnswerForm {...props} />}
    </Dialog>
  )
}

function AnswerForm({ message, onClose, onAnswered }: Props) {
  const [text, setText] = useState('')
  const [close, setClose] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, call] = useCall()

  async function send(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    if (isBlank(text)) return setError(shared.required)
    const answer = await call('POST /admin-message/:id/answers', {
      params: { id: message.id },
      body: { text, close },
    })
    if (answer.success) return onAnswered()
    setError(answer.fields?.['text'])
    setProblem(answer.error)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4 p-5">
      <p className="max-h-40 overflow-y-auto border-l-2 border-hairline pl-3 text-sm text-quiet whitespace-pre-line wrap-anywhere">
        {message.message}
      </p>
      <TextArea
        label={texts.answerWords}
        hint={texts.answerHint(message.email)}
        error={error}
        rows={6}
        maxLength={mostOfAnswer}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Switch label={texts.andClose} checked={close} onChange={setClose} />
      <FormEnd
        problem={problem}
        leave={texts.cancel}
        send={texts.send}
        busy={busy}
        onLeave={onClose}
      />
    </form>
  )
}
