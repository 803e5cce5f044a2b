import { type FormEvent, useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { mostOfReviewAnswer, mostOfReviewReason } from '@tohfa/contract/catalog/review-states'
import type { ReviewDecision, StaffReview } from '@tohfa/contract/catalog/reviews'
import { texts as shared } from '@tohfa/contract/i18n/texts'
import { TextArea } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { adminReviewTexts as texts } from './reviews.texts.ts'
import { useDecision } from './use-decision.ts'

type Props = {
  review: StaffReview
  writer: string
  onChanged: () => void
  onClose: () => void
}

/** Asks why a review is hidden. */
export function HideDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.hideOf(props.writer)}>
      <WordsForm
        {...props}
        about={texts.hideSentence}
        label={texts.reasonLabel}
        hint={texts.reasonHint}
        field="reason"
        most={mostOfReviewReason}
        start=""
        isRequired
        send={texts.hide}
        done={texts.hidden}
        decision={(reason) => ({ state: 'hidden', reason })}
      />
    </Dialog>
  )
}

/** Asks for the words under a review. */
export function AnswerDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.answerTo(props.writer)}>
      <WordsForm
        {...props}
        about={props.review.comment}
        label={texts.answerLabel}
        hint={texts.answerHint(mostOfReviewAnswer)}
        field="answer"
        most={mostOfReviewAnswer}
        start={props.review.answer ?? ''}
        isRequired={props.review.answer === null}
        send={texts.save}
        done={texts.answered}
        decision={(answer) => ({ answer })}
      />
    </Dialog>
  )
}

type Words = {
  about: string
  label: string
  hint: string
  field: 'reason' | 'answer'
  most: number
  start: string
  isRequired: boolean
  send: string
  done: string
  decision: (words: string) => ReviewDecision
}

function WordsForm({ review, onChanged, onClose, decision, ...words }: Props & Words) {
  const { about, label, hint, field, most, start, isRequired, send, done } = words
  const [text, setText] = useState(start)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, decide } = useDecision(review, onChanged)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    if (isRequired && isBlank(text)) return setError(shared.required)
    const answer = await decide(decision(text), done)
    if (answer.success) return onClose()
    setError(answer.fields?.[field])
    setProblem(answer.error)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 p-5">
      <p className="max-h-40 overflow-y-auto border-l-2 border-hairline pl-3 text-sm text-quiet whitespace-pre-line wrap-anywhere">
        {about}
      </p>
      <TextArea
        label={label}
        hint={hint}
        error={error}
        rows={4}
        maxLength={most}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <FormEnd problem={problem} leave={texts.cancel} send={send} busy={busy} onLeave={onClose} />
    </form>
  )
}
