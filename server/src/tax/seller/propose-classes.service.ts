import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SellerForm } from '@tohfa/contract/tax/seller-form'
import { toPaise } from '@tohfa/contract/shared/money'
import { nilKinds } from '@tohfa/contract/tax/nil-kinds'
import { indianDay } from '#platform/runtime/clock.ts'
import { readCsv } from '#platform/csv/read-csv.ts'
import type { Transaction } from '#platform/database/connect.ts'
import {
  allSellers,
  allTaxClasses,
  insertSeller,
  insertTaxClasses,
  lockTax,
} from './tax.queries.ts'

const columns = [
  'key',
  'hsn',
  'uqc',
  'rate',
  'above',
  'rateAbove',
  'nil',
  'nilKind',
  'source',
] as const

/** The day on which GST began, so that the defaults of a new shop always applied. */
const beginningOfGst = '2017-07-01'

/** The marker of a fictional seller. */
export type SampleSeller = Omit<SellerForm, 'validFrom' | 'gstin'> & { gstin: string }

/** Gives a shop without tax classes the proposed ones for its goods, for review. */
export async function proposeTaxClasses(tx: Transaction): Promise<void> {
  await lockTax(tx)
  if ((await allTaxClasses(tx)).length === 0) await insertTaxClasses(tx, proposals())
}

/**
 * Gives the sample its fictional seller and accepts the proposed classes; an existing seller, and
 * reviewed classes, stay.
 */
export async function setSampleTax(tx: Transaction, seller: SampleSeller): Promise<void> {
  await lockTax(tx)
  if ((await allSellers(tx)).length === 0)
    await insertSeller(tx, { ...seller, validFrom: beginningOfGst, isSample: true })
  const there = await allTaxClasses(tx)
  const taken = new Set(there.flatMap(({ key, reviewedBy }) => (reviewedBy === null ? [] : [key])))
  const rows = proposals()
    .filter(({ key }) => !taken.has(key))
    .map((one) => ({ ...one, reviewedBy: 'Sample', reviewedAt: beginningOfGst, isSample: true }))
  if (rows.length > 0) await insertTaxClasses(tx, rows)
}

/** Proposes again, from today, each class that only the sample accepted. */
export async function endSampleTax(tx: Transaction): Promise<void> {
  await lockTax(tx)
  const present = new Map<string, boolean>()
  for (const { key, isSample } of await allTaxClasses(tx))
    if (!present.has(key)) present.set(key, isSample)
  const rows = proposals()
    .filter(({ key }) => present.get(key))
    .map((one) => ({ ...one, validFrom: indianDay() }))
  if (rows.length > 0) await insertTaxClasses(tx, rows)
}

function proposals() {
  const file = readFileSync(join(import.meta.dirname, 'proposed-classes.csv'), 'utf8')
  const hundredths = (cell: string | undefined) => (cell ? toPaise(Number(cell)) : null)
  return readCsv(file, columns).rows.map(({ cells }) => ({
    key: cells.key ?? '',
    hsn: cells.hsn ?? '',
    uqc: cells.uqc ?? '',
    rateBp: hundredths(cells.rate) ?? 0,
    abovePaise: hundredths(cells.above),
    rateAboveBp: hundredths(cells.rateAbove),
    nil: cells.nil === 'yes',
    nilKind: nilKinds.find((kind) => kind === cells.nilKind) ?? null,
    source: cells.source ?? null,
    validFrom: beginningOfGst,
  }))
}
