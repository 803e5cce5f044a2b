import { v7 } from 'uuid'
import {
  type ImportReport,
  mostImportRows,
  productColumns,
} from '@tohfa/contract/catalog/product-import'
import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import type { ProductForm } from '@tohfa/contract/catalog/product-form'
import type { Product } from '@tohfa/contract/catalog/products'
import { problemAt, readSentCsv } from '#platform/csv/read-csv.ts'
import { refuseBinaryFile } from '#platform/csv/refuse-binary-file.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { imageKeyOf } from '#platform/media/image-url.ts'
import { knownImages } from '#platform/media/media.queries.ts'
import { type Done, recordChanges } from '#backoffice/staff-log/staff-log.service.ts'
import { blankTitles, holdBlanks } from '#catalog/blanks/blanks.service.ts'
import { particularsByType } from '#catalog/product-defaults/product-defaults.service.ts'
import { changedParts } from '#catalog/products/changed-parts.ts'
import { unknownClasses } from '#tax/seller/tax.service.ts'
import { updateProduct } from '#catalog/products/admin-products/admin-products.queries.ts'
import { findProducts } from '#catalog/products/catalog.queries.ts'
import {
  type ColorsOfProduct,
  insertProducts,
  lockProducts,
  writeAllColors,
} from './import-products.queries.ts'
import { idsOf, planImport, type RowPlan } from './plan-import.ts'
import type { BlankTitles, Cells } from './product-cells.ts'
import { summarisePlan } from './summarise-plan.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import { productOf } from '#catalog/products/product.shape.ts'
import {
  colorValuesOf,
  onlySubmitted,
  valuesOf,
} from '#catalog/products/admin-products/product-values.ts'

/** Products that are read at once, so that others are answered between. */
const portion = 100

export type ImportDeps = { connection: Connection; defaultBrand: string; imageUrls: ImageUrls }
type ProductFile = { csv: string; dryRun: boolean; plan?: string | undefined }

/**
 * Adds and changes products by a file, all of it or nothing. A dry run writes nothing and returns
 * the changes, and every invalid row with its line, its column and the reason.
 *
 * @throws Failure 400 when the file is not CSV, or when a file with problems is imported (with a
 *   sentence for each line and column); 409 when it would do something else than the checked plan
 */
export async function importProducts(
  { connection, ...deps }: ImportDeps,
  file: ProductFile,
  staffId: string,
): Promise<ImportReport> {
  refuseBinaryFile(file.csv)
  return connection.transaction((tx) => importWithin(tx, file, { ...deps, staffId }))
}

/** The same as part of a transaction; written into the staff's log where one of the staff did it. */
export async function importWithin(
  tx: Transaction,
  { csv, dryRun, plan }: ProductFile,
  by: Omit<ImportDeps, 'connection'> & { staffId?: string },
): Promise<ImportReport> {
  const file = await readSentCsv(csv, productColumns, mostImportRows)
  const { rows, problems } = file
  const ids = idsOf(rows)
  const blanks = dryRun ? await blankTitles(tx) : await heldBlanks(tx, ids, rows)
  if (!dryRun) await lockProducts(tx, ids)
  const present: Product[] = []
  for (let from = 0; from < ids.length; from += portion)
    for (const row of await findProducts(tx, ids.slice(from, from + portion), 'all'))
      present.push(productOf(row, by.imageUrls))
  const found = [...problems]
  const products = new Map(present.map((one) => [one.id, one]))
  const defaults = await particularsByType(tx)
  const plans = await planImport(file, { products, blanks, defaults }, found)
  found.push(...(await missingPictures(tx, plans)))
  found.push(...(await missingClasses(tx, plans)))
  found.sort((a, b) => a.line - b.line)
  if (!dryRun && found.length > 0) throw refusal(found)
  const summary = await summarisePlan(plans)
  if (!dryRun && plan !== undefined && plan !== summary.plan)
    throw new Failure('product_changed', { sentence: message('csvChanged') })
  const report = { ...reportOf(plans, rows.length, found, dryRun), ...(dryRun && summary) }
  if (!dryRun) await write(tx, plans, { ...by, report })
  return report
}

/** The blanks of these products, and those that the rows name, kept until the transaction ends. */
async function heldBlanks(
  tx: Transaction,
  products: readonly string[],
  rows: readonly { cells: Partial<Cells> }[],
): Promise<BlankTitles> {
  const named = new Set(rows.map(({ cells }) => cells.blank?.toLowerCase()))
  const ids = [...(await blankTitles(tx))]
    .filter(([, title]) => named.has(title.toLowerCase()))
    .map(([id]) => id)
  const held = await holdBlanks(tx, { products, ids })
  return new Map([...(await blankTitles(tx))].filter(([id]) => held.has(id)))
}

/** Pictures that a row names and the shop does not have. */
async function missingPictures(
  tx: Transaction,
  plans: readonly RowPlan[],
): Promise<ImportProblem[]> {
  const named = plans.flatMap((plan) => {
    if (plan.kind === 'same' || (plan.kind === 'change' && !('colors' in plan.part))) return []
    const urls = plan.form.colors.flatMap(({ images }) => images)
    return [{ line: plan.line, keys: urls.map((url) => imageKeyOf(url) ?? url) }]
  })
  const known = await knownImages(tx, [...new Set(named.flatMap(({ keys }) => keys))])
  return named
    .filter(({ keys }) => !keys.every((key) => known.has(key)))
    .map(({ line }) => problemAt(line, 'images', message('pictureFirst')))
}

/** Tax classes that a row names and the shop does not have. */
async function missingClasses(
  tx: Transaction,
  plans: readonly RowPlan[],
): Promise<ImportProblem[]> {
  const named = plans.flatMap((plan) =>
    plan.kind !== 'same' && plan.form.taxClass
      ? [{ line: plan.line, key: plan.form.taxClass }]
      : [],
  )
  const unknown = await unknownClasses(
    tx,
    named.map(({ key }) => key),
  )
  return named
    .filter(({ key }) => unknown.has(key))
    .map(({ line }) => problemAt(line, 'taxClass', message('taxClassUnknown')))
}

function reportOf(
  plans: readonly RowPlan[],
  rows: number,
  problems: ImportProblem[],
  dryRun: boolean,
): ImportReport {
  const count = (kind: RowPlan['kind']) => plans.filter((plan) => plan.kind === kind).length
  return {
    dryRun,
    rows,
    created: count('create'),
    changed: count('change'),
    unchanged: count('same'),
    stockChanged: plans.filter((plan) => plan.kind === 'change' && plan.stock).length,
    problems,
  }
}

/** A product to be added, as the cells of a row in a file of ours. */
export type AdditionRow = { line: number; cells: Partial<Cells> }
/** One that can be added. */
export type Planned = Extract<RowPlan, { kind: 'create' }>

/** The plans of products from elsewhere, and what is wrong, by the line and column of ours. */
export async function planAdditions(
  tx: Transaction,
  rows: readonly AdditionRow[],
): Promise<{ plans: Planned[]; problems: ImportProblem[] }> {
  const problems: ImportProblem[] = []
  const defaults = await particularsByType(tx)
  const all = await planImport(
    { rows, decimal: '.' },
    { products: new Map(), blanks: new Map(), defaults },
    problems,
  )
  problems.push(...(await missingPictures(tx, all)))
  problems.push(...(await missingClasses(tx, all)))
  return { plans: all.filter((plan) => plan.kind === 'create'), problems }
}

/** Adds planned products as an import of so many rows; returns their ids in the same order. */
export async function addPlanned(
  tx: Transaction,
  plans: readonly Planned[],
  by: { defaultBrand: string; staffId: string; rows: number },
): Promise<string[]> {
  if (plans.length === 0) return []
  const { added, colors, done } = await insertPlanned(tx, plans, by.defaultBrand)
  await writeAllColors(tx, colors)
  const details = { created: added.length, updated: 0 }
  done.push({ subject: 'import', action: 'imported', name: String(by.rows), details })
  await recordChanges(tx, by.staffId, done)
  await announce(tx, { kind: 'catalog' })
  return added.map(({ id }) => id)
}

async function insertPlanned(tx: Transaction, plans: readonly RowPlan[], defaultBrand: string) {
  const added = plans.flatMap((plan) => (plan.kind === 'create' ? [{ id: v7(), ...plan }] : []))
  await insertProducts(
    tx,
    added.map(({ id, form }) => ({ id, ...valuesOf(form, defaultBrand), sizes: sizesOf(form) })),
  )
  const colors = added.map(({ id, form }) => colorsOfProduct(id, form))
  const done = added.map(({ id, form: { title } }): Done => {
    return { subject: 'product', action: 'created', subjectId: id, name: title }
  })
  return { added, colors, done }
}

async function write(
  tx: Transaction,
  plans: readonly RowPlan[],
  by: { defaultBrand: string; staffId?: string; report: ImportReport },
): Promise<void> {
  const { created, changed } = by.report
  if (created + changed === 0) return
  const { colors, done } = await insertPlanned(tx, plans, by.defaultBrand)
  for (const plan of plans) {
    if (plan.kind !== 'change') continue
    const { form, before, part } = plan
    await updateProduct(tx, before.id, onlySubmitted(valuesOf(form, by.defaultBrand), part))
    if ('colors' in part || 'productType' in part) colors.push(colorsOfProduct(before.id, form))
    done.push({
      subject: 'product',
      action: 'changed',
      subjectId: before.id,
      name: form.title,
      details: changedParts(before, part),
    })
  }
  await writeAllColors(tx, colors)
  const name = String(by.report.rows)
  done.push({ subject: 'import', action: 'imported', name, details: { created, updated: changed } })
  if (by.staffId) await recordChanges(tx, by.staffId, done)
  await announce(tx, { kind: 'catalog' })
}

function colorsOfProduct(productId: string, form: ProductForm): ColorsOfProduct {
  return { productId, colors: colorValuesOf(form).map((color) => ({ id: v7(), ...color })) }
}

/** As the trigger will find them, so that it need not write each product again. */
function sizesOf({ colors }: ProductForm): string[] {
  return [...new Set(colors.flatMap(({ sizes }) => sizes?.map(({ size }) => size) ?? []))].sort()
}

function refusal(problems: readonly ImportProblem[]): Failure {
  const fields = problems.map(({ line, field, sentence: text, code, params }) => {
    return [`${line}.${field}`, { text, code, params }] as const
  })
  return new Failure('bad_request', {
    sentence: message('csvNotImported', problems.length),
    fields: Object.fromEntries(fields),
  })
}
