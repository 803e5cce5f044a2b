import { useRef, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { starSteps } from '@tohfa/contract/catalog/review-states'
import type { ReviewSummary } from '@tohfa/contract/catalog/reviews'
import { WriteReview } from './write-review.tsx'
import { PageButtons } from '#ui/paging/page-buttons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stars } from '#ui/stars.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewTexts as texts } from './reviews.texts.ts'
import { useReviews } from './use-reviews.ts'

/** docs/product.md 7.1. */
const reviewsPerPage = 3

/** The reviews of a product, three per page, the newest first (docs/product.md 7.1). */
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
      <div className="flex min-w-0 flex-col items-start gap-5">
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

/** The number of reviews with each number of stars, as bars and text. */
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

/** Not higher than the content that replaces it. */
function ReviewsSkeleton({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div aria-busy className="mt-5 flex flex-col gap-4">
      <Skeleton className="h-10 w-48" />
      {!isEmpty && <Skeleton className="h-16 w-full max-w-xl" />}
      {!isEmpty && <Skeleton className="h-16 w-full max-w-xl" />}
    </div>
  )
}
