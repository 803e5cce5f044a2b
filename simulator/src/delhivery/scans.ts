import { z } from 'zod'

/**
 * A scan as the carrier stores it: its pair of type and status, a code, Indian time without a zone.
 */
export type StoredScan = {
  ScanType: string
  Scan: string
  StatusCode: string
  ScanDateTime: string
  StatusDateTime: string
  ScannedLocation: string
  Instructions: string
}

type Pair = Pick<StoredScan, 'ScanType' | 'Scan' | 'StatusCode' | 'Instructions'>

/**
 * The terms of docs/product.md 12.6 for scans, each as the carrier's own pair (docs/providers.md
 * 2.6).
 */
const shopWords: Record<string, Pair> = {
  manifested: pair('UD', 'Manifested', 'X-UCI', 'Manifest uploaded'),
  'in transit': pair('UD', 'In Transit', 'X-PPOM', 'Shipment picked up'),
  'out for delivery': pair('UD', 'Dispatched', 'X-DDD3FD', 'Out for delivery'),
  delivered: pair('DL', 'Delivered', 'EOD-38', 'Delivered to consignee'),
  rto: pair('DL', 'RTO', 'RD-AC', 'Returned to seller'),
  undelivered: pair('UD', 'Pending', 'EOD-11', 'Consignee Unavailable'),
  cancelled: pair('UD', 'Not Picked', 'DTUP-210', 'Seller cancelled the order'),
}

/** The meaning of each of the carrier's types without further details. */
const typeDefaults: Record<string, Pair> = {
  UD: pair('UD', 'In Transit', 'X-PPOM', 'Shipment in transit'),
  DL: pair('DL', 'Delivered', 'EOD-38', 'Delivered to consignee'),
  RT: pair('RT', 'In Transit', 'RT-101', 'Return under way'),
  PP: pair('PP', 'Open', '', 'Pickup open'),
  PU: pair('PU', 'In Transit', '', 'Pickup under way'),
  CN: pair('CN', 'Canceled', '', 'Cancelled'),
  DTO: pair('DL', 'DTO', 'EOD-135', 'Returned goods handed to the seller'),
  LT: pair('LT', 'Lost', 'LT-100', 'Shipment lost'),
}

/** The scan that a test or the simulator's page requests; a term or one of the carrier's pairs. */
export const scanRequest = z.object({
  ScanType: z.string().trim().min(1).max(40),
  Scan: z.string().trim().max(60).optional(),
  StatusCode: z.string().trim().max(20).optional(),
  ScannedLocation: z.string().max(200).default('Sandbox hub'),
  Instructions: z.string().max(500).optional(),
  ScanDateTime: z.string().optional(),
})

/** The requested scan as the carrier would store it; null when its time is invalid. */
export function storedScan(request: z.infer<typeof scanRequest>, now: Date): StoredScan | null {
  const instant = request.ScanDateTime ? readTime(request.ScanDateTime) : now
  if (Number.isNaN(instant.getTime())) return null
  const at = indianTime(instant)
  const known = pairOf(request.ScanType, request.Scan)
  return {
    ScanType: known.ScanType,
    Scan: request.Scan ?? known.Scan,
    StatusCode: request.StatusCode ?? known.StatusCode,
    ScanDateTime: at,
    StatusDateTime: at,
    ScannedLocation: request.ScannedLocation,
    Instructions: request.Instructions ?? known.Instructions,
  }
}

function pairOf(type: string, scan: string | undefined): Pair {
  const word = shopWords[type.toLowerCase().replace('canceled', 'cancelled')]
  if (word) return word
  const byType = typeDefaults[type.toUpperCase()]
  if (!byType) return pair('UD', type, '', '')
  // Code and text belong to the pair, so another status of that type has neither.
  const other = scan !== undefined && scan.toLowerCase() !== byType.Scan.toLowerCase()
  return other ? pair(byType.ScanType, scan, '', '') : byType
}

/** A given instant; without a zone it is Indian time. */
function readTime(text: string): Date {
  return new Date(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}+05:30`)
}

/** The carrier's format of an instant: `2026-08-27T17:29:06.233`. */
export function indianTime(instant: Date): string {
  return new Date(instant.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, -1)
}

function pair(ScanType: string, Scan: string, StatusCode: string, Instructions: string): Pair {
  return { ScanType, Scan, StatusCode, Instructions }
}
