import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Session } from '@tohfa/contract/accounts'
import { ordersPerPage, type Order } from '@tohfa/contract/orders'
import { useGet } from '../api/use-get.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pagination } from '../ui/paging/pagination.tsx'
import { closeToasts, toast } from '../ui/toast/toast.ts'
import { OrderCard } from './order-card.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { ordersTexts as texts } from './orders.texts.ts'
import { TabButtons } from '../ui/tab-buttons.tsx'
import { TrackDialog } from './track-dialog.tsx'
import { useWantedOrder } from './use-wanted-order.ts'

const tabs = ['all', 'on-the-way', 'delivered', 'cancelled', 'returned'] as const
type Tab = (typeof tabs)[number]
const topic = 'orders'

/** My Orders: which of them stands in the address, so that Back and a reload keep it. */
export function OrdersView({ session }: { session: Session }) {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((known) => known === params.get('status')) ?? 'all'
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const [tracked, setTracked] = useState<Order | null>(null)
  const list = useOrders(session.userInfo.id, tab, page)
  const wanted = useWantedOrder(session.userInfo.id, params.get('track'))

  return (
    <>
      <TabButtons
        label={texts.tabs}
        tabs={tabs.map((value) => ({ value, label: texts[value] }))}
        value={tab}
        onChange={(next) => setParams(queryOf(next, 1), { preventScrollReset: true })}
      />
      <OrderList list={list} tab={tab} onTrack={setTracked} />
      <Pagination
        page={page}
        pages={Math.ceil(list.total / ordersPerPage)}
        href={(number) => `?${queryOf(tab, number).toString()}`}
        words={{
          label: texts.pages,
          previous: texts.previous,
          next: texts.next,
          page: String,
        }}
      />
      <TrackDialog
        order={tracked ?? wanted}
        onClose={() => {
          setTracked(null)
          if (wanted) setParams(queryOf(tab, page), { replace: true, preventScrollReset: true })
        }}
      />
    </>
  )
}

function queryOf(tab: Tab, page: number): URLSearchParams {
  return new URLSearchParams({
    ...(tab !== 'all' && { status: tab }),
    ...(page > 1 && { page: String(page) }),
  })
}

/** Asks for one page of them; `reload` asks again. */
function useOrders(userId: string, tab: Tab, page: number) {
  const query = new URLSearchParams({
    page: String(page),
    ...(tab !== 'all' && { status: tab }),
  }).toString()
  const { answer, latest, reload } = useGet<Order[]>(`/order/${userId}?${query}`)

  useEffect(() => {
    if (answer?.success) closeToasts(topic)
    else if (answer) toast('error', answer.error, topic)
  }, [answer])

  const total = latest?.success ? (latest.totalCount ?? latest.data.length) : 0
  return { answer, total, reload }
}

function OrderList({
  list: { answer, total, reload },
  tab,
  onTrack,
}: {
  list: ReturnType<typeof useOrders>
  tab: Tab
  onTrack: (order: Order) => void
}) {
  if (!answer) return <OrdersSkeleton />
  if (!answer.success)
    return (
      <EmptyState
        heading={<h2>{texts.notRead}</h2>}
        action={<Button onClick={reload}>{texts.tryAgain}</Button>}
      />
    )
  if (answer.data.length === 0)
    return tab === 'all' && total === 0 ? (
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        sentence={texts.noneSentence}
        action={<ButtonLink to="/">{texts.shop}</ButtonLink>}
      />
    ) : (
      <EmptyState heading={<h2>{texts.noneOfTab}</h2>} sentence={texts.noneOfTabSentence} />
    )
  return answer.data.map((order) => (
    <OrderCard key={order.id} order={order} onTrack={() => onTrack(order)} />
  ))
}
