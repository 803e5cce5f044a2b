import type { Order } from '@tohfa/contract/orders/orders'
import { useGet } from '#platform/api/use-get.ts'

/** The order whose number is in a mail's link, on whatever page of the list it is. */
export function useWantedOrder(userId: string, orderNumber: string | null): Order | null {
  const { answer } = useGet(
    'GET /order/:user_id',
    orderNumber ? { params: { user_id: userId }, query: { limit: 60 } } : null,
  )
  if (!answer?.success) return null
  return answer.data.find((order) => order.orderNumber === orderNumber) ?? null
}
