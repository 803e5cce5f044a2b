import type { Order } from '@tohfa/contract/orders/orders'
import { useGet } from '#platform/api/use-get.ts'
import { RedeliveryDialog } from './redelivery-dialog.tsx'

/** The redelivery dialog that a mail links to, on whatever page of the list its order is. */
export function WantedRedelivery({
  order: { id },
  onClose,
}: {
  order: Order
  onClose: (isChanged: boolean) => void
}) {
  const { answer } = useGet('GET /user-orders/:id', { params: { id } })
  if (!answer?.success) return null
  return <RedeliveryDialog order={answer.data} onClose={onClose} />
}
