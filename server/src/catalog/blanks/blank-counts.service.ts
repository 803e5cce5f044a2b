import type { BlankCount, BlankCounts, BlankMovement } from '@tohfa/contract/catalog/blank-counts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import {
  type Correction,
  type LockedVariant,
  lockVariants,
  type MovementRow,
  movementsOf,
  newestMovements,
  readChoices,
  writeCorrections,
} from './blank-counts.queries.ts'
import { logStocks } from './log-stocks.ts'

export type BlankCountsService = ReturnType<typeof createBlankCounts>

/** Counting blanks by hand (docs/product.md 28.9). */
export function createBlankCounts({
  connection,
}: {
  connection: Pick<Connection, 'db' | 'transaction'>
}) {
  return {
    read: async (): Promise<BlankCounts> => ({
      choices: (await readChoices(connection.db)).map(sized),
      movements: (await newestMovements(connection.db)).map(toMovement),
    }),

    /** Books each difference once; what is sold and still on the shelf stays sold. */
    book: ({ id: countId, rows }: BlankCount, staffId: string): Promise<BlankMovement[]> =>
      connection.transaction(async (tx) => {
        const locked = await lockVariants(
          tx,
          rows.map((row) => row.variantId),
        )
        // Read behind the lock, a repeat that waited finds the first.
        const booked = await movementsOf(tx, countId)
        if (booked.length > 0) return booked.map(toMovement)
        const known = new Map(locked.map((one) => [one.id, one]))
        const corrections = rows
          .map((row) => correct(row, known.get(row.variantId)))
          .filter((row) => row.counted !== row.seen)
        if (corrections.length === 0) return []
        await writeCorrections(tx, { countId, staffId }, corrections)
        await logStocks(tx, staffId, corrections)
        return (await movementsOf(tx, countId)).map(toMovement)
      }),
  }
}

/**
 * The stock by what was found or lost. A sale or a cancellation leaves the shelf as it was, so the
 * difference holds whatever happened to either since. Where fewer lie there than are sold, nothing
 * is left to sell.
 */
function correct(row: BlankCount['rows'][number], before: LockedVariant | undefined): Correction {
  if (!before) throw new Failure('blank_not_found')
  return { ...row, before, stock: Math.max(0, before.stock + row.counted - row.seen) }
}

const sized = <T extends { size: string | null }>({ size, ...row }: T) => ({
  ...row,
  ...(size !== null && { size }),
})

function toMovement({ by, at, seen, counted, reference, ...row }: MovementRow): BlankMovement {
  return {
    ...sized(row),
    at: new Date(at).toISOString(),
    ...(seen !== null && { seen }),
    ...(counted !== null && { counted }),
    ...(reference !== null && { reference }),
    ...(by !== null && { by }),
  }
}
