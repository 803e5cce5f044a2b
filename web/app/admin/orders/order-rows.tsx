import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import { OrderRow } from './order-row.tsx'
import { SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

const { columns } = texts
const head = 'py-3 pr-5 font-medium'

/** Orders with their lines; on a phone each order is a card. */
export function OrderRows({
  orders,
  selection,
  onOpen,
}: {
  orders: readonly ListedOrder[]
  selection: Selection<ListedOrder>
  onOpen: (id: string) => void
}) {
  return (
    <table className="w-full text-left text-sm max-lg:block">
      <thead className="max-lg:block">
        <tr className="border-b border-hairline text-xs text-quiet max-lg:block">
          <th scope="col" className="w-12 max-lg:block max-lg:w-full">
            <span className="flex items-center max-lg:-ml-3">
              <SelectBox
                name={texts.selectAll}
                checked={orders.every(({ id }) => selection.has(id))}
                onChange={(on) => selection.select(orders, on)}
              />
              <span aria-hidden className="lg:hidden">
                {texts.selectAll}
              </span>
            </span>
          </th>
          {[columns.order, columns.items, columns.customer, columns.status].map((name) => (
            <th key={name} scope="col" className={`${head} max-lg:sr-only`}>
              {name}
            </th>
          ))}
          <th scope="col" className={`${head} text-right max-lg:sr-only`}>
            {columns.total}
          </th>
          <th scope="col" className="max-lg:sr-only">
            <span className="sr-only">{texts.view}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isSelected={selection.has(order.id)}
            onSelect={(on) => selection.select([order], on)}
            onOpen={() => onOpen(order.id)}
          />
        ))}
      </tbody>
    </table>
  )
}
