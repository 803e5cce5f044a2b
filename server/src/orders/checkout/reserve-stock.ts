import { announce, type DataChange } from '#platform/database/changes.ts'
import type { Transaction } from '#platform/database/connect.ts'
import {
  addStock,
  type VariantChoice,
  type CountedLine,
  countedLines,
  countedVariant,
  releaseReservations,
  reserveVariants,
  takeAtMost,
  takeStock,
  type Wanted,
} from './stock.queries.ts'

/** A line that cannot be had, and how many there still are. */
type Shortage = { title: string; left: number }

type ToTake = Pick<CountedLine, 'title' | 'quantity' | 'productId' | 'variantId'>
type Found = ToTake & { variantId: string }

const isFound = <Line extends ToTake>(line: Line): line is Line & Found => line.variantId !== null

/**
 * Takes the pieces of lines with tracked stock, all of them or none.
 *
 * @returns the first line that is not available; null when everything is taken
 */
export async function takePieces(
  tx: Transaction,
  lines: readonly ToTake[],
): Promise<Shortage | null> {
  if (lines.length === 0) return null
  const gone = lines.find((line) => !isFound(line))
  if (gone) return { title: gone.title, left: 0 }
  const found = lines.filter(isFound)
  const [short] = await takeStock(tx, found)
  if (!short) return null
  const line = found.find(({ variantId }) => variantId === short.variantId)
  return { title: line?.title ?? '', left: short.left }
}

/**
 * Reserves the tracked stock of a checkout again, by the products as they are now, all of it or
 * none.
 *
 * @returns the first line that is not available; null when everything is reserved
 */
export async function reserveStock(tx: Transaction, checkoutId: string): Promise<Shortage | null> {
  const lines = await countedLines(tx, checkoutId)
  const short = await takePieces(tx, lines)
  if (short) return short
  await reserveVariants(tx, checkoutId, lines.filter(isFound))
  await announceStock(tx, lines)
  return null
}

/** Releases all stock that a checkout reserves. */
export async function releaseStock(tx: Transaction, checkoutId: string): Promise<void> {
  const products = await releaseReservations(tx, checkoutId)
  await announceStock(
    tx,
    products.map((productId) => ({ productId })),
  )
}

/**
 * Takes the pieces of an order without a checkout from the stock, all or none of them, as part of
 * `tx`. The caller rolls back when some are short.
 *
 * @returns for each line the variant that it took from; null where its stock is not tracked
 */
export async function takeForOrder(
  tx: Transaction,
  lines: readonly (VariantChoice & { title: string; quantity: number })[],
): Promise<{ variants: (string | null)[] } | { short: Shortage }> {
  const known = new Map<string, ReturnType<typeof countedVariant>>()
  const variantOf = ({ productId, color, size }: VariantChoice) => {
    const key = JSON.stringify([productId, color, size])
    const found = known.get(key) ?? countedVariant(tx, { productId, color, size })
    known.set(key, found)
    return found
  }
  const variants = await Promise.all(lines.map(variantOf))
  const counted = lines.flatMap((line, at) => {
    const variantId = variants[at]
    return variantId === null ? [] : [{ ...line, variantId: variantId ?? null }]
  })
  const short = await takePieces(tx, counted)
  if (short) return { short }
  await announceStock(tx, counted)
  return { variants: variants.map((variantId) => variantId ?? null) }
}

/** Takes spoilt blanks from a tracked stock; returns how many were missing. */
export async function takeSpoilt(
  tx: Transaction,
  blank: VariantChoice,
  pieces: number,
): Promise<number> {
  const variantId = await countedVariant(tx, blank)
  if (variantId === null) return 0
  const taken = variantId === undefined ? 0 : await takeAtMost(tx, variantId, pieces)
  if (taken > 0) await announceStock(tx, [blank])
  return pieces - taken
}

/** Puts pieces back into the stock that an order had taken. */
export async function returnStock(tx: Transaction, pieces: readonly Wanted[]): Promise<void> {
  if (pieces.length === 0) return
  const products = await addStock(tx, pieces)
  await announceStock(
    tx,
    products.map((productId) => ({ productId })),
  )
}

/** Announces the stock change of these lines' products. */
export async function announceStock(
  tx: Transaction,
  lines: readonly { productId: string }[],
): Promise<void> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  if (productIds.length === 0) return
  // A notification holds at most 8,000 bytes; many products at once count as any change.
  const change: DataChange =
    productIds.length <= 100 ? { kind: 'stock', productIds } : { kind: 'catalog' }
  await announce(tx, change)
}
