import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isOver } from '@tohfa/contract/orders/orders'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { frameTexts } from '#admin/frame/frame.texts.ts'
import { PackingOrder } from './packing-order.tsx'
import { downloadPapers, type PapersKind, papers } from './download-papers.ts'
import { packingTexts as texts, paperTexts } from './packing.texts.ts'
import type { Route } from './+types/packing.page'
import { loadPacking } from './packing.data.ts'

export const clientLoader = loadPacking

/** The orders in the address, with their slips and labels as one PDF each. */
export default function PackingPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const { latest, reload } = useLoaded(loaderData)
  const { orders: named, unread = 0 } = latest ?? {}
  const all = params.get('all') === 'true'
  const [isPaymentShown, setPaymentShown] = useState(true)
  const orders = all ? named : named?.filter(({ status }) => !isOver(status))
  const leftOut = (named?.length ?? 0) - (orders?.length ?? 0)
  const [keeping, setKeeping] = useState<PapersKind | null>(null)

  async function keep(kind: PapersKind) {
    setKeeping(kind)
    const ids = orders?.map(({ id }) => id) ?? []
    await downloadPapers(kind, ids, { all, ...(!isPaymentShown && { prices: 'none' }) })
    setKeeping(null)
  }

  if (named?.length === 0 && unread === 0)
    return (
      <div className="page py-6">
        <title>{texts.title}</title>
        <EmptyState
          heading={<h1>{texts.none}</h1>}
          sentence={texts.noneSentence}
          action={<ButtonLink to="/admin/orders">{texts.toOrders}</ButtonLink>}
        />
      </div>
    )
  return (
    <div className="page max-w-4xl py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-4 pb-6">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
          <p aria-live="polite" className="text-sm text-quiet">
            {orders ? orders.length > 0 && texts.slips(orders.length) : texts.loading}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {papers.map((kind) => (
            <Button
              key={kind}
              look={kind === 'slips' ? 'primary' : 'secondary'}
              busy={keeping === kind}
              disabled={!orders?.length}
              onClick={() => void keep(kind)}
            >
              {paperTexts[kind]}
            </Button>
          ))}
        </div>
        <label className="flex min-h-11 basis-full items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={!isPaymentShown}
            onChange={({ currentTarget }) => setPaymentShown(!currentTarget.checked)}
            className="size-5 accent-link"
          />
          {texts.noPayment}
        </label>
        {leftOut > 0 && (
          <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-warning bg-warning-wash px-4 py-2">
            <p className="grow basis-60">{texts.leftOut(leftOut)}</p>
            <Button
              look="secondary"
              onClick={() => {
                params.set('all', 'true')
                setParams(params, { replace: true, defaultShouldRevalidate: false })
              }}
            >
              {texts.showAll}
            </Button>
          </div>
        )}
        {unread > 0 && (
          <div role="alert" className="flex basis-full items-center gap-4 text-danger">
            <p>{texts.notRead(unread)}</p>
            <Button look="secondary" onClick={reload}>
              {frameTexts.tryAgain}
            </Button>
          </div>
        )}
      </div>
      {orders ? (
        orders.map((order) => (
          <PackingOrder key={order.id} order={order} isPaymentShown={isPaymentShown} />
        ))
      ) : (
        <div aria-busy>
          <Skeleton className="h-[36rem]" />
        </div>
      )}
    </div>
  )
}
