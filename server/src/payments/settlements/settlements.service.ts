import { toRupees } from '@tohfa/contract/shared/money'
import type { Settlement } from '@tohfa/contract/payments/settlements'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { readReport, type ReportedSettlement } from './read-report.ts'
import {
  countSettlements,
  insertSettlement,
  lockReports,
  readSettlements,
  type SettlementRow,
} from './settlements.queries.ts'

export type Settlements = ReturnType<typeof createSettlements>

/** Payouts of the payment provider. */
export function createSettlements({ connection }: { connection: Connection }) {
  const { db } = connection

  /** Stores settlements as part of `tx`; those that are known stay. Returns the new entries. */
  async function store(tx: Transaction, found: readonly ReportedSettlement[]): Promise<number> {
    await lockReports(tx)
    let added = 0
    for (const settlement of found) added += await insertSettlement(tx, settlement)
    return added
  }

  return {
    /** Takes a report; the same again adds nothing. */
    async take(csv: string, staffId: string) {
      const { settlements: found, unsettled } = await readReport(csv)
      const ids = found.map(({ id }) => id)
      const added = await connection.transaction(async (tx) => {
        const entries = await store(tx, found)
        const name = ids.slice(0, 3).join(', ')
        if (entries > 0)
          await recordChange(tx, staffId, {
            subject: 'import',
            action: 'imported',
            name,
            details: { settlements: ids.length, entries },
          })
        return entries
      })
      const read = ids.length > 0 ? (await readSettlements(db, { ids })).map(toSettlement) : []
      const settlements = ids.flatMap((id) => read.find((one) => one.id === id) ?? [])
      return { settlements, unsettled, isNew: added > 0 }
    },

    async list({ page, limit }: { page: number; limit: number }) {
      const [rows, totalCount] = await Promise.all([
        readSettlements(db, { offset: (page - 1) * limit, limit }),
        countSettlements(db),
      ])
      return { data: rows.map(toSettlement), totalCount, page, limit }
    },
  }
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
