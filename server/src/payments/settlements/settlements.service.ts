import { toRupees } from '@tohfa/contract/shared/money'
import type { Settlement } from '@tohfa/contract/payments/settlements'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { fetchPayouts, repeatFetch } from './fetch-payouts.ts'
import { readReport } from './read-report.ts'
import type { SettlementsDeps } from './settlements-deps.ts'
import { countSettlements, readSettlements, type SettlementRow } from './settlements.queries.ts'
import { type Stored, storePayouts, takeOverCorrections } from './store-payouts.ts'

export type Settlements = ReturnType<typeof createSettlements>

/** Payouts of the payment provider. */
export function createSettlements(deps: SettlementsDeps) {
  const { connection } = deps
  const { db } = connection
  repeatFetch(deps)

  /** The settlements with these ids, in this order. */
  async function read(ids: readonly string[]): Promise<Settlement[]> {
    if (ids.length === 0) return []
    const found = (await readSettlements(db, { ids })).map(toSettlement)
    return ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
  }

  return {
    /**
     * Takes a report; the same again adds nothing. What it says differently of a known settlement is
     * stored as a difference.
     */
    async take(csv: string, staffId: string) {
      const { settlements: found, unsettled } = await readReport(csv)
      const stored = await connection.transaction(async (tx) => {
        const stored = await storePayouts(tx, found)
        await recordTaken(tx, staffId, stored)
        return stored
      })
      const settlements = await read(found.map(({ id }) => id))
      return { settlements, unsettled, isNew: stored.entries > 0 }
    },

    /** Asks the providers for their last payouts; answers with the settlements that are new. */
    async fetch(staffId: string) {
      const fetched = await fetchPayouts(deps)
      await connection.transaction((tx) => recordTaken(tx, staffId, fetched))
      return { settlements: await read(fetched.ids), days: fetched.days }
    },

    /**
     * Puts what a later report says of a settlement in the place of what it had; without such, it
     * stays. 404 when there is no such settlement.
     */
    async correct(id: string, staffId: string): Promise<Settlement> {
      await connection.transaction(async (tx) => {
        const entries = await takeOverCorrections(tx, id)
        if (entries > 0)
          await recordChange(tx, staffId, {
            subject: 'import',
            action: 'changed',
            name: id,
            details: { entries },
          })
      })
      const [settlement] = await read([id])
      if (!settlement) throw new Failure('settlement_not_found')
      return settlement
    },

    /** A page of them; of a month where one is named. */
    async list({
      page,
      limit,
      period,
    }: {
      page: number
      limit: number
      period?: string | undefined
    }) {
      const [rows, totalCount] = await Promise.all([
        readSettlements(db, { period, offset: (page - 1) * limit, limit }),
        countSettlements(db, period),
      ])
      return { data: rows.map(toSettlement), totalCount, page, limit }
    },
  }
}

/** Writes down who took which settlements, where they are new. */
async function recordTaken(
  tx: Transaction,
  staffId: string,
  { entries, ids }: Stored,
): Promise<void> {
  if (entries === 0) return
  await recordChange(tx, staffId, {
    subject: 'import',
    action: 'imported',
    name: ids.slice(0, 3).join(', '),
    details: { settlements: ids.length, entries },
  })
}

function toSettlement({ open, amount, fees, tax, ...row }: SettlementRow): Settlement {
  return {
    ...row,
    amount: toRupees(amount),
    fees: toRupees(fees),
    tax: toRupees(tax),
    open: open.map(({ orderNumber, ...one }) => ({
      ...one,
      ...(orderNumber !== null && { orderNumber }),
      expected: one.expected === null ? null : toRupees(one.expected),
      amount: toRupees(one.amount),
    })),
  }
}
