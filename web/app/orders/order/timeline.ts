import { orderStatuses, type OrderStatus } from '@tohfa/contract/orders/orders'
import type { ScanType, Tracking } from '@tohfa/contract/fulfilment/shipping'
import { ordersTexts as texts, timelineLabels } from './orders.texts.ts'

export type Scan = Tracking['ShipmentData'][number]['Shipment']['Scans'][number]['ScanDetail']

export type TimelineEntry = {
  label: (typeof timelineLabels)[OrderStatus]
  /** ISO 8601. */
  at: string
  place: string
  note: string
}

/** docs/product.md 12.8: the status of an order by the carrier's scan; Manifested gives none. */
const statusOfScan: Record<ScanType, OrderStatus | null> = {
  Manifested: null,
  'In Transit': 'shipped',
  'Out For Delivery': 'out-for-delivery',
  Delivered: 'delivered',
  RTO: 'returned',
  Undelivered: 'failed',
  Cancelled: 'cancelled',
}

/**
 * The timeline of an order: Confirmed first, at its date; then each status once, with its first
 * scan, in the fixed order of statuses whatever the order of the scans (docs/product.md 12.8).
 */
export function timeline(orderDate: string, scans: readonly Scan[]): TimelineEntry[] {
  const inTime = scans.toSorted((a, b) => Date.parse(a.ScanDateTime) - Date.parse(b.ScanDateTime))
  const steps = new Map<OrderStatus, TimelineEntry>([
    [
      'confirmed',
      {
        label: timelineLabels.confirmed,
        at: orderDate,
        place: texts.fromTheStore,
        note: texts.placedSuccessfully,
      },
    ],
  ])
  for (const scan of inTime) {
    const status = statusOfScan[scan.ScanType]
    if (!status || steps.has(status)) continue
    steps.set(status, {
      label: timelineLabels[status],
      at: scan.ScanDateTime,
      place: scan.ScannedLocation,
      note: scan.Instructions || scan.Scan,
    })
  }
  return orderStatuses.flatMap((status) => steps.get(status) ?? [])
}
