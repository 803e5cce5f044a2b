import { validate } from 'uuid'
import type { StockForm, StockResult } from '@tohfa/contract/catalog/stock'
import { announce } from '#platform/database/changes.ts'
import type { Connection } from '#platform/database/connect.ts'
import { recordChanges } from '#backoffice/staff-log/staff-log.service.ts'
import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { setStock } from './set-stock.queries.ts'

/**
 * Sets the stock of many choices at once; returns the results in the order sent.
 *
 * @throws Failure 400 at the row that repeats an earlier choice
 */
export async function changeStock(
  connection: Connection,
  { rows }: StockForm,
  staffId: string,
): Promise<StockResult[]> {
  refuseTwice(rows)
  const known = rows.map((row) => (validate(row.id) ? row : null))
  return connection.transaction(async (tx) => {
    const updates = known.flatMap((row, place) => (row ? [{ ...row, place }] : []))
    const answers = await setStock(tx, updates)
    const results = rows.map((): StockResult => ({ ok: false, code: 'not_found' }))
    const details = new Map<string, { name: string; details: Record<string, [number, number]> }>()
    for (const { place: at, productId, title, stock, isWritten, onBlank } of answers) {
      const row = updates[at]
      if (!row) continue
      results[row.place] = isWritten
        ? { ok: true, stock }
        : { ok: false, stock, code: onBlank ? 'on_blank' : 'stock_changed' }
      if (!isWritten || row.seen === row.stock) continue
      const entry = details.get(productId) ?? { name: title, details: {} }
      entry.details[[row.color, row.size].filter(Boolean).join(' ')] = [row.seen, row.stock]
      details.set(productId, entry)
    }
    const changed = [...details]
    if (changed.length === 0) return results
    await recordChanges(
      tx,
      staffId,
      changed.map(([subjectId, entry]) => ({
        subject: 'product',
        action: 'changed',
        subjectId,
        ...entry,
      })),
    )
    const productIds = changed.map(([id]) => id)
    // A notification holds at most 8,000 bytes; many products at once count as any change.
    await announce(
      tx,
      productIds.length <= 100 ? { kind: 'stock', productIds } : { kind: 'catalog' },
    )
    return results
  })
}

function refuseTwice(rows: StockForm['rows']): void {
  const seen = new Set<string>()
  for (const [at, { id, color, size }] of rows.entries()) {
    const key = JSON.stringify([id.toLowerCase(), color, size])
    if (seen.has(key)) throw refusedFields({ [`rows.${at}`]: message('notValid') })
    seen.add(key)
  }
}
