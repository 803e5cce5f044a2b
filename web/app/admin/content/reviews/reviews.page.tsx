import { useSearchParams } from 'react-router'
import { reviewStates, staffReviewsPerPage, starSteps } from '@tohfa/contract/catalog/review-states'
import { OrderSearch } from '#admin/orders/order-search.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/reviews.page'
import { ReviewRow } from './review-row.tsx'
import { adminReviewTexts as texts, reviewStateLabels } from './reviews.texts.ts'

const tabs = ['all', 'waiting', ...reviewStates] as const
type Tab = (typeof tabs)[number]
const tabLabels: Record<Tab, string> = {
  all: texts.all,
  waiting: texts.waiting,
  ...reviewStateLabels,
}

export const clientLoader = adminListLoader(({ query, signal }) => {
  const { tab, ...rest } = readShown(query)
  return call('GET /admin/reviews', {
    query: {
      ...rest,
      ...(tab === 'waiting' ? { photos: tab } : tab !== 'all' && { state: tab }),
    },
    signal,
  })
})

/** What buyers say of the products, and what the shop shows of it (docs/product.md 15.28). */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const shown = readShown(params)
  const { tab, stars, search, page } = shown
  const { answer, latest, reload } = useLoaded(loaderData)
  const list = latest?.success ? latest : null
  const isNarrowed = stars !== undefined || search !== undefined
  const show = (change: Partial<Shown>) =>
    setParams(queryOf({ ...shown, page: 1, ...change }), { preventScrollReset: true })

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <OrderSearch
          label={texts.search}
          search={search ?? ''}
          onSearch={(words) => show({ search: words || undefined })}
        />
      </div>
      <TabButtons
        label={texts.tabs}
        tabs={tabs.map((value) => ({
          value,
          label: tabLabels[value],
          ...(list && value === 'waiting' && { count: list.waiting }),
        }))}
        value={tab}
        onChange={(next) => show({ tab: next })}
      />
      <SelectField
        label={texts.stars}
        className="mt-4 w-48"
        value={stars ?? ''}
        options={[
          { value: '', label: texts.anyStars },
          ...starSteps.map((step) => ({ value: String(step), label: texts.numberOfStars(step) })),
        ]}
        onChange={({ currentTarget: { value } }) => show({ stars: readStars(value) })}
      />
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        <Reading answer={answer} known={list} texts={texts} reload={reload}>
          <Skeleton className="mt-4 h-40" />
          <Skeleton className="mt-4 h-40" />
        </Reading>
        {answer?.success && list?.data.length === 0 && (
          <EmptyState
            heading={<h2>{tab === 'waiting' ? texts.noneWaiting : texts.none}</h2>}
            sentence={isNarrowed ? texts.noneFound : texts.noneSentence}
          />
        )}
        {answer?.success !== false && (
          <ul>
            {list?.data.map((review) => (
              <ReviewRow key={review.id} review={review} onChanged={reload} />
            ))}
          </ul>
        )}
      </div>
      {list && (
        <Pagination
          page={page}
          pages={Math.ceil(list.totalCount / staffReviewsPerPage)}
          href={(other) => `?${queryOf({ ...shown, page: other }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
    </div>
  )
}

type Stars = '5' | '4' | '3' | '2' | '1'
type Shown = { tab: Tab; stars: Stars | undefined; search: string | undefined; page: number }

const readStars = (value: string | null): Stars | undefined =>
  starSteps.map((step) => String(step) as Stars).find((known) => known === value)

/** What of them is shown; it stands in the address. */
function readShown(params: URLSearchParams): Shown {
  return {
    tab: tabs.find((known) => known === params.get('show')) ?? 'all',
    stars: readStars(params.get('stars')),
    search: params.get('search')?.slice(0, 100) || undefined,
    page: requestedPage(params),
  }
}

function queryOf({ tab, stars, search, page }: Shown): URLSearchParams {
  return new URLSearchParams({
    ...(tab !== 'all' && { show: tab }),
    ...(stars && { stars }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
}
