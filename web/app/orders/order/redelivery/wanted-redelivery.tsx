import type { Order } from '@tohfa/contract/orders/orders'
import { useGet } from '#platform/api/use-get.ts'
import { RedeliveryDialog } from './redelivery-dialog.tsx'

/** The choice of a day to which a mail leads, on whatever page of the list its order stands. */
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
