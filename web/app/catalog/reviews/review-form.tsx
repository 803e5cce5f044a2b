import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { type ReviewDraft, type Pair, reviewDraft } from './review-draft.ts'
import { StarInput } from './star-input.tsx'
import { sendReview } from './write-review.calls.ts'
import { writeTexts as texts } from './write-review.texts.ts'

type Errors = { rating?: string; comment?: string }

/** Stars and words (docs/product.md 7.3, 7.4); both are kept until they are sent or given up. */
export default function ReviewForm({
  of,
  takesFocus,
  onSent,
  onCancel,
}: {
  of: Pair
  /** True when somebody pressed for it, false when it is there again after a reload. */
  takesFocus: boolean
  onSent: () => void
  onCancel: () => void
}) {
  const [draft, setDraft] = useState<ReviewDraft>(
    () => reviewDraft(of).read() ?? { rating: 0, comment: '' },
  )
  const [errors, setErrors] = useState<Errors>({})
  const [sending, setSending] = useState(false)
  const stars = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (takesFocus) stars.current?.focus()
  }, [takesFocus])

  function change(part: Partial<ReviewDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    reviewDraft(of).write(next)
  }

  function show(found: Errors) {
    setErrors(found)
    if (found.rating) stars.current?.focus()
    else if (found.comment) words.current?.focus()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const missing: Errors = {
      ...(draft.rating < 1 && { rating: sharedTexts.required }),
      ...(isBlank(draft.comment) && { comment: sharedTexts.required }),
    }
    show(missing)
    if (missing.rating || missing.comment) return
    setSending(true)
    const answer = await sendReview(of, draft)
    setSending(false)
    if (!answer.success) {
      show(answer.fields ?? {})
      toast('error', answer.error, 'review')
      return
    }
    reviewDraft(of).clear()
    toast('success', texts.thanks, 'review')
    onSent()
  }

  return (
    <form noValidate aria-label={texts.heading} onSubmit={submit} className="w-full max-w-md">
      <StarInput
        ref={stars}
        value={draft.rating}
        error={errors.rating}
        onChange={(rating) => change({ rating })}
      />
      <TextArea
        ref={words}
        label={texts.comment}
        value={draft.comment}
        error={errors.comment}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending}>
          {texts.submit}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            reviewDraft(of).clear()
            onCancel()
          }}
        >
          {texts.cancelReview}
        </Button>
      </div>
    </form>
  )
}
