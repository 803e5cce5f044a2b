import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  adminOrdersPerPage,
  orderStatuses,
  orderStatusLabels,
  type Order,
} from '@tohfa/contract/orders'
import { TabButtons } from '../orders/tab-buttons.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import { OrderDialog } from './order-dialog.tsx'
import { OrderRows } from './order-rows.tsx'
import { countOf, useAdminOrders } from './use-admin-orders.ts'
import { useAdmin } from './use-admin.ts'

const all = 'all'

export default function AdminOrdersPage() {
  const isAdmin = useAdmin() !== null
  const [params, setParams] = useSearchParams()
  const status = orderStatuses.find((known) => known === params.get('status'))
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const { list, isLoading, error, reload } = useAdminOrders(isAdmin, status, page)
  const [open, setOpen] = useState<Order | null>(null)
  const inAll = list && orderStatuses.reduce((sum, known) => sum + countOf(list, known), 0)

  return (
    <div className="page py-8">
      <title>{texts.title}</title>
      <h1 className="pb-4 text-2xl font-semibold">{texts.heading}</h1>
      <TabButtons
        label={texts.tabs}
        tabs={[
          { value: all, label: texts.all, ...(inAll !== null && { count: inAll }) },
          ...orderStatuses.map((value) => ({
            value,
            label: orderStatusLabels[value],
            ...(list && { count: countOf(list, value) }),
          })),
        ]}
        value={isAdmin ? (status ?? all) : all}
        onChange={(next) =>
          setParams(next === all ? {} : { status: next }, { preventScrollReset: true })
        }
      />
      <div aria-busy={isLoading} className={isLoading && list ? 'opacity-60' : ''}>
        {error && !isLoading && (
          <EmptyState
            heading={<h2>{texts.notRead}</h2>}
            sentence={error}
            action={<Button onClick={reload}>{texts.tryAgain}</Button>}
          />
        )}
        {!error && !list && <RowsSkeleton />}
        {!error && list && list.data.length === 0 && !isLoading && (
          <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
        )}
        {!error && list && list.data.length > 0 && (
          <OrderRows orders={list.data} onOpen={setOpen} />
        )}
      </div>
      {list && (
        <Pagination
          page={page}
          pages={Math.ceil(list.total / adminOrdersPerPage)}
          href={(number) =>
            `?${new URLSearchParams({ ...(status && { status }), page: String(number) }).toString()}`
          }
          words={{
            label: texts.pages,
            previous: texts.previous,
            next: texts.next,
            page: String,
          }}
        />
      )}
      <OrderDialog
        order={open}
        onClose={() => setOpen(null)}
        onMoved={() => {
          setOpen(null)
          reload()
        }}
      />
    </div>
  )
}

function RowsSkeleton() {
  return Array.from({ length: 5 }, (_, row) => (
    <div key={row} className="border-b border-hairline py-3">
      <Skeleton className="h-11 max-lg:h-40" />
    </div>
  ))
}
