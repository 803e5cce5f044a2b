import { formatRupees } from '@tohfa/contract/money'
import type { Order } from '@tohfa/contract/orders'
import { totals } from '@tohfa/contract/pricing'
import { formatDate } from '../orders/dates.ts'
import { paymentLabels } from '../orders/orders.texts.ts'
import { StatusMark } from '../orders/status-mark.tsx'
import { Button } from '../ui/button.tsx'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'

const { columns } = texts
const cell = 'py-3 pr-5 align-top max-lg:block max-lg:p-0'

/** Orders a line each; on a phone each line is a card. */
export function OrderRows({
  orders,
  onOpen,
}: {
  orders: readonly Order[]
  onOpen: (order: Order) => void
}) {
  return (
    <table className="w-full text-left text-sm max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-hairline text-xs text-quiet">
          {[columns.order, columns.date, columns.customer, columns.items, columns.payment].map(
            (name) => (
              <th key={name} scope="col" className="py-3 pr-5 font-medium">
                {name}
              </th>
            ),
          )}
          <th scope="col" className="py-3 pr-5 font-medium">
            {columns.status}
          </th>
          <th scope="col" className="py-3 pr-5 text-right font-medium">
            {columns.total}
          </th>
          <th scope="col" className="py-3">
            <span className="sr-only">{texts.view}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onOpen={() => onOpen(order)} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const titles = order.order_items.map(({ product }) => product.title)
  return (
    <tr className="border-b border-hairline max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-4">
      <th scope="row" className={`tabular font-semibold ${cell}`}>
        {order.orderNumber}
      </th>
      <td className={`tabular whitespace-nowrap text-quiet max-lg:text-right ${cell}`}>
        {formatDate(order.order_date)}
      </td>
      <td className={`break-words ${cell}`}>{order.shipping_address.name}</td>
      <td className={`max-lg:order-1 max-lg:col-span-2 ${cell}`}>
        <p className="line-clamp-2 max-w-xs">{titles.join(', ')}</p>
        <p className="tabular text-xs text-quiet">{texts.units(totals(order.order_items).units)}</p>
      </td>
      <td className={`text-quiet max-lg:text-right ${cell}`}>
        {paymentLabels[order.payment_method]}
      </td>
      <td className={`max-lg:order-2 max-lg:self-center ${cell}`}>
        <StatusMark status={order.status} />
      </td>
      <td className={`tabular text-right font-semibold max-lg:order-3 max-lg:self-center ${cell}`}>
        {formatRupees(order.total)}
      </td>
      <td className="py-1.5 text-right max-lg:order-4 max-lg:col-span-2 max-lg:pt-2 max-lg:pb-0">
        <Button
          look="secondary"
          className="max-sm:w-full"
          aria-label={texts.open(order.orderNumber)}
          onClick={onOpen}
        >
          {texts.view}
        </Button>
      </td>
    </tr>
  )
}
