import { useState } from 'react'
import type { StaffReview } from '@tohfa/contract/catalog/reviews'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { adminReviewTexts as texts } from './reviews.texts.ts'
import { useDecision } from './use-decision.ts'

type Props = { review: StaffReview; onChanged: () => void }

/** The photos of a review, each on the page or private, and what their writer agreed to. */
export function ReviewPhotos({ review, onChanged }: Props) {
  const { photos, photoConsent } = review
  const { busy, decide } = useDecision(review, onChanged)
  const [open, setOpen] = useState<number | null>(null)
  const opened = open === null ? undefined : photos[open]
  const shown = photos.flatMap(({ id, shown: isShown }) => (isShown ? [id] : []))

  async function show(ids: string[]) {
    const answer = await decide({ photos: ids }, texts.photosDecided)
    if (!answer.success) toast('error', answer.error, review.id)
  }

  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={texts.photos} className="flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo.id} className="flex w-28 flex-col gap-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={texts.openPhoto(index + 1)}
              className="rounded-control"
              onClick={() => setOpen(index)}
            >
              <PrivatePicture
                src={photo.small}
                alt={texts.photo(index + 1)}
                className="h-28 w-full"
              />
            </button>
            <span className={`text-xs ${photo.shown ? 'font-medium text-success' : 'text-quiet'}`}>
              {photo.shown && photoConsent ? texts.onPage : texts.private}
            </span>
            {photoConsent && (
              <Button
                look="secondary"
                busy={busy}
                aria-label={photo.shown ? texts.takePhoto(index + 1) : texts.showPhoto(index + 1)}
                onClick={() =>
                  void show(
                    photo.shown ? shown.filter((id) => id !== photo.id) : [...shown, photo.id],
                  )
                }
              >
                {photo.shown ? texts.take : texts.show}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-xs text-quiet">
        {photoConsent
          ? texts.consented(formatDateTime(photoConsent.at), photoConsent.sentence)
          : texts.noConsent}
      </p>
      {review.photosWaiting && (
        <Button
          look="quiet"
          busy={busy}
          className="self-start sm:-ml-5"
          onClick={() => void show(shown)}
        >
          {texts.keepPrivate}
        </Button>
      )}
      <Dialog
        open={opened !== undefined}
        onClose={() => setOpen(null)}
        title={texts.photo((open ?? 0) + 1)}
        className="w-[min(60rem,calc(100vw-2rem))]"
      >
        {opened && (
          <PrivatePicture
            src={opened.url}
            alt={texts.photo((open ?? 0) + 1)}
            className="h-[min(70dvh,40rem)] w-full"
          />
        )}
      </Dialog>
    </div>
  )
}
