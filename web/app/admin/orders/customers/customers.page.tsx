import { useSearchParams } from 'react-router'
import {
  customerSorts,
  customersPerPage,
  type CustomerSort,
} from '@tohfa/contract/backoffice/customer-states'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { OrderSearch } from '#admin/orders/order-search.tsx'
import type { Route } from './+types/customers.page'
import { CustomerRow } from './customer-row.tsx'
import { customersTexts as texts, sortLabels } from './customers.texts.ts'

export const clientLoader = adminListLoader(({ query, signal }) =>
  call('GET /admin/customers', { query: readShown(query), signal }),
)

/** The people who buy, found by name, e-mail, phone or order number (docs/product.md 27.1). */
export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const shown = readShown(params)
  const { answer, latest, reload } = useLoaded(loaderData)
  const list = latest?.success ? latest : null
  const show = (change: Partial<Shown>) =>
    setParams(queryOf({ ...shown, page: 1, ...change }), { preventScrollReset: true })

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <OrderSearch
          label={texts.search}
          search={shown.search ?? ''}
          onSearch={(words) => show({ search: words || undefined })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline pb-2">
        <SelectField
          label={texts.sort}
          className="w-48"
          value={shown.sort ?? 'recent'}
          options={customerSorts.map((value) => ({ value, label: sortLabels[value] }))}
          onChange={({ currentTarget: { value } }) => show({ sort: readSort(value) })}
        />
        <output className="tabular text-sm text-quiet">
          {list ? texts.found(list.totalCount) : texts.searchHint}
        </output>
      </div>
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        <Reading answer={answer} known={list} texts={texts} reload={reload} />
        {list?.data.length === 0 && answer?.success !== false && (
          <EmptyState
            heading={<h2>{shown.search ? texts.noneFound : texts.none}</h2>}
            sentence={shown.search ? texts.noneFoundSentence : texts.noneSentence}
          />
        )}
        {answer?.success !== false && (
          <ul>
            {list?.data.map((customer) => (
              <CustomerRow key={customer.id} customer={customer} />
            ))}
          </ul>
        )}
      </div>
      {list && (
        <Pagination
          page={shown.page}
          pages={Math.ceil(list.totalCount / customersPerPage)}
          href={(page) => `?${queryOf({ ...shown, page }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
    </div>
  )
}

type Shown = { sort: CustomerSort | undefined; search: string | undefined; page: number }

const readSort = (value: string | null) => customerSorts.find((known) => known === value)

/** Which of them are shown, and in which order; the address has it. */
function readShown(params: URLSearchParams): Shown {
  return {
    sort: readSort(params.get('sort')),
    search: params.get('search')?.slice(0, 100) || undefined,
    page: requestedPage(params),
  }
}

function queryOf({ sort, search, page }: Shown): URLSearchParams {
  return new URLSearchParams({
    ...(sort && sort !== 'recent' && { sort }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
}
