import { useEffect, useState } from 'react'
import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { ordersPerPage, type Order } from '@tohfa/contract/orders/orders'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.ts'
import { Pagination } from '#ui/paging/pagination.tsx'
import { closeToasts, toast } from '#ui/toast/toast.ts'
import { OrderCard } from './order-card.tsx'
import { type loadOrders, readShown, type Tab, tabs } from './orders.data.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { ordersTexts as texts } from './orders.texts.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { TrackDialog } from './track-dialog.tsx'
import { WantedRedelivery } from './redelivery/wanted-redelivery.tsx'
import { useWantedOrder } from './use-wanted-order.ts'

const topic = 'orders'

/** My Orders, from the page's loader. */
export function OrdersView({ session }: { session: Session }) {
  const [params, setParams] = useSearchParams()
  const { tab, page } = readShown(params)
  const [tracked, setTracked] = useState<Order | null>(null)
  const list = useOrders()
  const designs = useLocation().pathname.startsWith('/user') ? '/user/designs' : '/account/designs'
  const wanted = useWantedOrder(session.userInfo.id, params.get('track'))
  const again = useWantedOrder(session.userInfo.id, params.get('again'))
  // Incremented when something outside of its card changed an order, which then reloads.
  const [turn, setTurn] = useState(0)
  const showPlain = () => setParams(queryOf(tab, page), { replace: true, preventScrollReset: true })

  return (
    <>
      <p className="mb-4 text-sm">
        <Link to={designs} className={textLinkClass}>
          {texts.designs}
        </Link>
      </p>
      <TabButtons
        label={texts.tabs}
        tabs={tabs.map((value) => ({ value, label: texts[value] }))}
        value={tab}
        onChange={(next) => setParams(queryOf(next, 1), { preventScrollReset: true })}
      />
      <OrderList
        key={turn}
        list={list}
        userId={session.userInfo.id}
        tab={tab}
        onTrack={setTracked}
      />
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
          if (wanted) showPlain()
        }}
      />
      {again && (
        <WantedRedelivery
          order={again}
          onClose={(isChanged) => {
            showPlain()
            if (isChanged) setTurn(turn + 1)
          }}
        />
      )}
    </>
  )
}

function queryOf(tab: Tab, page: number): URLSearchParams {
  return new URLSearchParams({
    ...(tab !== 'all' && { status: tab }),
    ...(page > 1 && { page: String(page) }),
  })
}

function useOrders() {
  const { answer, known, latest, reload } = useLoaded(useLoaderData<typeof loadOrders>())

  useEffect(() => {
    if (answer?.success) closeToasts(topic)
    else if (answer) toast('error', answer.error, topic)
  }, [answer])

  const total = latest?.success ? (latest.totalCount ?? latest.data.length) : 0
  return { answer: known, total, reload }
}

function OrderList({
  list: { answer, total, reload },
  userId,
  tab,
  onTrack,
}: {
  list: ReturnType<typeof useOrders>
  userId: string
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
    <OrderCard
      key={order.id}
      order={order}
      userId={userId}
      onTrack={() => onTrack(order)}
      onChanged={reload}
    />
  ))
}
