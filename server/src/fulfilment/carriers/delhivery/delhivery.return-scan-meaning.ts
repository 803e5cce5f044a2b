import type { CarrierScan } from '#fulfilment/carriers/carrier.ts'
import { normalise } from './delhivery.scan-meaning.ts'

/**
 * The meaning of a scan of a parcel that the carrier fetches from a buyer; null while it is on its
 * way.
 */
export function returnScanMeaning({
  type,
  scan,
  code,
}: CarrierScan): 'received' | 'pickup_failed' | null {
  const [kind, word] = [normalise(type), normalise(scan)]
  if (kind === 'dl') return 'received'
  if (kind === 'cn' || kind === 'lt' || /^dtup-210$/i.test(code)) return 'pickup_failed'
  if (/^(dto|delivered)$/.test(word)) return 'received'
  return /^(canceled|cancelled|closed|failed|not picked|undelivered)$/.test(word)
    ? 'pickup_failed'
    : null
}
