import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { ResendOrder } from '#admin/orders/change/resend-order.tsx'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

type Order = Dashboard['cameBack'][number]

/** Orders whose parcel came back: staff resend, refund or close them. */
export function CameBack({ orders, onEnded }: { orders: readonly Order[]; onEnded: () => void }) {
  if (orders.length === 0) return null
  return (
    <Panel id="cameBack" heading={texts.cameBack}>
      <p className="text-sm">{texts.cameBackWhat}</p>
      <ul>
        {orders.map((order) => (
          <PanelLine
            key={order.id}
            end={
              <div className="flex flex-wrap justify-end gap-2">
                {!order.isPaid && <EndHere order={order} onEnded={onEnded} />}
                <ResendOrder order={order} />
              </div>
            }
          >
            <Link
              to={`/admin/orders?order=${order.id}`}
              className="tabular text-link underline underline-offset-4 hover:text-action"
            >
              {order.orderNumber}
            </Link>{' '}
            <bdi>{order.name}</bdi>
            {!order.isPaid && <span className="block text-quiet">{texts.cameBackUnpaid}</span>}
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}

function EndHere({ order: { id, orderNumber }, onEnded }: { order: Order; onEnded: () => void }) {
  const [busy, call] = useCall()

  async function end() {
    const answer = await call('POST /admin/orders/:id/came-back', { params: { id } })
    if (!answer.success) return toast('error', answer.error, id)
    toast('success', texts.cameBackEnded(orderNumber), id)
    onEnded()
  }

  return (
    <Button
      look="quiet"
      busy={busy}
      aria-label={texts.cameBackEndOf(orderNumber)}
      onClick={() => void end()}
    >
      {texts.cameBackEnd}
    </Button>
  )
}
