import { useGet } from '#platform/api/use-get.ts'
import type { Scan } from './timeline.ts'

/** The carrier's scans of an order: null while loading, empty after a failure. */
export function useTracking(orderId: string | undefined): Scan[] | null {
  const { answer } = useGet(
    'GET /user-orders/track-order/:id',
    orderId ? { params: { id: orderId } } : null,
  )
  if (!answer) return null
  if (!answer.success) return []
  return answer.data.ShipmentData[0]?.Shipment.Scans.map(({ ScanDetail }) => ScanDetail) ?? []
}
