import { createHash } from 'node:crypto'
import { setImmediate as nextTick } from 'node:timers/promises'
import { defaultParticulars } from '@tohfa/contract/catalog/filled-particulars'
import {
  mostMovedProducts,
  mostMovedRows,
  mostMovedShown,
  type MovedFile,
  type MovedReport,
} from '@tohfa/contract/catalog/moving/moving'
import type { ProductColumn } from '@tohfa/contract/catalog/product-import'
import { cut } from '@tohfa/contract/shared/cut'
import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import { readForeignCsv } from '#platform/csv/read-csv.ts'
import { refuseBinaryFile } from '#platform/csv/refuse-binary-file.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { OldAddresses } from '#backoffice/old-addresses/old-addresses.service.ts'
import {
  type AdditionRow,
  addPlanned,
  type Planned,
  planAdditions,
} from '#catalog/products/import-export/import-products.service.ts'
import type { FormerProduct } from './former-product.ts'
import { guessOption, guessType } from './guesses.ts'
import { insertMoved, knownKeys, lockMoving } from './moving.queries.ts'
import { pictureName } from './picture-name.ts'
import { type Answered, type MovedRow, productRows } from './product-rows.ts'
import { readShopify } from './read-shopify.ts'
import { readWooCommerce } from './read-woocommerce.ts'
import { usualAddresses } from './usual-addresses.ts'

export type Moving = ReturnType<typeof createMoving>

const readers = { shopify: readShopify, woocommerce: readWooCommerce }
const shownValues = 6
const longestCell = 120

/** Products of a former shop, by its own export. */
export function createMoving({
  connection,
  oldAddresses,
  storeName,
}: {
  connection: Connection
  oldAddresses: Pick<OldAddresses, 'addWithin'>
  storeName: () => string
}) {
  return {
    /**
     * Adds the products of a file that were not imported before, with their old addresses. A dry
     * run writes nothing and says what each becomes, and what is wrong, by line and column.
     * @throws Failure 400 for a file with problems, unless these are left out; 409 where it would do
     *   something else than its plan
     */
    async importFile(file: MovedFile, staffId: string): Promise<MovedReport> {
      refuseBinaryFile(file.csv)
      const rows = await readForeignCsv(file.csv, mostMovedRows)
      const { products, columns } = await readers[file.source](rows)
      if (products.length > mostMovedProducts)
        throw new Failure('bad_request', { sentence: message('movedTooMany', mostMovedProducts) })
      const answered = answersFor(products, file)
      const problems: ImportProblem[] = []
      const moved: MovedRow[] = []
      for (const [at, product] of products.entries()) {
        if (at % 20 === 0) await nextTick()
        moved.push(...productRows(product, columns, answered, problems))
      }
      return connection.transaction((tx) =>
        write(tx, { file, rows: rows.length, products, moved, problems, answered }, staffId),
      )
    },
  }

  async function write(tx: Transaction, read: Read, staffId: string): Promise<MovedReport> {
    const { file, moved, products } = read
    const { dryRun, answers, source } = file
    if (!dryRun) await lockMoving(tx, source)
    const known = await knownKeys(
      tx,
      source,
      moved.map(({ key }) => key),
    )
    const fresh = moved.filter(({ key }) => !known.has(key))
    const lines = new Set(fresh.map(({ line }) => line))
    const knownLines = new Set(moved.map(({ line }) => line).filter((line) => !lines.has(line)))
    const owners = ownersOf(products)
    const additions = fresh.map(({ cells }, at): AdditionRow => ({
      line: at,
      cells: { ...cells, id: '' },
    }))
    const { plans, problems: found } = await planAdditions(tx, additions)
    const own = read.problems.filter(({ line }) => !knownLines.has(owners.get(line) ?? line))
    const told = new Set(own.map(({ line, field }) => `${owners.get(line) ?? line} ${field}`))
    const problems = [
      ...own,
      ...found.flatMap((problem) => {
        const row = fresh[problem.line]
        const column = row?.from[problem.field as ProductColumn]?.column
        // What is wrong in a cell of the file is said once.
        return row && !told.has(`${row.line} ${column}`) ? [ofFile(problem, row.line, column)] : []
      }),
    ].toSorted((a, b) => a.line - b.line)
    const wrong = new Set(problems.map(({ line }) => owners.get(line) ?? line))
    const good = plans.filter(({ line }) => !wrong.has(fresh[line]?.line ?? 0))
    const plan = planOf(good)
    const report = reportOf(read, { problems, good, fresh, known, plan })
    if (dryRun) return report
    if (problems.length > 0 && !answers.leaveOut)
      throw new Failure('bad_request', { sentence: message('csvNotImported', problems.length) })
    if (file.plan !== undefined && file.plan !== plan)
      throw new Failure('product_changed', { sentence: message('csvChanged') })
    const by = { defaultBrand: storeName(), staffId, rows: read.rows }
    const ids = await addPlanned(tx, good, by)
    const added = good.flatMap(({ line }, at) => {
      const [row, productId] = [fresh[line], ids[at]]
      return row && productId !== undefined ? [{ ...row, productId }] : []
    })
    await insertMoved(tx, source, added)
    const addresses = await oldAddresses.addWithin(tx, [
      ...added.flatMap(({ addresses: all, productId }) =>
        all.map((path) => ({ path, target: `/product-detail/${productId}` })),
      ),
      ...(added.length > 0 ? usualAddresses(source, read.answered.types) : []),
    ])
    return { ...report, addresses }
  }
}

type Read = {
  file: MovedFile
  rows: number
  products: readonly FormerProduct[]
  moved: readonly MovedRow[]
  problems: readonly ImportProblem[]
  answered: Answered
}

/** The answers of the staff over what the names in the file suggest. */
function answersFor(
  products: readonly FormerProduct[],
  { answers, pictures }: MovedFile,
): Answered {
  const types = new Map(
    [...new Set(products.map(({ type }) => type))].map((name) => [
      name,
      answers.types?.[name] ?? guessType(name),
    ]),
  )
  const options = new Map(
    [...new Set(products.flatMap(({ options: all }) => all))].map((name) => [
      name,
      answers.options?.[name] ?? guessOption(name),
    ]),
  )
  const names = Object.entries(pictures).map(([name, url]) => [pictureName(name), url] as const)
  const { separatePrices, discount } = answers
  return { types, options, pictures: new Map(names), separatePrices, discount }
}

/** The line of the product that each line of the file belongs to. */
function ownersOf(products: readonly FormerProduct[]): ReadonlyMap<number, number> {
  return new Map(
    products.flatMap(({ line, variants }) => [
      ...variants.map((variant) => [variant.line, line] as const),
      [line, line] as const,
    ]),
  )
}

/** A problem of one of our cells, at the cell of the file that it was read from. */
const ofFile = (problem: ImportProblem, line: number, column: string | undefined) => ({
  ...problem,
  line,
  field: column ? `${column} → ${problem.field}` : problem.field,
})

function planOf(good: readonly Planned[]): string {
  const hash = createHash('sha256')
  for (const { form } of good) hash.update(JSON.stringify(form))
  return hash.digest('hex')
}

function reportOf(
  { file, rows, products, answered }: Read,
  found: {
    problems: ImportProblem[]
    good: readonly Planned[]
    fresh: readonly MovedRow[]
    known: ReadonlySet<string>
    plan: string
  },
): MovedReport {
  const { problems, good, fresh, known, plan } = found
  const valuesOf = (name: string) => [
    ...new Set(
      products.flatMap(({ options, variants }) => {
        const at = options.indexOf(name)
        return at === -1 ? [] : variants.map(({ values }) => values[at] ?? '')
      }),
    ),
  ]
  return {
    dryRun: file.dryRun,
    rows,
    products: products.length,
    created: good.length,
    known: known.size,
    leftOut: file.answers.leaveOut ? fresh.length - good.length : 0,
    addresses: 0,
    problems,
    types: [...answered.types].map(([name, answer]) => ({
      name,
      products: products.filter(({ type }) => type === name).length,
      answer,
    })),
    options: [...answered.options].map(([name, use]) => ({
      name,
      values: valuesOf(name).slice(0, shownValues),
      use,
    })),
    shown: good.slice(0, mostMovedShown).flatMap(({ line, cells }) => {
      const row = fresh[line]
      if (!row) return []
      const all = [...shownCells(row), ...cells.flatMap(filledCell)]
      return [{ line: row.line, title: row.cells.title ?? '', cells: all }]
    }),
    plan,
  }
}

const short = (cell: string) => (cell.length > longestCell ? `${cut(cell, longestCell)}…` : cell)

/** A cell that no column of the file gave: that of a default. */
const filledCell = ({ column, from, to }: Planned['cells'][number]) =>
  defaultParticulars.some((name) => name === column) ? [{ column, from, to: short(to) }] : []

function shownCells({ cells, from }: MovedRow) {
  return Object.entries(cells).flatMap(([name, to]) => {
    const source = from[name as ProductColumn]
    if (!to || !source) return []
    return [{ column: `${source.column} → ${name}`, from: short(source.cell), to: short(to) }]
  })
}
