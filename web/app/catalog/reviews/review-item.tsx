import { isolated } from '@tohfa/print-engine/text/isolated'
import { BadgeCheck } from 'lucide'
import { Suspense, useState } from 'react'
import type { Review } from '@tohfa/contract/catalog/reviews'
import { formatDate } from '#platform/i18n/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Stars } from '#ui/stars.tsx'
import { reviewTexts as texts } from './reviews.texts.ts'

const PictureViewer = lazyPart(() => import('#ui/viewer/picture-viewer.tsx'))

/** What one buyer says, with the photos that the shop shows, and the shop's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { userId, comment, rating, createdAt, verified, answer, photos } = review
  const writer = userId.name || userId.email || texts.formerCustomer
  return (
    <li className="border-b border-hairline py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <Stars rating={rating} />
        <bdi className="font-medium">{writer}</bdi>
        <time dateTime={createdAt} className="text-quiet">
          {formatDate(createdAt)}
        </time>
        {verified && (
          <span className="inline-flex items-center gap-1 text-success">
            <Icon shape={BadgeCheck} className="size-4" />
            {texts.verified}
          </span>
        )}
      </p>
      <p dir="auto" className="mt-2 max-w-prose break-words whitespace-pre-line">
        {comment}
      </p>
      {photos.length > 0 && <Photos photos={photos} writer={isolated(writer)} />}
      {answer !== null && (
        <div className="mt-3 max-w-prose border-l-2 border-link bg-link-wash px-3 py-2 text-sm">
          <p className="font-medium">{texts.answer}</p>
          <p dir="auto" className="pt-1 break-words whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </li>
  )
}

function Photos({ photos, writer }: Pick<Review, 'photos'> & { writer: string }) {
  const [open, setOpen] = useState<number | null>(null)
  const opened = open === null ? undefined : photos[open]
  return (
    <>
      <ul aria-label={texts.photos(writer)} className="mt-3 flex flex-wrap gap-2">
        {photos.map(({ id, small }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="block rounded-control"
              onClick={() => setOpen(index)}
            >
              <img
                src={small}
                alt={texts.photo(index + 1, writer)}
                loading="lazy"
                decoding="async"
                width={80}
                height={80}
                className="size-20 rounded-control bg-sunken object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {opened && open !== null && (
        <Suspense fallback={null}>
          <PictureViewer
            single
            src={opened.url}
            alt={texts.photo(open + 1, writer)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
