import { toRupees } from '@tohfa/contract/shared/money'
import type { Cell } from '#platform/csv/write-csv.ts'
import type { RegisterLine } from './register.queries.ts'

/** The columns of the register as a file, a row for each line of a document. */
export const registerColumns = [
  'number',
  'kind',
  'date',
  'order',
  'against',
  'buyer',
  'gstin',
  'placeOfSupply',
  'description',
  'hsn',
  'uqc',
  'quantity',
  'rate',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'total',
  'sample',
] as const

export function registerCells(line: RegisterLine): Cell[] {
  return [
    line.number,
    line.kind,
    line.date,
    line.order,
    line.against,
    line.buyer,
    line.gstin,
    line.placeOfSupply,
    line.description,
    line.hsn,
    line.uqc,
    line.quantity,
    line.rateBp / 100,
    toRupees(line.taxable),
    toRupees(line.cgst),
    toRupees(line.sgst),
    toRupees(line.igst),
    toRupees(line.total),
    line.sample ? 'SAMPLE' : null,
  ]
}
