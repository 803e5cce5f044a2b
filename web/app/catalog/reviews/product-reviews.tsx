import { useRef, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Review, ReviewSummary } from '@tohfa/contract/catalog/reviews'
import { formatDate } from '#platform/i18n/dates.ts'
import { WriteReview } from './write-review.tsx'
import { PageButtons } from '#ui/paging/page-buttons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stars } from '#ui/stars.tsx'
import { reviewTexts as texts } from './reviews.texts.ts'
import { useReviews } from './use-reviews.ts'

/** docs/product.md 7.1. */
const reviewsPerPage = 3
const starSteps = [5, 4, 3, 2, 1] as const

/** What buyers say of a product, three a page, the newest first (docs/product.md 7.1). */
export default function ProductReviews({
  product,
  onWritten,
}: {
  product: Product
  onWritten: () => void
}) {
  const [page, setPage] = useState(1)
  const { list, settled, reload } = useReviews(product.id, page)
  const top = useRef<HTMLDivElement>(null)
  if (!list) return <ReviewsSkeleton isEmpty={product.numberOfReviews === 0} />
  const { reviews, totalCount, summary } = list
  return (
    <div ref={top} className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-[18rem_1fr]">
      <div className="flex flex-col items-start gap-5">
        {totalCount === 0 ? (
          <p className="text-quiet">{texts.none}</p>
        ) : (
          <>
            <p className="tabular flex flex-wrap items-center gap-x-3">
              <span className="text-3xl font-semibold">{product.rating.toFixed(1)}</span>
              <span>
                <Stars rating={product.rating} className="h-5" />
                <span className="block text-sm text-quiet">{texts.count(totalCount)}</span>
              </span>
            </p>
            <Spread summary={summary} total={totalCount} />
          </>
        )}
        <WriteReview
          productId={product.id}
          onWritten={() => {
            setPage(1)
            reload()
            onWritten()
          }}
        />
      </div>
      {totalCount > 0 && (
        <div className="min-w-0">
          <ul
            aria-busy={!settled}
            className={settled ? '' : 'opacity-50 transition-opacity delay-150'}
          >
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          <PageButtons
            page={page}
            pages={Math.ceil(totalCount / reviewsPerPage)}
            onChoose={(chosen) => {
              setPage(chosen)
              top.current?.scrollIntoView({ block: 'start' })
            }}
            words={{ label: texts.pages, previous: texts.previousPage, next: texts.nextPage }}
          />
        </div>
      )}
    </div>
  )
}

/** How many gave each number of stars, as bars and in words. */
function Spread({ summary, total }: { summary: ReviewSummary; total: number }) {
  return (
    <ul aria-label={texts.spread} className="flex w-full max-w-sm flex-col gap-1.5">
      {starSteps.map((stars) => (
        <li
          key={stars}
          className="tabular grid grid-cols-[3.75rem_1fr_2rem] items-center gap-2 text-sm"
        >
          <span>{texts.stars(stars)}</span>
          <svg aria-hidden className="h-2 w-full rounded-full bg-hairline">
            <rect width={`${(summary[stars] / total) * 100}%`} height="8" fill="var(--star)" />
          </svg>
          <span className="text-right text-quiet">{summary[stars]}</span>
        </li>
      ))}
    </ul>
  )
}

function ReviewItem({ review: { userId, comment, rating, createdAt } }: { review: Review }) {
  return (
    <li className="border-b border-hairline py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <Stars rating={rating} />
        <span className="font-medium">{userId.name || userId.email || texts.formerCustomer}</span>
        <time dateTime={createdAt} className="text-quiet">
          {formatDate(createdAt)}
        </time>
      </p>
      <p className="mt-2 max-w-prose break-words whitespace-pre-line">{comment}</p>
    </li>
  )
}

/** No higher than what comes in its place. */
function ReviewsSkeleton({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div aria-busy className="mt-5 flex flex-col gap-4">
      <Skeleton className="h-10 w-48" />
      {!isEmpty && <Skeleton className="h-16 w-full max-w-xl" />}
      {!isEmpty && <Skeleton className="h-16 w-full max-w-xl" />}
    </div>
  )
}
