import { Plus } from 'lucide'
import { useSearchParams } from 'react-router'
import { draftsPerPage, draftStates } from '@tohfa/contract/orders/drafts/draft-states'
import type { DraftHeading } from '@tohfa/contract/orders/drafts/drafts'
import { formatRupees } from '@tohfa/contract/shared/money'
import { OrderSearch } from '#admin/orders/order-search.tsx'
import { call } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { Pagination } from '#ui/paging/pagination.tsx'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/drafts.page'
import { draftsTexts as texts, draftStateLabels } from './drafts.texts.ts'

export const clientLoader = adminListLoader(({ query, signal }) =>
  call('GET /admin/drafts', { query: readShown(query), signal }),
)

/** The orders that staff prepare, the newest first (docs/product.md 26.1). */
export default function DraftsPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const shown = readShown(params)
  const { answer, latest, reload } = useLoaded(loaderData)
  const list = latest?.success ? latest : null
  const show = (change: Partial<Shown>) =>
    setParams(queryOf({ ...shown, page: 1, ...change }), { preventScrollReset: true })

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-2">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <ButtonLink to="/admin/drafts/new">
          <Icon shape={Plus} className="size-4" />
          {texts.add}
        </ButtonLink>
      </div>
      <p className="max-w-prose pb-4 text-sm text-quiet">{texts.sentence}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <SelectField
          label={texts.state}
          className="w-48"
          value={shown.state ?? ''}
          options={[
            { value: '', label: texts.all },
            ...draftStates.map((value) => ({ value, label: draftStateLabels[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            show({ state: draftStates.find((known) => known === value) })
          }
        />
        <OrderSearch
          label={texts.search}
          search={shown.search ?? ''}
          onSearch={(words) => show({ search: words || undefined })}
        />
      </div>
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        <Reading answer={answer} known={list} texts={texts} reload={reload} />
        {answer?.success && list?.data.length === 0 && (
          <EmptyState
            heading={<h2>{texts.none}</h2>}
            sentence={shown.search ? texts.noneFound : texts.noneSentence}
          />
        )}
        <ul>
          {list?.data.map((one) => (
            <DraftRow key={one.id} draft={one} />
          ))}
        </ul>
      </div>
      {list && (
        <Pagination
          page={shown.page}
          pages={Math.ceil(list.totalCount / draftsPerPage)}
          href={(other) => `?${queryOf({ ...shown, page: other }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
    </div>
  )
}

function DraftRow({ draft }: { draft: DraftHeading }) {
  const { id, number, customer, state, total, until, order } = draft
  return (
    <li className="tabular grid grid-cols-2 gap-x-4 gap-y-1 border-b border-hairline py-3 text-sm sm:grid-cols-[6rem_1fr_7rem_9rem_6rem]">
      <Link to={`/admin/drafts/${id}`} className={`font-semibold ${textLinkClass}`}>
        {number}
      </Link>
      <span className="min-w-0 max-sm:text-right">
        <bdi className="block font-medium wrap-anywhere">{customer.name}</bdi>
        <span className="block text-quiet">{customer.phone}</span>
      </span>
      <span className="font-medium">{draftStateLabels[state]}</span>
      <span className="text-quiet max-sm:text-right">
        {order ? order.orderNumber : texts.until(formatDate(until))}
      </span>
      <span className="text-right font-semibold max-sm:col-span-2">{formatRupees(total)}</span>
    </li>
  )
}

type State = (typeof draftStates)[number]
type Shown = { state: State | undefined; search: string | undefined; page: number }

/** What of them is shown; it is in the address. */
function readShown(params: URLSearchParams): Shown {
  return {
    state: draftStates.find((known) => known === params.get('state')),
    search: params.get('search')?.slice(0, 100) || undefined,
    page: requestedPage(params),
  }
}

function queryOf({ state, search, page }: Shown): URLSearchParams {
  return new URLSearchParams({
    ...(state && { state }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
}
