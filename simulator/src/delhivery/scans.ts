import { z } from 'zod'

/** A scan as the carrier keeps it: its pair of type and word, a code, Indian time without a zone. */
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
 * The words of docs/product.md 12.6 for a scan, each as the carrier would say it
 * (docs/providers.md 2.6).
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

/** What each of the carrier's types means when nobody says more. */
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

/** What a check or the sandbox's page asks for; a word or one of the carrier's own pairs. */
export const scanRequest = z.object({
  ScanType: z.string().trim().min(1).max(40),
  Scan: z.string().trim().max(60).optional(),
  StatusCode: z.string().trim().max(20).optional(),
  ScannedLocation: z.string().max(200).default('Sandbox hub'),
  Instructions: z.string().max(500).optional(),
  ScanDateTime: z.string().optional(),
})

/** The scan that was asked for, as the carrier would keep it; null when its time is none. */
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
  // The code and the text belong to the pair, so another word of that type has none of them.
  const other = scan !== undefined && scan.toLowerCase() !== byType.Scan.toLowerCase()
  return other ? pair(byType.ScanType, scan, '', '') : byType
}

/** An instant as it is given; without a zone it is of Indian time. */
function readTime(text: string): Date {
  return new Date(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}+05:30`)
}

/** `2026-08-27T17:29:06.233`: the carrier's way of writing an instant. */
export function indianTime(instant: Date): string {
  return new Date(instant.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, -1)
}

function pair(ScanType: string, Scan: string, StatusCode: string, Instructions: string): Pair {
  return { ScanType, Scan, StatusCode, Instructions }
}
