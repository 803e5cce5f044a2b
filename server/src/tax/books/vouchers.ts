import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { isStateCode, states } from '@tohfa/contract/tax/states'
import type { Database } from '#platform/database/connect.ts'
import type { Days } from './money.queries.ts'
import type { Voucher } from './tally-xml.ts'
import {
  type DocumentRow,
  documentRows,
  type DocumentScope,
  type FeeRow,
  payoutRows,
  type ReceiptRow,
  receiptRows,
  type RefundRow,
  refundRows,
} from './vouchers.queries.ts'

/** The names of ledgers. */
export type Ledgers = ShopSettings['books']
type Source<Row> = (db: Database, after: string | null, most: number) => Promise<Row[]>

/** How many vouchers are in memory at once. */
const portion = 500

/** The vouchers of a month in portions, kind by kind; without a scope there are no documents. */
export async function* vouchersOf(
  db: Database,
  { scope, days, ledgers }: { scope: DocumentScope | undefined; days: Days; ledgers: Ledgers },
): AsyncGenerator<Voucher[]> {
  if (scope)
    yield* portionsOf(
      db,
      (...asked) => documentRows(scope, ...asked),
      (row) => [ofDocument(row, ledgers)],
    )
  yield* portionsOf(
    db,
    (...asked) => receiptRows(days, ...asked),
    (row) => [ofReceipt(row, ledgers)],
  )
  yield* portionsOf(
    db,
    (...asked) => refundRows(days, ...asked),
    (row) => [ofRefund(row, ledgers)],
  )
  yield* portionsOf(
    db,
    (...asked) => payoutRows(days, ...asked),
    (row) => ofPayout(row, ledgers),
  )
}

async function* portionsOf<Row extends { key: string }>(
  db: Database,
  read: Source<Row>,
  toVouchers: (row: Row) => Voucher[],
): AsyncGenerator<Voucher[]> {
  for (let after: string | null = null; ;) {
    const rows: Row[] = await read(db, after, portion)
    yield rows.flatMap(toVouchers)
    after = rows.at(-1)?.key ?? null
    if (after === null) return
  }
}

function ofDocument(row: DocumentRow, ledgers: Ledgers): Voucher {
  const isCredit = row.kind === 'credit'
  const sign = isCredit ? -1 : 1
  const { placeOfSupply: place } = row
  return {
    guid: `tohfa-document-${row.key}`,
    type: isCredit ? 'Credit Note' : 'Sales',
    number: row.number,
    date: row.date,
    party: ledgers.customers,
    buyer: row.buyer,
    gstin: row.gstin,
    placeOfSupply: isStateCode(place) ? states[place] : null,
    narration: `${row.sample ? 'SAMPLE. ' : ''}Order ${row.orderNumber}${row.against ? `, for ${row.against}` : ''}`,
    entries: [
      { ledger: ledgers.customers, debit: sign * (row.gross + row.rounding) },
      { ledger: ledgers.sales, debit: -sign * row.taxable },
      { ledger: ledgers.cgst, debit: -sign * row.cgst },
      { ledger: ledgers.sgst, debit: -sign * row.sgst },
      { ledger: ledgers.igst, debit: -sign * row.igst },
      { ledger: ledgers.rounding, debit: -sign * row.rounding },
    ],
  }
}

function ofReceipt(row: ReceiptRow, ledgers: Ledgers): Voucher {
  const into = { provider: ledgers.provider, cash: ledgers.cash, upi: ledgers.bank }
  const ledger = row.kind in into ? into[row.kind as keyof typeof into] : ledgers.bank
  const party = row.kind === 'remitted' && !row.orderNumber ? ledgers.suspense : ledgers.customers
  return {
    guid: `tohfa-receipt-${row.key}`,
    type: 'Receipt',
    number: row.number,
    date: row.date,
    party,
    narration: row.orderNumber ? `Order ${row.orderNumber}` : 'Of no order',
    entries: [
      { ledger, debit: row.amount },
      { ledger: party, debit: -row.amount },
    ],
  }
}

function ofRefund(row: RefundRow, ledgers: Ledgers): Voucher {
  const party = row.isGoodwill ? ledgers.goodwill : ledgers.customers
  return {
    guid: `tohfa-refund-${row.key}`,
    type: 'Payment',
    number: row.number,
    date: row.date,
    party,
    narration: row.orderNumber ? `Refund of order ${row.orderNumber}` : 'Refund of no order',
    entries: [
      { ledger: party, debit: row.amount },
      { ledger: row.kind === 'provider' ? ledgers.provider : ledgers.bank, debit: -row.amount },
    ],
  }
}

function ofPayout(row: FeeRow, ledgers: Ledgers): Voucher[] {
  const { key, date, fees, tax, amount } = row
  const same = { date, number: key, narration: `Settlement ${key}, UTR ${row.utr}` }
  const charged: Voucher = {
    ...same,
    guid: `tohfa-fees-${key}`,
    type: 'Journal',
    entries: [
      { ledger: ledgers.fees, debit: fees },
      { ledger: ledgers.feesTax, debit: tax },
      { ledger: ledgers.provider, debit: -fees - tax },
    ],
  }
  const paidOut: Voucher = {
    ...same,
    guid: `tohfa-settlement-${key}`,
    type: 'Contra',
    entries: [
      { ledger: ledgers.bank, debit: amount },
      { ledger: ledgers.provider, debit: -amount },
    ],
  }
  return [charged, paidOut].filter(({ entries }) => entries.some(({ debit }) => debit !== 0))
}
