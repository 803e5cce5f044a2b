import { useGet } from '#platform/api/use-get.ts'
import type { Scan } from './timeline.ts'

/** The carrier's scans of an order: null while they are on their way, none when they cannot be had. */
export function useTracking(orderId: string | undefined): Scan[] | null {
  const { answer } = useGet(
    'GET /user-orders/track-order/:id',
    orderId ? { params: { id: orderId } } : null,
  )
  if (!answer) return null
  if (!answer.success) return []
  return answer.data.ShipmentData[0]?.Shipment.Scans.map(({ ScanDetail }) => ScanDetail) ?? []
}
