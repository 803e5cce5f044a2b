import { isolated } from '@tohfa/print-engine/text/isolated'
import { useState } from 'react'
import type { StaffReview } from '@tohfa/contract/catalog/reviews'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { Stars } from '#ui/stars.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { toast } from '#ui/toast/toast.ts'
import { AnswerDialog, HideDialog } from './decision-dialogs.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { adminReviewTexts as texts, reviewStateLabels } from './reviews.texts.ts'
import { useDecision } from './use-decision.ts'

type Props = { review: StaffReview; onChanged: () => void }

/** One review with its writer, photos and answer, and what can be decided about it. */
export function ReviewRow({ review, onChanged }: Props) {
  const { userId, title, comment } = review
  const writer = isolated(userId.name || userId.email || texts.formerCustomer)
  return (
    <li className="border-b border-hairline py-5">
      <article
        aria-label={texts.by(writer, title)}
        className="grid gap-x-8 gap-y-4 lg:grid-cols-[16rem_1fr_auto]"
      >
        <Particulars review={review} writer={writer} />
        <div className="flex min-w-0 flex-col gap-3">
          <p dir="auto" className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">
            {comment}
          </p>
          {review.photos.length > 0 && <ReviewPhotos review={review} onChanged={onChanged} />}
          <ShopsAnswer review={review} />
        </div>
        <Decisions review={review} writer={writer} onChanged={onChanged} />
      </article>
    </li>
  )
}

function Particulars({ review, writer }: { review: StaffReview; writer: string }) {
  const { rating, state, reason, productId, title, userId, verified, createdAt } = review
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars rating={rating} />
        <span className={state === 'hidden' ? 'font-medium text-danger' : 'text-quiet'}>
          {reviewStateLabels[state]}
        </span>
      </p>
      {reason !== null && (
        <p className="text-xs text-danger wrap-anywhere">{texts.reason(reason)}</p>
      )}
      <p>
        <Link to={`/admin/product-details/${productId}`} className={textLinkClass}>
          {title}
        </Link>
      </p>
      <p className="font-semibold wrap-anywhere">{writer}</p>
      {userId.email && userId.email !== writer && (
        <p className="text-quiet wrap-anywhere">{userId.email}</p>
      )}
      <p className={`text-xs ${verified ? 'text-success' : 'text-quiet'}`}>
        {verified ? texts.verified : texts.notVerified}
      </p>
      <p className="tabular text-xs text-quiet">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
    </div>
  )
}

function ShopsAnswer({ review: { answer, answeredAt, createdAt } }: { review: StaffReview }) {
  if (answer === null || answeredAt === null) return null
  return (
    <div className="max-w-prose border-l-2 border-link bg-link-wash px-3 py-2 text-sm">
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {answer}
      </p>
      <p className="tabular pt-1 text-xs text-quiet">
        {texts.answeredAt(formatDateTime(answeredAt))}
      </p>
      {createdAt > answeredAt && (
        <p className="pt-1 text-xs font-medium text-warning">{texts.changedSince}</p>
      )}
    </div>
  )
}

function Decisions({ review, writer, onChanged }: Props & { writer: string }) {
  const { busy, decide } = useDecision(review, onChanged)
  const [open, setOpen] = useState<'hide' | 'answer' | null>(null)
  const isHidden = review.state === 'hidden'
  const dialog = { review, writer, onChanged, onClose: () => setOpen(null) }

  async function showAgain() {
    const answer = await decide({ state: 'shown' }, texts.shown)
    if (!answer.success) toast('error', answer.error, review.id)
  }

  return (
    <div className="flex flex-wrap items-start gap-3 lg:flex-col lg:items-stretch">
      <Button
        look={review.answer === null ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        aria-label={texts.answerTo(writer)}
        onClick={() => setOpen('answer')}
      >
        {review.answer === null ? texts.answer : texts.changeAnswer}
      </Button>
      {isHidden ? (
        <Button
          look="secondary"
          busy={busy}
          aria-label={texts.showAgainOf(writer)}
          onClick={() => void showAgain()}
        >
          {texts.showAgain}
        </Button>
      ) : (
        <Button
          look="secondary"
          aria-haspopup="dialog"
          aria-label={texts.hideOf(writer)}
          onClick={() => setOpen('hide')}
        >
          {texts.hide}
        </Button>
      )}
      <HideDialog open={open === 'hide'} {...dialog} />
      <AnswerDialog open={open === 'answer'} {...dialog} />
    </div>
  )
}
