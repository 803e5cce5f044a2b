// chunk: later
import type { Product } from '@tohfa/contract/catalog/products'
import { consent } from '#platform/analytics/consent.ts'
import { summarize, type ProductSummary } from '#catalog/products/product-card.ts'

const key = 'recently-viewed'
const most = 12

/**
 * Whether the person opted out: they declined the counting of visits, or their browser sends Global
 * Privacy Control.
 */
function wantsNoTrace(): boolean {
  return (
    consent() === 'denied' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  )
}

/** The products that were viewed on this device, the newest first, with the data of their cards. */
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

/** Stores a visit on the device only: it is never sent. */
export function noteSeen(product: Product): void {
  const others = seenProducts().filter(({ id }) => id !== product.id)
  if (wantsNoTrace()) return
  localStorage.setItem(key, JSON.stringify([summarize(product), ...others].slice(0, most)))
}

export function forgetSeen(): void {
  localStorage.removeItem(key)
}
