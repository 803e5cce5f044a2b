import { useNavigation, useSearchParams } from 'react-router'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import { adminOrdersPerPage, orderStatuses } from '@tohfa/contract/orders/orders'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NotRead } from '#admin/frame/not-read.tsx'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import { OrderDialog } from './order-dialog.tsx'
import { MatchBar } from './match-bar.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderRows } from './order-rows.tsx'
import { OrderSearch } from './order-search.tsx'
import { SelectionBar } from './selection-bar.tsx'
import {
  countOfAll,
  countOf,
  loadAdminOrders,
  mostSelected,
  narrowing,
  readMatching,
  readShown,
  type OrderListState,
  shownQuery,
  useAdminOrders,
} from './use-admin-orders.ts'
import type { Route } from './+types/orders.page'
import { useSelection } from './use-selection.ts'

const all = 'all'
const inPlace = { preventScrollReset: true }
/** Opening or closing a dialog does not reload the list. */
const overIt = { ...inPlace, defaultShouldRevalidate: false }

export const clientLoader = loadAdminOrders

/** docs/product.md 15.7. Filters and the open order are in the address. */
export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const shown = readShown(params)
  const { location: coming } = useNavigation()
  /** The latest filters, so that two quick changes both count. */
  const requested = coming ? readShown(new URLSearchParams(coming.search)) : shown
  const open = params.get('order')
  const { list, isLoading, error, reload } = useAdminOrders(loaderData)
  const orders = list?.data ?? []
  const selection = useSelection(orders)

  const isNarrowed =
    narrowing.some((name) => shown[name] !== undefined) || shown.search !== undefined

  const show = (next: OrderListState) => setParams(shownQuery(next), inPlace)

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <OrderSearch
          search={shown.search ?? ''}
          onSearch={(search) => {
            const { search: _search, ...others } = requested
            show({ ...others, ...(search && { search }), page: 1 })
          }}
        />
      </div>
      <TabButtons
        label={texts.tabs}
        tabs={[
          { value: all, label: texts.all, ...(list && { count: countOfAll(list) }) },
          ...orderStatuses.map((value) => ({
            value,
            label: orderStatusLabels[value],
            ...(list && { count: countOf(list, value) }),
          })),
        ]}
        value={shown.status ?? all}
        onChange={(next) => {
          const { status: _status, ...others } = requested
          show({ ...others, ...(next !== all && { status: next }), page: 1 })
        }}
      />
      <OrderFilters shown={requested} onShow={show} />
      <div aria-busy={isLoading} className={isLoading && list ? 'opacity-60' : ''}>
        {shown.search && (
          <p className="pt-4 text-sm text-quiet">{texts.searchedFor(shown.search)}</p>
        )}
        {error && !isLoading && (
          <NotRead heading={texts.notRead} sentence={error} reload={reload} />
        )}
        {!error && !list && <RowsSkeleton />}
        {!error && list && orders.length === 0 && !isLoading && (
          <EmptyState
            heading={<h2>{isNarrowed ? texts.noneFound : texts.none}</h2>}
            sentence={isNarrowed ? texts.noneFoundSentence : texts.noneSentence}
          />
        )}
        {!error && list && orders.length > 0 && (
          <MatchBar
            total={list.total}
            most={mostSelected}
            words={texts}
            selection={selection}
            read={(most) => readMatching(shown, most)}
          />
        )}
        {!error && orders.length > 0 && (
          <OrderRows
            orders={orders}
            selection={selection}
            onOpen={(id) => setParams(shownQuery(shown, id), overIt)}
          />
        )}
      </div>
      {list && (
        <Pagination
          page={shown.page}
          pages={Math.ceil(list.total / (shown.limit ?? adminOrdersPerPage))}
          href={(page) => `?${shownQuery({ ...shown, page }).toString()}`}
          words={{
            label: texts.pages,
            previous: texts.previous,
            next: texts.next,
            page: String,
          }}
        />
      )}
      <SelectionBar selection={selection} onMoved={reload} />
      <OrderDialog
        id={open}
        number={orders.find(({ id }) => id === open)?.orderNumber}
        onClose={() => setParams(shownQuery(shown), { ...overIt, replace: true })}
        onMoved={() => setParams(shownQuery(shown), { ...inPlace, replace: true })}
      />
    </div>
  )
}

function RowsSkeleton() {
  return Array.from({ length: 5 }, (_, row) => (
    <div key={row} className="border-b border-hairline py-3">
      <Skeleton className="h-18 max-lg:h-56" />
    </div>
  ))
}
