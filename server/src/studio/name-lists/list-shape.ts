import { createHash } from 'node:crypto'
import { afterBreak, breakFor } from '@tohfa/contract/catalog/price-breaks'
import { toRupees } from '@tohfa/contract/shared/money'
import type { ListFinding, RowFinding } from '@tohfa/contract/studio/name-lists/list-findings'
import type {
  ListState,
  NameList,
  NameListHeading,
  RowOfList,
} from '@tohfa/contract/studio/name-lists/name-lists'
import { personalisationPrice } from '@tohfa/contract/studio/print-price'
import { proofPictures } from '@tohfa/contract/studio/proof-pictures'
import type { StudioRow } from '#studio/templates/product-studio.queries.ts'
import type { CountedList, DrawnRow, ListRow } from './name-lists.queries.ts'
import { findingsOf } from './row-findings.ts'
import type { Variant } from './variants.ts'

/** A list with its rows and what they are compared with. */
export type WholeList = {
  list: ListRow
  rows: DrawnRow[]
  /** Missing when the product is no longer customizable. */
  studio: StudioRow | undefined
  variants: Variant[]
}

/** The proof of a row, once it is drawn. */
export const drawnProof = ({ proof, proofState }: DrawnRow): string | null =>
  proofState === 'ready' ? proof : null

/**
 * Of every row's proof, colour, size and quantity; null until all rows are drawn, and of a list
 * without rows.
 */
export function hashOf({ list, rows }: Pick<WholeList, 'list' | 'rows'>): string | null {
  if (rows.length === 0) return null
  const drawn = rows.map((row) => [
    row.n,
    drawnProof(row),
    row.color ?? list.color,
    row.size ?? list.size,
    row.quantity,
  ])
  if (drawn.some(([, proof]) => proof === null)) return null
  return createHash('sha256')
    .update(JSON.stringify([list.productId, drawn]))
    .digest('hex')
}

type Counts = Pick<CountedList, 'rowCount' | 'ready' | 'rendering' | 'approvedHash'>

function stateOf({ rowCount, ready, rendering, approvedHash }: Counts): ListState {
  if (rendering > 0) return 'rendering'
  if (rowCount === 0 || ready < rowCount) return 'draft'
  return approvedHash === null ? 'ready' : 'approved'
}

export function headingOf(list: CountedList): NameListHeading {
  const { id, version, productId, title, color, size, pieces, rowCount } = list
  return {
    id,
    version,
    productId,
    title,
    state: stateOf(list),
    color,
    size,
    pieces,
    rowCount,
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
  }
}

/** A list as the calls answer it: rupees, and the findings in English. */
export function listOf(whole: WholeList): NameList {
  const { list, rows } = whole
  const findings = rowFindingsOf(whole)
  const ready = rows.filter((row) => drawnProof(row) !== null).length
  const rendering = rows.filter(({ proofState }) => proofState === 'rendering').length
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const { rowCount, ...heading } = headingOf({
    ...list,
    rowCount: rows.length,
    pieces,
    ready,
    rendering,
  })
  return {
    ...heading,
    values: list.values,
    scene: list.scene,
    oneSize: list.oneSize,
    columns: list.columns,
    rows: rows.map((row, index) => rowOf(list, row, findings[index] ?? [])),
    findings: byCode(findings),
    done: ready,
    total: rowCount,
    hash: hashOf(whole),
    collect: list.collectUntil === null ? null : { until: list.collectUntil },
    price: priceOf(whole),
  }
}

/** The findings of each row. */
export const rowFindingsOf = ({ list, rows, studio, variants }: WholeList): RowFinding[][] =>
  findingsOf(
    rows.map((row) => ({
      values: row.values,
      color: row.color ?? list.color,
      size: row.size ?? list.size,
      cellFindings: row.cellFindings,
      preflight: row.preflight,
      fitted: row.fitted,
      hasFailed: row.proofState === 'failed',
    })),
    { fields: studio?.fields ?? [], variants, columns: list.columns },
  )

function rowOf(list: ListRow, row: DrawnRow, findings: RowFinding[]): RowOfList {
  const { n, values, quantity, note, pages } = row
  const color = row.color ?? list.color
  const proof = drawnProof(row)
  const area = pages?.[0]?.area
  const pictures =
    proof && area ? proofPictures(proof, area, { color, productId: list.productId }) : null
  return {
    n,
    values,
    color,
    size: row.size ?? list.size,
    quantity,
    note,
    collected: row.receiptHash !== null,
    findings,
    proof,
    preview: pictures?.preview ?? null,
    mockUp: pictures?.mockUp ?? null,
  }
}

/** All findings by code, with the rows that have them; the words are those of the first. */
function byCode(rows: readonly RowFinding[][]): ListFinding[] {
  const found = new Map<string, ListFinding>()
  for (const [index, findings] of rows.entries())
    for (const { level, code, params, text } of findings) {
      const known = found.get(code) ?? { level, code, params, text, rows: [] }
      if (known.rows.at(-1) !== index + 1) known.rows.push(index + 1)
      found.set(code, known)
    }
  const all = [...found.values()]
  return [
    ...all.filter(({ level }) => level === 'stop'),
    ...all.filter(({ level }) => level === 'warn'),
  ]
}

function priceOf({ rows, studio }: WholeList): NameList['price'] {
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const reached = breakFor(studio?.priceBreaks ?? [], pieces)
  const unit = afterBreak(studio?.discountedPricePaise ?? 0, reached)
  const prices = {
    surcharge: studio?.surchargePaise ?? 0,
    extraArea: studio?.extraAreaPaise ?? 0,
  }
  const printed = rows.map((row) => ({
    quantity: row.quantity,
    paise: personalisationPrice(prices, row.areasInUse),
  }))
  const total = printed.reduce((sum, { quantity, paise }) => sum + (unit + paise) * quantity, 0)
  return {
    unitPrice: toRupees(unit),
    personalisation: toRupees(Math.max(prices.surcharge, ...printed.map(({ paise }) => paise))),
    total: toRupees(total),
  }
}
