// chunk: later
import type { Product } from '@tohfa/contract/catalog/products'
import { consent } from '#platform/analytics/consent.ts'
import { summarize, type ProductSummary } from '#catalog/products/product-card.ts'

const key = 'recently-viewed'
const most = 12

/**
 * Whether the person wants no trace: they declined to be counted, or their browser says so to every
 * site (Global Privacy Control).
 */
function wantsNoTrace(): boolean {
  return (
    consent() === 'denied' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  )
}

/** The products that were looked at on this device, the newest first, as their cards showed them. */
export function seenProducts(): readonly ProductSummary[] {
  if (wantsNoTrace()) {
    forgetSeen()
    return []
  }
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as ProductSummary[]
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Keeps a visit on the device only: nothing of it is ever sent. */
export function noteSeen(product: Product): void {
  const others = seenProducts().filter(({ id }) => id !== product.id)
  if (wantsNoTrace()) return
  localStorage.setItem(key, JSON.stringify([summarize(product), ...others].slice(0, most)))
}

export function forgetSeen(): void {
  localStorage.removeItem(key)
}
