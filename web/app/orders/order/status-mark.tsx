// chunk: orders
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'

const inks: Record<OrderStatus, string> = {
  confirmed: 'bg-link-wash text-link',
  shipped: 'bg-link-wash text-link',
  'out-for-delivery': 'bg-link-wash text-link',
  delivered: 'bg-success-wash text-success',
  cancelled: 'bg-sunken text-quiet',
  returned: 'bg-warning-wash text-warning',
  failed: 'bg-action-wash text-danger',
}

export function StatusMark({ status }: { status: OrderStatus }) {
  return (
    <span
      className={`inline-block rounded-control px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${inks[status]}`}
    >
      {orderStatusLabels[status]}
    </span>
  )
}
