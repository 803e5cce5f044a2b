import { toRupees } from '@tohfa/contract/shared/money'
import { isStateCode, states } from '@tohfa/contract/tax/states'
import { type Cell, csvLines } from '#platform/csv/write-csv.ts'
import { freeLines, issuedByNature, type ReturnParts } from './return-parts.ts'
import type { DocumentRow, HsnRow, RateHeads } from './return-rows.queries.ts'
import { unitNames } from './unit-names.ts'

/** A file of the ZIP, in pieces. */
export type CsvSheet = { name: string; text: AsyncIterable<string> }

const amounts = ['Rate', 'Taxable Value', 'Cess Amount']
const applicable = 'Applicable % of Tax Rate'
const shop = 'E-Commerce GSTIN'
const buyer = ['GSTIN/UIN of Recipient', 'Receiver Name']
const invoice = ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply']
const hsnColumns = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
]

/** The return as the sheets that the offline tool imports, each with the columns it knows. */
export function offlineSheets(parts: ReturnParts): CsvSheet[] {
  const { hsn } = parts
  return [
    ...(parts.isSample ? [sampleMark()] : []),
    documentSheet(
      'b2b',
      parts,
      [...buyer, ...invoice, 'Reverse Charge', applicable, 'Invoice Type', shop, ...amounts],
      (row) => [row.gstin, row.buyerName, ...invoiceCells(row), 'N', '', 'Regular B2B', ''],
    ),
    documentSheet(
      'b2cl',
      parts,
      [...invoice, applicable, ...amounts, shop],
      (row) => [...invoiceCells(row), ''],
      [''],
    ),
    sheet(
      'b2cs',
      ['Type', 'Place Of Supply', 'Rate', applicable, 'Taxable Value', 'Cess Amount', shop],
      parts.consumers.map((row) => [
        'OE',
        placeName(row.placeOfSupply),
        row.rateBp / 100,
        '',
        toRupees(row.taxable),
        0,
        '',
      ]),
    ),
    documentSheet(
      'cdnr',
      parts,
      [
        ...buyer,
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Reverse Charge',
        'Note Supply Type',
        'Note Value',
        applicable,
        ...amounts,
      ],
      (row) => [
        row.gstin,
        row.buyerName,
        row.number,
        sheetDay(row.issuedOn),
        'C',
        placeName(row.placeOfSupply),
        'N',
        'Regular B2B',
        toRupees(row.grossPaise),
        '',
      ],
    ),
    documentSheet(
      'cdnur',
      parts,
      [
        'UR Type',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Note Value',
        applicable,
        ...amounts,
      ],
      (row) => [
        'B2CL',
        row.number,
        sheetDay(row.issuedOn),
        'C',
        placeName(row.placeOfSupply),
        toRupees(row.grossPaise),
        '',
      ],
    ),
    sheet(
      'exemp',
      [
        'Description',
        'Nil Rated Supplies',
        'Exempted(other than nil rated/non GST supply)',
        'Non-GST Supplies',
      ],
      freeLines(parts.free).map(({ isInter, isBusiness, nilRated, exempt, nonGst }) => [
        `${isInter ? 'Inter' : 'Intra'}-State supplies to ${isBusiness ? 'registered' : 'unregistered'} persons`,
        toRupees(nilRated),
        toRupees(exempt),
        toRupees(nonGst),
      ]),
    ),
    sheet('hsn-b2b', hsnColumns, hsn.filter(({ isBusiness }) => isBusiness).map(hsnCells)),
    sheet('hsn-b2c', hsnColumns, hsn.filter(({ isBusiness }) => !isBusiness).map(hsnCells)),
    sheet(
      'docs',
      ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      issuedByNature(parts.issued).flatMap(({ name, series }) =>
        series.map(({ first, last, count }): Cell[] => [name, first, last, count, 0]),
      ),
    ),
  ]
}

/** The sheets themselves have no field for it. */
function sampleMark(): CsvSheet {
  async function* text() {
    yield 'SAMPLE: made of sample documents, not to be filed.\r\n'
  }
  return { name: 'SAMPLE.txt', text: text() }
}

/** A sheet with a row for each rate of each document; `after` are the columns after the amounts. */
function documentSheet(
  name: 'b2b' | 'b2cl' | 'cdnr' | 'cdnur',
  parts: ReturnParts,
  columns: readonly string[],
  cells: (row: DocumentRow) => Cell[],
  after: Cell[] = [],
): CsvSheet {
  async function* text() {
    yield csvLines([columns])
    for await (const rows of parts.documents(name))
      yield csvLines(
        rows.flatMap((row) => {
          const before = cells(row)
          return row.rates.map((rate) => [...before, ...amountCells(rate), ...after])
        }),
      )
  }
  return { name: `${name}.csv`, text: text() }
}

function sheet(name: string, columns: readonly string[], rows: readonly Cell[][]): CsvSheet {
  async function* text() {
    yield csvLines([columns, ...rows])
  }
  return { name: `${name}.csv`, text: text() }
}

const invoiceCells = (row: DocumentRow): Cell[] => [
  row.number,
  sheetDay(row.issuedOn),
  toRupees(row.grossPaise),
  placeName(row.placeOfSupply),
]

const amountCells = ({ rateBp, taxable }: RateHeads): Cell[] => [rateBp / 100, toRupees(taxable), 0]

const hsnCells = (row: HsnRow): Cell[] => [
  row.hsn,
  '',
  `${row.uqc}-${unitNames[row.uqc] ?? 'OTHERS'}`,
  row.quantity,
  toRupees(row.gross),
  row.rateBp / 100,
  toRupees(row.taxable),
  toRupees(row.igst),
  toRupees(row.cgst),
  toRupees(row.sgst),
  0,
]

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** As `31-Oct-2026`. */
function sheetDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}-${months[Number(month) - 1]}-${year}`
}

/** As `29-Karnataka`; the tool joins names by an ampersand. */
function placeName(code: string): string {
  return isStateCode(code) ? `${code}-${states[code].replaceAll(' and ', ' & ')}` : code
}
