import { announce, type Change } from '../database/changes.ts'
import type { Transaction } from '../database/connect.ts'
import {
  addStock,
  type Choice,
  countedVariant,
  giveBackStock,
  holdVariant,
  takeStock,
  variantsBehind,
  type Wanted,
} from './stock.queries.ts'

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

/**
 * Takes the pieces of an order that nobody checked out from the stock, all or none of them, as part of
 * `tx`, which the caller undoes when some are short.
 *
 * @returns for each line the variant that it took from; null where its stock is not counted
 */
export async function takeForOrder(
  tx: Transaction,
  lines: readonly (Choice & { title: string; quantity: number })[],
): Promise<{ variants: (string | null)[] } | { short: Shortage }> {
  const variants = await Promise.all(lines.map((line) => countedVariant(tx, line)))
  const touched = new Set<string>()
  const inOrder = lines
    .map((line, at) => ({ ...line, variantId: variants[at] }))
    .toSorted((a, b) => (a.variantId ?? '').localeCompare(b.variantId ?? ''))
  for (const { variantId, quantity, title, productId } of inOrder) {
    if (variantId === null) continue
    const left = variantId === undefined ? 0 : await takeStock(tx, { variantId, quantity })
    if (left !== null) return { short: { title, left } }
    touched.add(productId)
  }
  await announceStock(tx, touched)
  return { variants: variants.map((variantId) => variantId ?? null) }
}

/** Puts pieces back into the stock that an order had taken. */
export async function returnStock(tx: Transaction, pieces: readonly Wanted[]): Promise<void> {
  if (pieces.length > 0) await announceStock(tx, new Set(await addStock(tx, pieces)))
}

async function announceStock(tx: Transaction, products: ReadonlySet<string>): Promise<void> {
  if (products.size === 0) return
  // A notification holds at most 8,000 bytes; many products at once count as any change.
  const change: Change =
    products.size <= 100 ? { kind: 'stock', productIds: [...products] } : { kind: 'catalog' }
  await announce(tx, change)
}
