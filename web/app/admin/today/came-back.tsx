import type { Overview } from '@tohfa/contract/overview'
import { Link } from '../../ui/link.ts'
import { SendAgain } from '../orders/change/send-again.tsx'
import { todayTexts as texts } from './today.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Paid orders whose parcel the carrier brought back: staff send them again, or give the money back. */
export function CameBack({ orders }: { orders: Overview['cameBack'] }) {
  if (orders.length === 0) return null
  return (
    <Panel id="cameBack" heading={texts.cameBack}>
      <p className="text-sm">{texts.cameBackWhat}</p>
      <ul>
        {orders.map((order) => (
          <PanelLine key={order.id} end={<SendAgain order={order} />}>
            <Link
              to={`/admin/orders?order=${order.id}`}
              className="tabular text-link underline-offset-4 hover:underline"
            >
              {order.orderNumber}
            </Link>
            {` ${order.name}`}
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}
