import { setImmediate as nextTick } from 'node:timers/promises'
import { areasInUse } from '@tohfa/contract/studio/print-price'
import { type Blank, blanks } from '@tohfa/print-engine/scene/blanks'
import type { FieldProblem } from '@tohfa/print-engine/scene/field-problem'
import { fillTemplate } from '@tohfa/print-engine/scene/fill-template'
import type { Finding } from '@tohfa/print-engine/scene/finding'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { FieldValues, TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { cleanText } from '@tohfa/print-engine/text/clean-text'
import type { OwnPhoto } from '#studio/photos/photos.queries.ts'
import { photosIn, withoutMissing } from '#studio/designs/scene-photos.ts'
import type { PhotosNamed } from '#studio/designs/fill-in.ts'
import { engineOf, proofHash } from '#studio/press/proof-hash.ts'
import { printedFieldValues } from '#studio/proofs/printed-field-values.ts'
import { judge, measureScenes, type MeasuredTexts } from '#studio/proofs/run-preflight.ts'
import type { StudioRow } from '#studio/templates/product-studio.queries.ts'
import { areasOf } from '#studio/templates/product-studio.shape.ts'
import type { CellFinding } from './name-lists.queries.ts'
import { inOneSize } from './one-size.ts'

/** What all rows of a list share. */
export type ListBase = {
  userId: string
  color: string
  values: FieldValues | null
  scene: Scene | null
  oneSize: boolean
}

/** What decides the print of a row. */
type Printed = { values: FieldValues; color: string | null }

/** What was found when a row was checked; `drawn` is missing while it cannot be drawn. */
export type Checked = {
  /** The values that no field takes. */
  problems: CellFinding[]
  preflight: Finding[]
  fitted: Record<string, number>
  areasInUse: number
  fieldValues: PrintedValue[]
  print: string | null
  drawn?: { hash: string; engine: string; blank: Blank; scene: Scene }
}

const unprinted: Omit<Checked, 'problems'> = {
  preflight: [],
  fitted: {},
  areasInUse: 0,
  fieldValues: [],
  print: null,
}

/** Some milliseconds of work; other requests are served in between. */
const rowsAtOnce = 8

/**
 * Puts the values of each row into what the list shares, and runs the preflight of each (docs/product.md
 * section 25). A row with a value that no field takes cannot be drawn.
 */
export async function checkRows(
  base: ListBase,
  rows: readonly Printed[],
  studio: StudioRow,
  photosNamed: PhotosNamed,
): Promise<Checked[]> {
  const blank = { ...blanks[studio.blank], areas: areasOf(studio) }
  const photos = await photosOf(base, rows, studio.fields, photosNamed)
  const varying = new Set(rows.flatMap(({ values }) => Object.keys(values)))
  const filled = await inParts(rows, (row) => fillRow(base, row, varying, studio, photos))
  const measure = (scenes: readonly Scene[]) => measureScenes(scenes, blank, base.userId)
  const scenesOf = (some: readonly FilledRow[]) => some.flatMap(({ scene }) => scene ?? [])
  let measured = await measure(scenesOf(filled))
  if (base.oneSize) {
    const alike = inOneSize(scenesOf(filled), measured)
    for (const row of filled) row.scene = row.scene && (alike.get(row.scene) ?? row.scene)
    if (alike.size > 0) measured = await measure(scenesOf(filled))
  }
  const own = new Set(photos.map(({ sha256 }) => sha256))
  return inParts(rows, ({ color }, index) => {
    const { scene, problems = [] } = filled[index] ?? {}
    if (!scene) return { ...unprinted, problems }
    const about = { blank, photos, color: color ?? base.color }
    const drawn = withoutMissing(scene, own)
    const hash = proofHash(blank, drawn)
    return {
      problems,
      preflight: judge(scene, studio.fields, about, measured),
      fitted: fittedOf(scene, measured),
      areasInUse: areasInUse(drawn),
      fieldValues: printedFieldValues(drawn, studio.fields),
      print: hash,
      drawn: { hash, engine: engineOf(blank, drawn), blank, scene: drawn },
    }
  })
}

async function inParts<Row, Result>(
  rows: readonly Row[],
  work: (row: Row, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, row] of rows.entries()) {
    results.push(work(row, index))
    if (index % rowsAtOnce === rowsAtOnce - 1) await nextTick()
  }
  return results
}

/** The person's photos that the shared scene shows and that values name, read once. */
async function photosOf(
  { scene, values }: ListBase,
  rows: readonly Printed[],
  fields: readonly TemplateField[],
  photosNamed: PhotosNamed,
): Promise<OwnPhoto[]> {
  const ids = fields.filter(({ kind }) => kind === 'photo').map(({ id }) => id)
  const given = [values ?? {}, ...rows.map((row) => row.values)]
  const names = new Set([
    ...(scene ? photosIn(scene) : []),
    ...given.flatMap((one) => ids.flatMap((id) => one[id] ?? [])),
  ])
  return names.size > 0 ? photosNamed([...names]) : []
}

/** The scene of a row, or the problems of its values by field. */
type FilledRow = { scene?: Scene | undefined; problems?: CellFinding[] }

/**
 * The scene of a row, or the problems of its values by field. Of a list with a scene of its own, a
 * field that some row fills in is empty where a row does not: the words of the scene are those of
 * one person.
 */
function fillRow(
  { values, scene }: ListBase,
  row: Printed,
  varying: ReadonlySet<string>,
  { template, fields }: StudioRow,
  photos: readonly OwnPhoto[],
): FilledRow {
  const photo = (named: string) => photos.find(({ id, sha256 }) => named === id || named === sha256)
  const own = clean(row.values)
  const chosen = scene ? fields.filter(({ id }) => varying.has(id)) : fields
  const given = scene
    ? { ...Object.fromEntries(chosen.map(({ id }) => [id, null])), ...own }
    : { ...Object.fromEntries(fields.map(({ id }) => [id, null])), ...clean(values ?? {}), ...own }
  const filled = fillTemplate(scene ?? template, chosen, given, { photo })
  const problems = Object.entries(filled.problems).map(([id, problem]) =>
    findingOf(id, given[id] ?? '', problem),
  )
  return problems.length > 0 ? { problems } : { scene: filled.scene }
}

const codes = {
  colorNotValid: 'bad_color',
  choiceUnknown: 'unknown_choice',
  notYourPhoto: 'unknown_photo',
  // Such a value is refused when it is sent; later the product may lose a field.
  fieldUnknown: 'unknown_field',
} as const

function findingOf(field: string, value: string, problem: FieldProblem): CellFinding {
  return problem.code === 'tooLong'
    ? { code: 'too_long', field, params: problem.params }
    : { code: codes[problem.code], field, params: [value] }
}

const clean = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, value === null ? null : cleanText(value)]),
  )

/** The sizes of the words of fields that are shrunk to a width, as shares of their design. */
function fittedOf({ areas }: Scene, measured: MeasuredTexts): Record<string, number> {
  const fitted: Record<string, number> = {}
  for (const item of areas.flatMap(({ items }) => items)) {
    if (item.kind !== 'text' || item.field === undefined || item.width === undefined) continue
    const size = measured.get(item)?.size
    if (size !== undefined) fitted[item.field] = Math.round((size / item.size) * 1_000) / 1_000
  }
  return fitted
}
