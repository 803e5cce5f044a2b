import type { ScanMeaning } from '#fulfilment/carriers/carrier.ts'

/** The carrier's status of a parcel: a type of two letters, a word, and sometimes a code. */
type CarrierWords = { type: string; scan: string; code?: string; instructions?: string }

const manifested: ScanMeaning = { scanType: 'Manifested', orderStatus: null }
const inTransit: ScanMeaning = { scanType: 'In Transit', orderStatus: 'shipped' }
const outForDelivery: ScanMeaning = {
  scanType: 'Out For Delivery',
  orderStatus: 'out-for-delivery',
}
const delivered: ScanMeaning = { scanType: 'Delivered', orderStatus: 'delivered' }
const returned: ScanMeaning = { scanType: 'RTO', orderStatus: 'returned' }
const undelivered: ScanMeaning = { scanType: 'Undelivered', orderStatus: 'failed' }
const lost: ScanMeaning = { ...undelivered, isLost: true }
const cancelled: ScanMeaning = { scanType: 'Cancelled', orderStatus: 'cancelled' }

/** The words of docs/product.md 12.6, in any of the carrier's fields. */
const shopWords: Record<string, ScanMeaning> = {
  manifested,
  'in transit': inTransit,
  'out for delivery': outForDelivery,
  delivered,
  rto: returned,
  undelivered,
  cancelled,
  canceled: cancelled,
}

/**
 * The carrier's own pairs (docs/providers.md 2.6). DL alone only means that the journey is over.
 */
const carrierPairs: Record<string, Record<string, ScanMeaning>> = {
  ud: {
    manifested,
    'not picked': manifested,
    'in transit': inTransit,
    pending: inTransit,
    dispatched: outForDelivery,
    'out for delivery': outForDelivery,
    undelivered,
    rto: returned,
    cancelled,
    canceled: cancelled,
  },
  dl: { delivered, rto: returned },
  rt: {
    'in transit': returned,
    pending: returned,
    dispatched: returned,
    'out for delivery': returned,
    rto: returned,
  },
  cn: { cancelled, canceled: cancelled, closed: cancelled },
}
/** Pick-ups from a customer mean nothing for a parcel to a buyer. */
const reversePickups = new Set(['pp', 'pu'])

/** The meaning of a scan, compared without case; null for an unknown scan, which moves nothing. */
export function scanMeaning(words: CarrierWords): ScanMeaning | null {
  const type = normalise(words.type)
  const scan = normalise(words.scan)
  if (reversePickups.has(type)) return null
  if (type === 'lt') return lost
  const pairs = carrierPairs[type]
  if (!pairs) return shopWords[type] ?? (type === '' ? (shopWords[scan] ?? null) : null)
  if (type === 'ud' && scan === 'not picked' && sellerCancelled(words)) return cancelled
  if (type === 'ud' && scan === 'pending' && /^eod-/i.test(words.code ?? '')) return undelivered
  return pairs[scan] ?? null
}

function sellerCancelled({ code = '', instructions = '' }: CarrierWords): boolean {
  return /^dtup-210$/i.test(code) || /seller cancelled/i.test(instructions)
}

/** The words of a scan, as they are compared. */
export function normalise(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
}
