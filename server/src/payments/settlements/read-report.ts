import { settledKind } from '@tohfa/contract/payments/settled-kinds'
import { toPaise } from '@tohfa/contract/shared/money'
import { type ForeignRow, readForeignCsv } from '#platform/csv/read-csv.ts'
import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { PayoutEntry, ProviderPayout } from '#payments/providers/payment-provider.ts'
import { dayOfCell } from './day-of-cell.ts'

export const mostReportRows = 10_000

/** The columns of a form of the report, and how its amounts are written. */
type Form = { kind: string; fee: string; inPaise: boolean }
const ofDashboard: Form = { kind: 'transaction_entity', fee: 'fee (exclusive tax)', inPaise: false }
const ofCall: Form = { kind: 'type', fee: 'fee', inPaise: true }
const shared = ['entity_id', 'amount', 'tax', 'debit', 'credit', 'settlement_id', 'settled_at']

/**
 * Reads a settlement report of the provider in either of its two forms. That of the call
 * `settlements/recon/combined` has paise, and the tax within the fee. That of the dashboard has
 * rupees, and the fee without its tax.
 * @throws Failure 400 at `csv`
 */
export async function readReport(
  csv: string,
): Promise<{ settlements: ProviderPayout[]; unsettled: number }> {
  const rows = await readForeignCsv(csv, mostReportRows)
  const columns = rows[0]?.cells
  if (!columns) throw refusedFields({ csv: message('csvEmpty') })
  const form = columns.has(ofDashboard.kind) || columns.has(ofDashboard.fee) ? ofDashboard : ofCall
  const missing = [form.kind, form.fee, ...shared].filter((name) => !columns.has(name))
  if (missing.length > 0) throw refusedFields({ csv: message('reportColumns', missing.join(', ')) })
  const found = new Map<string, ProviderPayout>()
  const settled = rows.filter(({ cells }) => cells.get('settlement_id') !== '')
  for (const row of settled) {
    const id = row.cells.get('settlement_id') ?? ''
    const known = found.get(id) ?? { id, ...headOf(row), entries: [] }
    known.entries.push(entryOf(row, form))
    found.set(id, known)
  }
  return { settlements: [...found.values()], unsettled: rows.length - settled.length }
}

function headOf(row: ForeignRow): Pick<ProviderPayout, 'utr' | 'settledOn'> {
  const settledOn = dayOfCell(row.cells.get('settled_at') ?? '')
  if (!settledOn) throw unreadable(row)
  return { utr: row.cells.get('settlement_utr') ?? row.cells.get('utr') ?? '', settledOn }
}

function entryOf(row: ForeignRow, { kind, fee: feeColumn, inPaise }: Form): PayoutEntry {
  const money = (column: string) => {
    const cell = (row.cells.get(column) ?? '').replaceAll(/[,₹\s]/g, '')
    const pattern = inPaise ? /^-?\d{1,13}(?:\.0+)?$/ : /^-?\d{1,11}(?:\.\d{1,2}0*)?$/
    if (cell === '') return 0
    if (!pattern.test(cell)) throw unreadable(row)
    return inPaise ? Number(cell) : toPaise(Number(cell))
  }
  const entityId = row.cells.get('entity_id') ?? ''
  if (!/^[\w-]{1,60}$/.test(entityId)) throw unreadable(row)
  const [fee, taxPaise] = [money(feeColumn), money('tax')]
  return {
    kind: settledKind(row.cells.get(kind) ?? ''),
    entityId,
    providerPaymentId: row.cells.get('payment_id') || null,
    amountPaise: money('amount'),
    feePaise: inPaise ? fee - taxPaise : fee,
    taxPaise,
    creditPaise: money('credit'),
    debitPaise: money('debit'),
  }
}

const unreadable = ({ line }: ForeignRow) => refusedFields({ csv: message('reportLine', line) })
