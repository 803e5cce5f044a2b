import { v7 } from 'uuid'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'
import type { CashRemittance, CashRemittanceForm } from '@tohfa/contract/payments/settlements'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { readForeignCsv } from '#platform/csv/read-csv.ts'
import type { Connection } from '#platform/database/connect.ts'
import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { dayOfCell } from './day-of-cell.ts'
import { mostReportRows } from './read-report.ts'
import {
  countRemittances,
  insertRemittance,
  type NewRemittance,
  readRemittances,
  type RemittanceRow,
} from './remittances.queries.ts'
import { lockReports } from './settlements.queries.ts'

export type Remittances = ReturnType<typeof createRemittances>

/** Cash that the courier collected and paid out. */
export function createRemittances({ connection }: { connection: Connection }) {
  const { db } = connection
  return {
    /** Takes one remittance, or a file of some; a known reference adds nothing. */
    async take(form: CashRemittanceForm, staffId: string) {
      const found = form.csv === undefined ? [ofForm(form)] : await ofCsv(form.csv)
      const references = found.map(({ reference }) => reference)
      const added = await connection.transaction(async (tx) => {
        await lockReports(tx)
        let made = 0
        for (const remittance of found) if (await insertRemittance(tx, remittance)) made += 1
        const name = references.slice(0, 3).join(', ')
        if (made > 0)
          await recordChange(tx, staffId, {
            subject: 'import',
            action: 'imported',
            name,
            details: { remittances: made },
          })
        return made
      })
      const read = (await readRemittances(db, { references })).map(toRemittance)
      const remittances = references.flatMap(
        (reference) => read.find((one) => one.reference === reference) ?? [],
      )
      return { remittances, isNew: added > 0 }
    },

    async list({ page, limit }: { page: number; limit: number }) {
      const [rows, totalCount] = await Promise.all([
        readRemittances(db, { offset: (page - 1) * limit, limit }),
        countRemittances(db),
      ])
      return { data: rows.map(toRemittance), totalCount, page, limit }
    },
  }
}

function ofForm({ reference, date, amount, parcels }: CashRemittanceForm): NewRemittance {
  return {
    reference: reference ?? '',
    remittedOn: date ?? '',
    amountPaise: toPaise(amount ?? 0),
    parcels: (parcels ?? []).map((parcel) => ({
      id: v7(),
      waybill: parcel.waybill,
      amountPaise: toPaise(parcel.amount),
    })),
  }
}

const columns = ['reference', 'date', 'waybill', 'amount']

async function ofCsv(csv: string): Promise<NewRemittance[]> {
  const rows = await readForeignCsv(csv, mostReportRows)
  const known = rows[0]?.cells
  if (!known) throw refusedFields({ csv: message('csvEmpty') })
  const missing = columns.filter((column) => !known.has(column))
  if (missing.length > 0) throw refusedFields({ csv: message('reportColumns', missing.join(', ')) })
  const found = new Map<string, NewRemittance & { parcels: NewRemittance['parcels'][number][] }>()
  const listed = new Set<string>()
  for (const { line, cells } of rows) {
    const [reference = '', date = '', waybill = '', amount = ''] = columns.map((one) =>
      cells.get(one),
    )
    const remittedOn = dayOfCell(date)
    const rupees = amount.replaceAll(/[,₹\s]/g, '')
    const isWell = reference !== '' && reference.length <= 100 && /^[\w-]{1,60}$/.test(waybill)
    if (!isWell || !remittedOn || !/^\d{1,8}(?:\.\d{1,2})?$/.test(rupees))
      throw refusedFields({ csv: message('reportLine', line) })
    const one = found.get(reference) ?? { reference, remittedOn, amountPaise: 0, parcels: [] }
    if (one.remittedOn !== remittedOn) throw refusedFields({ csv: message('remittanceDiffers') })
    const parcel = `${reference}\n${waybill}`
    if (listed.has(parcel)) throw refusedFields({ csv: message('reportLine', line) })
    listed.add(parcel)
    const amountPaise = toPaise(Number(rupees))
    one.parcels.push({ id: v7(), waybill, amountPaise })
    found.set(reference, { ...one, amountPaise: one.amountPaise + amountPaise })
  }
  return [...found.values()]
}

function toRemittance({ amount, listed, differences, ...row }: RemittanceRow): CashRemittance {
  const sums =
    amount === listed
      ? []
      : [{ orderNumber: null, waybill: '', expected: listed, amount, reason: 'sums' as const }]
  return {
    ...row,
    amount: toRupees(amount),
    differences: [...differences, ...sums].map(({ orderNumber, ...one }) => ({
      ...one,
      ...(orderNumber !== null && { orderNumber }),
      expected: toRupees(one.expected),
      amount: toRupees(one.amount),
    })),
  }
}
