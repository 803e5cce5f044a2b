import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { OwnReview } from '@tohfa/contract/catalog/reviews'
import { photoConsentTexts } from '@tohfa/contract/catalog/photo-consent.texts'
import { mostReviewPhotos } from '@tohfa/contract/catalog/review-states'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { PhotoList } from '#platform/sent-photos/photo-list.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/choice.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import DeleteReview from './delete-review.tsx'
import { type ReviewDraft, type Pair, reviewDraft } from './review-draft.ts'
import { StarInput } from './star-input.tsx'
import { sendReview } from './write-review.calls.ts'
import { writeTexts as texts } from './write-review.texts.ts'

type Errors = { rating?: string; comment?: string; photos?: string }

/** What the form begins with: the review that is there, if any. */
const begun = (own: OwnReview | null): ReviewDraft => ({
  rating: own?.rating ?? 0,
  comment: own?.comment ?? '',
  photos: own?.photos ?? [],
  photoConsent: own?.photoConsent ?? false,
})

/** Stars, words and photos (docs/product.md 7.3, 7.4, 7.6); all are kept until they are sent or given up. */
export default function ReviewForm({
  of,
  own,
  takesFocus,
  onSent,
  onDeleted,
  onCancel,
}: {
  of: Pair
  /** The review that this one replaces. */
  own: OwnReview | null
  /** True when somebody pressed for it, false when it is there again after a reload. */
  takesFocus: boolean
  onSent: () => void
  onDeleted: () => void
  onCancel: () => void
}) {
  const [draft, setDraft] = useState<ReviewDraft>(() => ({
    ...begun(own),
    ...reviewDraft(of).read(),
  }))
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

  function setPhotos(photos: ReviewDraft['photos']) {
    // An earlier consent says nothing of photos that come after it.
    const isUnasked = own?.photoConsent === true && photos.length > draft.photos.length
    change({ photos, ...(isUnasked && { photoConsent: false }) })
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
    toast('success', thanksFor(own, draft), 'review')
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
      <div className="flex flex-col gap-2 pb-5 [&_label]:whitespace-normal">
        <PhotoList
          upload="POST /reviews/photos"
          most={mostReviewPhotos}
          hint={texts.photosHint}
          error={errors.photos}
          photos={draft.photos}
          onChange={setPhotos}
        />
        {draft.photos.length > 0 && (
          <Checkbox
            name="photoConsent"
            value="given"
            label={photoConsentTexts.sentence}
            checked={draft.photoConsent}
            onChange={(photoConsent) => change({ photoConsent })}
          />
        )}
      </div>
      {own?.state === 'hidden' && <p className="pb-3 text-sm text-quiet">{texts.hidden}</p>}
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
        {own && (
          <DeleteReview
            id={own.id}
            onDeleted={() => {
              reviewDraft(of).clear()
              onDeleted()
            }}
          />
        )}
      </div>
    </form>
  )
}

function thanksFor(own: OwnReview | null, { photos, photoConsent }: ReviewDraft): string {
  if (own?.state === 'hidden') return texts.thanksHidden
  const isWaiting = photos.some(
    (photo) => !own?.photos.some(({ id, shown }) => id === photo.id && shown),
  )
  return photoConsent && isWaiting ? texts.thanksPhotos : texts.thanks
}
