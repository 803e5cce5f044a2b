import {
  type ListFindingCode,
  listStopCodes,
  type RowFinding,
} from '@tohfa/contract/studio/name-lists/list-findings'
import { listFindingTexts } from '@tohfa/contract/studio/name-lists/list-findings.texts'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { type Finding, findingMessage } from '@tohfa/print-engine/scene/finding'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { FieldValues, TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { nameFieldOf, numberFieldOf, textsOf } from './field-roles.ts'
import type { CellFinding } from './name-lists.queries.ts'
import { plainWords } from './plain-words.ts'
import { hasSizes, type Variant } from './variants.ts'

/** A row with its colour and size, be they its own or the list's. */
export type RowToJudge = {
  values: FieldValues
  color: string
  size: string | null
  cellFindings: readonly CellFinding[]
  preflight: readonly Finding[]
  fitted: Readonly<Record<string, number>>
  hasFailed: boolean
}

type About = {
  fields: readonly TemplateField[]
  variants: readonly Variant[]
  columns: NameList['columns']
}

type Params = (string | number)[]

function found(code: ListFindingCode, field: string | undefined, ...params: Params): RowFinding {
  const sentence = listFindingTexts[code] as (...given: Params) => string
  const isStop = (listStopCodes as readonly string[]).includes(code)
  return {
    level: isStop ? 'stop' : 'warn',
    code,
    ...(field !== undefined && { field }),
    params,
    text: sentence(...params),
  }
}

/** The findings of each row, stops first (docs/product.md section 25). */
export function findingsOf(rows: readonly RowToJudge[], about: About): RowFinding[][] {
  const all = rows.map((row) => [
    ...choiceFindings(row, about.variants),
    ...row.cellFindings.map(({ code, field, params }) => found(code, field, ...params)),
    ...row.preflight.map((one) => ({ ...one, text: findingMessage(preflightTexts, one) })),
    ...(row.hasFailed ? [found('drawing_failed', undefined)] : []),
  ])
  const add = (findings: readonly (RowFinding | undefined)[]) => {
    for (const [index, one] of findings.entries()) if (one) all[index]?.push(one)
  }
  add(repeated(rows, numberFieldOf(about.fields), 'duplicate_number'))
  add(repeated(rows, nameFieldOf(about.fields), 'duplicate_name'))
  for (const field of textsOf(about.fields)) {
    add(unlikeOthers(rows, field))
    add(inOldFonts(rows, field, about.columns))
  }
  return all.map((findings) => findings.toSorted(byLevel))
}

const byLevel = (a: RowFinding, b: RowFinding) => rankOf(a) - rankOf(b)
const rankOf = ({ level }: RowFinding) => (level === 'stop' ? 0 : 1)

function choiceFindings({ color, size }: RowToJudge, variants: readonly Variant[]): RowFinding[] {
  const ofColor = variants.filter((one) => one.color === color)
  if (ofColor.length === 0) return [found('unknown_color', 'color', color)]
  if (ofColor.some((one) => one.size === size)) return []
  if (size !== null) return [found('unknown_size', 'size', size)]
  return hasSizes(ofColor) ? [found('size_missing', 'size')] : []
}

/** A finding at each row whose words of the field another row has too. */
function repeated(
  rows: readonly RowToJudge[],
  field: TemplateField | undefined,
  code: 'duplicate_name' | 'duplicate_number',
): (RowFinding | undefined)[] {
  if (!field) return []
  const words = rows.map(({ values }) => plainWords(values[field.id] ?? ''))
  const counts = new Map<string, number>()
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1)
  return rows.map(({ values }, index) => {
    const one = words[index] ?? ''
    if (one === '' || (counts.get(one) ?? 0) < 2) return undefined
    return found(code, field.id, values[field.id] ?? '')
  })
}

/** Words below this share of what most rows have look like a mistake. */
const leastOfOthers = 0.85

/** The rows whose words are printed smaller than those of most rows. */
function unlikeOthers(
  rows: readonly RowToJudge[],
  { id }: TemplateField,
): (RowFinding | undefined)[] {
  const sizes = rows.flatMap(({ fitted }) => fitted[id] ?? []).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)]
  if (usual === undefined) return []
  return rows.map(({ fitted }) => {
    const size = fitted[id]
    return size === undefined || size >= usual * leastOfOthers
      ? undefined
      : found('shrunk_unlike_others', id, Math.round((1 - size / usual) * 100))
  })
}

const devanagari = /\p{Script=Devanagari}/u
const latin = /\p{Script=Latin}/u

/** Latin letters in a column whose head, or most of whose cells, are Devanagari. */
function inOldFonts(
  rows: readonly RowToJudge[],
  { id }: TemplateField,
  columns: NameList['columns'],
): (RowFinding | undefined)[] {
  const header = columns.find(({ to }) => to === id)?.header ?? ''
  const written = rows.flatMap(({ values }) => {
    const words = values[id] ?? ''
    return devanagari.test(words) || latin.test(words) ? [words] : []
  })
  const inHindi = written.filter((words) => devanagari.test(words)).length
  if (!devanagari.test(header) && inHindi * 2 <= written.length) return []
  return rows.map(({ values }) => {
    const words = values[id] ?? ''
    return latin.test(words) && !devanagari.test(words)
      ? found('legacy_font', id, words)
      : undefined
  })
}
