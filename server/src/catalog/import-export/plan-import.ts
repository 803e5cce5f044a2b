import { validate } from 'uuid'
import { productForm, type ProductForm } from '@tohfa/contract/product-form'
import {
  type ImportChange,
  type ImportProblem,
  productColumns,
  type ProductColumn,
} from '@tohfa/contract/product-import'
import type { Product } from '@tohfa/contract/products'
import { type CsvRow, problemAt } from '../../csv/read-csv.ts'
import { saidByRule, say, type Sentence } from '../../http/sentences.ts'
import { cellsOf, columnOf, fieldOf, formOfCells } from './product-cells.ts'

/** What a row of the file is about to do; `part` names the fields of the form that it changes. */
export type RowPlan =
  | { kind: 'create'; line: number; form: ProductForm }
  | {
      kind: 'change'
      line: number
      form: ProductForm
      before: Product
      part: object
      stock: boolean
      /** The cells that differ from the product as it stands. */
      cells: CellChange[]
    }
  | { kind: 'same'; line: number }

export type CellChange = ImportChange['cells'][number]

type Row = CsvRow<ProductColumn>

/**
 * What each row does: without an id it adds a product; with one it changes what differs from the
 * product as it stands, so that a file that was not touched changes nothing. A row that cannot be
 * taken has no plan; why not is added to `problems`, a sentence a field.
 */
export function planImport(
  rows: readonly Row[],
  present: ReadonlyMap<string, Product>,
  problems: ImportProblem[],
): RowPlan[] {
  const seen = new Set<string>()
  return rows.flatMap((row): RowPlan[] => {
    const told = new Set<string>()
    const tell = (field: string, sentence: Sentence) => {
      if (!told.has(field)) problems.push(problemAt(row.line, field, sentence))
      told.add(field)
    }
    const { id } = row.cells
    const plan = id ? changeOf(row, present.get(id), seen, tell) : additionOf(row, tell)
    return plan && told.size === 0 ? [plan] : []
  })
}

type Tell = (field: string, sentence: Sentence) => void

function additionOf({ line, cells }: Row, tell: Tell): RowPlan | undefined {
  const form = checked(formOfCells(cells, tell), tell)
  return form && { kind: 'create', line, form }
}

function changeOf(
  { line, cells }: Row,
  before: Product | undefined,
  seen: Set<string>,
  tell: Tell,
): RowPlan | undefined {
  const wrong = !before ? say('product_not_found') : seen.has(before.id) && say('csvSameProduct')
  if (wrong) tell('id', wrong)
  if (!before || wrong) return undefined
  seen.add(before.id)
  const old = cellsOf(before)
  const changed = productColumns.filter((column) => {
    const cell = cells[column]
    return column !== 'id' && cell !== undefined && plain(cell) !== plain(old[column])
  })
  if (changed.length === 0) return { kind: 'same', line }
  const whole = formOfCells({ ...old, ...cells }, tell)
  const fields = new Set(changed.map(fieldOf))
  const part = Object.fromEntries(Object.entries(whole).filter(([field]) => fields.has(field)))
  const form = checked({ ...before, ...part }, tell)
  const different = changed.map((column) => {
    return { column, from: old[column], to: cells[column] ?? '' }
  })
  const stock = changed.includes('stock')
  return form && { kind: 'change', line, form, before, part, stock, cells: different }
}

/** Without what a spreadsheet does to a cell that nobody touched. */
function plain(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim()
  if (/^\d+(?:\.\d+)?$/.test(text)) return String(Number(text))
  return /^(?:yes|no|true|false)$/i.test(text)
    ? text.toLowerCase().replace('true', 'yes').replace('false', 'no')
    : text
}

function checked(form: object, tell: Tell): ProductForm | undefined {
  const parsed = productForm.safeParse(form)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) tell(columnOf(issue.path), saidByRule(issue))
  return undefined
}

/** The ids among the rows that can be a product's. */
export function idsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ cells: { id } }) => (id && validate(id) ? [id] : []))
}
