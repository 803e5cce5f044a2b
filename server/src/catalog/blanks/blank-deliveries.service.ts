import { mostDeliveryRows } from '@tohfa/contract/catalog/blank-limits'
import type { BlankDelivery, DeliveryReport } from '@tohfa/contract/catalog/blank-deliveries'
import { readForeignCsv } from '#platform/csv/read-csv.ts'
import { refuseBinaryFile } from '#platform/csv/refuse-binary-file.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { lockVariants } from './blank-counts.queries.ts'
import {
  deliverable,
  deliveredOf,
  deliveryOfPaper,
  insertDelivery,
  writeDelivered,
} from './blank-deliveries.queries.ts'
import { logStocks } from './log-stocks.ts'
import { openDelivery, type PlannedRow } from './plan-delivery.ts'

export type BlankDeliveries = ReturnType<typeof createBlankDeliveries>

/** Deliveries of blanks (docs/product.md 28.10). */
export function createBlankDeliveries({
  connection,
}: {
  connection: Pick<Connection, 'db' | 'transaction'>
}) {
  return {
    /**
     * Adds what came to the stocks, all of it or nothing.
     * @throws Failure 400 for a table with problems, or the paper of another delivery
     */
    async book(form: BlankDelivery, staffId: string): Promise<DeliveryReport> {
      const { csv, dryRun, reference, id } = form
      refuseBinaryFile(csv)
      const table = openDelivery(await readForeignCsv(csv, mostDeliveryRows))
      return connection.transaction(async (tx) => {
        const isNew = dryRun || (await insertDelivery(tx, { id, reference }))
        const booked = await deliveryOfPaper(tx, reference)
        if (booked !== undefined && booked !== id) throw refusePaper()
        const { planned, problems } = table.plan(await deliverable(tx, table.titles))
        if (problems.length > 0 && !dryRun && isNew)
          throw new Failure('bad_request', {
            sentence: message('csvNotImported', problems.length),
          })
        if (dryRun) return reportOf(form, planned, problems)
        if (!isNew) return reportOf(form, await bookedRows(tx, id, planned), [])
        return reportOf(form, await add(tx, form, planned, staffId), [])
      })
    },
  }
}

const refusePaper = () => refusedFields({ reference: message('deliveryBooked') })

/** Adds to the stocks as they are behind their locks, so that what is sold meanwhile stays sold. */
async function add(
  tx: Transaction,
  { id: deliveryId, reference }: BlankDelivery,
  planned: readonly PlannedRow[],
  staffId: string,
): Promise<PlannedRow[]> {
  const locked = await lockVariants(
    tx,
    planned.map(({ variantId }) => variantId),
  )
  const known = new Map(locked.map((one) => [one.id, one]))
  const rows = planned.map((row) => {
    const before = known.get(row.variantId)
    if (!before) throw new Failure('blank_not_found')
    return { ...row, before, stock: before.stock + row.pieces }
  })
  await writeDelivered(tx, { deliveryId, staffId }, rows)
  await logStocks(tx, staffId, rows, { delivery: [null, reference] })
  return rows.map(({ before: _before, ...row }) => row)
}

/** What the first call with this key booked, by the rows of its table. */
async function bookedRows(
  tx: Transaction,
  id: string,
  planned: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  const stocks = new Map((await deliveredOf(tx, id)).map((one) => [one.variantId, one]))
  return planned.flatMap((row) => {
    const booked = stocks.get(row.variantId)
    return booked ? [{ ...row, pieces: booked.pieces, stock: booked.stock }] : []
  })
}

function reportOf(
  { dryRun }: BlankDelivery,
  planned: readonly PlannedRow[],
  problems: DeliveryReport['problems'],
): DeliveryReport {
  return {
    dryRun,
    pieces: planned.reduce((sum, { pieces }) => sum + pieces, 0),
    problems,
    rows: planned.map(({ variantId: _variantId, ...row }) => row),
  }
}
