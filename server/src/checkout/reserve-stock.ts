import { announce, type Change } from '../database/changes.ts'
import type { Transaction } from '../database/connect.ts'
import { giveBackStock, holdVariant, takeStock, variantsBehind } from './stock.queries.ts'

/** A line that cannot be had, and how many there still are. */
export type Shortage = { title: string; left: number }

/**
 * Holds the tracked stock that a checkout needs, all of it or none. Variants are taken in the order of their ids, so
 * that two checkouts with the same products do not wait for each other.
 *
 * @returns the first line that could not be had; null when everything is held
 */
export async function reserveStock(tx: Transaction, checkoutId: string): Promise<Shortage | null> {
  const touched = new Set<string>()
  for (const { tracked, variantId, quantity, ...line } of await variantsBehind(tx, checkoutId)) {
    if (!tracked) continue
    const left = variantId === null ? 0 : await takeStock(tx, { variantId, quantity })
    if (variantId === null || left !== null) {
      await giveBackStock(tx, checkoutId)
      return { title: line.title, left: left ?? 0 }
    }
    await holdVariant(tx, line.lineId, variantId)
    touched.add(line.productId)
  }
  await announceStock(tx, touched)
  return null
}

/** Gives back all that a checkout holds. */
export async function releaseStock(tx: Transaction, checkoutId: string): Promise<void> {
  await announceStock(tx, new Set(await giveBackStock(tx, checkoutId)))
}

async function announceStock(tx: Transaction, products: ReadonlySet<string>): Promise<void> {
  if (products.size === 0) return
  // A notification holds at most 8,000 bytes; many products at once count as any change.
  const change: Change =
    products.size <= 100 ? { kind: 'stock', productIds: [...products] } : { kind: 'catalog' }
  await announce(tx, change)
}
