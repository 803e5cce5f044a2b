import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { DownloadButton } from '#admin/money/download-button.tsx'
import { addressOf } from '#platform/api/api-client.ts'
import { adminOrderTexts as texts } from './admin-orders.texts.ts'

/** The rows of the name lists of an order on paper, to tick off; nothing where it has none. */
export function OrderCheckList({ order }: { order: AdminOrder }) {
  if (!order.order_items.some(({ list }) => list)) return null
  return (
    <DownloadButton
      address={addressOf('GET /admin/orders/:id/check-list.pdf', { params: { id: order.id } })}
    >
      {texts.checkList}
    </DownloadButton>
  )
}
