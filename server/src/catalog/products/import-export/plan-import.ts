import { setImmediate as nextTick } from 'node:timers/promises'
import { validate } from 'uuid'
import { trimBlank } from '@tohfa/print-engine/text/blank'
import { defaultParticulars, filledParticulars } from '@tohfa/contract/catalog/filled-particulars'
import { productForm, type ProductForm } from '@tohfa/contract/catalog/product-form'
import {
  type ImportChange,
  productColumns,
  type ProductColumn,
} from '@tohfa/contract/catalog/product-import'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { Product } from '@tohfa/contract/catalog/products'
import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import { formatRupees } from '@tohfa/contract/shared/money'
import { looksLost, lostSince } from '#platform/csv/lost-letters.ts'
import { type CsvRow, problemAt } from '#platform/csv/read-csv.ts'
import type { DecimalSign } from '#platform/csv/read-number.ts'
import { messageOfIssue, message, type Message } from '#platform/http/messages.ts'
import {
  type BlankTitles,
  type Cells,
  cellsOf,
  columnOf,
  fieldOf,
  formOfCells,
  withOwnTitle,
  withPlainNumbers,
} from './product-cells.ts'

/** The planned action of a row; `part` has the fields of the form that it changes. */
export type RowPlan =
  | {
      kind: 'create'
      line: number
      form: ProductForm
      /** The new price, as it was parsed, and what the defaults of the type add. */
      cells: CellChange[]
    }
  | {
      kind: 'change'
      line: number
      form: ProductForm
      before: Product
      part: object
      stock: boolean
      /** The cells that differ from the current product. */
      cells: CellChange[]
    }
  | { kind: 'same'; line: number }

type CellChange = ImportChange['cells'][number]

type Row = CsvRow<ProductColumn>

/**
 * The plan of each row. Without an id it adds a product; with one it changes the fields that differ
 * from the current product, so that an untouched file changes nothing. An invalid row has no plan;
 * its reasons are added to `problems`, a sentence for each field.
 *
 * @param file its rows, and the decimal sign of its numbers
 * @param known the products and blanks of the shop, and what new products of a type get where their
 *   cell is empty
 */
export async function planImport(
  file: { rows: readonly Row[]; decimal: DecimalSign },
  known: { products: ReadonlyMap<string, Product> } & KnownToRows,
  problems: ImportProblem[],
): Promise<RowPlan[]> {
  const seen = new Set<string>()
  const plans: RowPlan[] = []
  for (const [index, { line, ...row }] of file.rows.entries()) {
    // Others are answered between.
    if (index % rowsAtOnce === 0) await nextTick()
    const reportedFields = new Set<string>()
    const tell = (field: string, sentence: Message) => {
      if (!reportedFields.has(field)) problems.push(problemAt(line, field, sentence))
      reportedFields.add(field)
    }
    const { blanks } = known
    const cells = withOwnTitle(withPlainNumbers(row.cells, file.decimal, tell), blanks)
    const { id } = cells
    const before = id ? known.products.get(id) : undefined
    const plan = id
      ? changeOf({ line, cells }, { before, seen, blanks }, tell)
      : additionOf({ line, cells }, known, tell)
    if (plan && reportedFields.size === 0) plans.push(plan)
  }
  return plans
}

/** Some milliseconds' worth. */
const rowsAtOnce = 20

type Tell = (field: string, sentence: Message) => void

function additionOf(
  { line, cells }: Row,
  { blanks, defaults }: KnownToRows,
  tell: Tell,
): RowPlan | undefined {
  reportLostCells(productColumns, {}, cells, tell)
  if (cells.blank && hasFigures(cells.stock ?? '')) tell('stock', message('figuresOfBlank'))
  const typed = checked(formOfCells(cells, blanks, tell), tell)
  if (!typed) return undefined
  const filled = filledParticulars(typed, defaults.get(typed.productType) ?? {})
  const form = { ...typed, ...filled }
  const after = shown(cellsOf(form, blanks))
  const byDefault = defaultParticulars.filter((name) => name in filled)
  const reported = (['price', 'discount', ...byDefault] as const).map((column) => {
    return { column, from: '', to: after[column] }
  })
  return { kind: 'create', line, form, cells: reported }
}

type KnownToRows = {
  blanks: BlankTitles
  defaults: ReadonlyMap<ProductType, Parameters<typeof filledParticulars>[1]>
}

function changeOf(
  { line, cells }: Row,
  { before, seen, blanks }: { before: Product | undefined; seen: Set<string>; blanks: BlankTitles },
  tell: Tell,
): RowPlan | undefined {
  const wrong = !before
    ? message('product_not_found')
    : seen.has(before.id) && message('csvSameProduct')
  if (wrong) tell('id', wrong)
  if (!before || wrong) return undefined
  seen.add(before.id)
  const old = cellsOf(before, blanks)
  const changed = productColumns.filter((column) => {
    const cell = cells[column]
    return column !== 'id' && cell !== undefined && plain(cell) !== plain(old[column])
  })
  if (changed.length === 0) return { kind: 'same', line }
  reportLostCells(changed, old, cells, tell)
  if (
    (cells.blank ?? old.blank) !== '' &&
    changed.includes('stock') &&
    choicesOf(old) === choicesOf({ ...old, ...cells })
  )
    tell('stock', message('stockOfBlank'))
  const whole = formOfCells({ ...old, ...cells }, blanks, tell)
  const fields = new Set(changed.map(fieldOf))
  const part = Object.fromEntries(Object.entries(whole).filter(([field]) => fields.has(field)))
  const form = checked({ ...before, ...part }, tell)
  if (!form) return undefined
  const from = shown(old)
  const to = shown(cellsOf({ ...before, ...form }, blanks))
  const different = changed.map((column) => ({ column, from: from[column], to: to[column] }))
  const stock = changed.includes('stock')
  return { kind: 'change', line, form, before, part, stock, cells: different }
}

/** A cell of stocks without its figures: the sizes of each colour. */
const choicesOf = ({ stock }: Cells): string => stock.replaceAll(/(^|[:|]\s*)\d+/g, '$1')

/** Whether a cell of stocks has a figure other than 0. */
const hasFigures = (stock: string): boolean => /(?:^|[:|]\s*)0*[1-9]/.test(stock)

/** Reports cells whose letters a spreadsheet has turned into question marks. */
function reportLostCells(
  columns: readonly ProductColumn[],
  before: Partial<Cells>,
  cells: Partial<Cells>,
  tell: Tell,
): void {
  for (const column of columns) {
    const cell = cells[column]
    if (!cell?.includes('?')) continue
    if (lostSince(before[column] ?? '', cell) || looksLost(cell, column.endsWith('Hi')))
      tell(column, message('csvQuestionMarks'))
  }
}

/** The cells for the check: prices in rupees, so that a wrong magnitude is visible. */
function shown(cells: Cells): Cells {
  return { ...cells, price: formatRupees(Number(cells.price)) }
}

/** Undoes a spreadsheet's changes to untouched cells. */
function plain(cell: string): string {
  const text = trimBlank(cell.replace(/\r\n?/g, '\n'))
  if (/^\d+(?:\.\d+)?$/.test(text)) return String(Number(text))
  return /^(?:yes|no|true|false)$/i.test(text)
    ? text.toLowerCase().replace('true', 'yes').replace('false', 'no')
    : text
}

function checked(form: object, tell: Tell): ProductForm | undefined {
  const parsed = productForm.safeParse(form)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) tell(columnOf(issue.path), messageOfIssue(issue))
  return undefined
}

/** The ids among the rows that can be a product's. */
export function idsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ cells: { id } }) => (id && validate(id) ? [id] : []))
}
