import { columnTargets, type ListColumn } from '@tohfa/contract/studio/name-lists/name-lists'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { nameFieldOf, numberFieldOf, saysName, saysNumber, textsOf } from './field-roles.ts'
import { plainWords } from './plain-words.ts'
import { knownColor, knownSize, type Variant } from './variants.ts'

/** The fields and the choices that columns are compared with. */
export type Known = { fields: readonly TemplateField[]; variants: readonly Variant[] }

/** The target of a column; null for none. */
type Target = ListColumn['to']

const words: Record<(typeof columnTargets)[number], readonly string[]> = {
  size: [
    'size',
    'sizes',
    't shirt size',
    'tshirt size',
    'shirt size',
    'साइज',
    'साइज़',
    'माप',
    'नाप',
  ],
  color: ['color', 'colour', 'रंग'],
  quantity: ['quantity', 'qty', 'pieces', 'pcs', 'copies', 'count', 'मात्रा', 'नग', 'कितने'],
  note: ['note', 'notes', 'remark', 'remarks', 'comment', 'comments', 'नोट', 'टिप्पणी'],
}
const wordTargets = new Map(
  columnTargets.flatMap((target) =>
    words[target].map((word) => [plainWords(word), target] as const),
  ),
)

/** The rows above the names, at most, in which a header row is looked for. */
const mostAbove = 4

/**
 * The header row of a table, known by its words. Rows above it, such as a title, have one cell at
 * most, so that no name is taken for a title.
 */
export function headerRowOf(rows: readonly string[][], known: Known): number | undefined {
  const first = rows[0] ?? []
  if (isHeader(first, known, 1)) return 0
  const at = rows.slice(0, mostAbove + 1).findIndex((cells) => isHeader(cells, known, 2))
  const above = rows.slice(0, Math.max(0, at))
  return at > 0 && above.every((cells) => cells.filter(Boolean).length === 1) ? at : undefined
}

/** Whether this many cells are words of a header, and none is what a row holds. */
function isHeader(cells: readonly string[], known: Known, least: number): boolean {
  const said = cells.filter((cell) => cell !== '' && headerTargets(cell, known).length > 0)
  const held = cells.some((cell) => cell !== '' && knownSize(known.variants, cell) !== undefined)
  return said.length >= least && !held
}

/** What a cell of a header may stand for, the likeliest first. */
function headerTargets(cell: string, { fields }: Known): string[] {
  const said = plainWords(cell)
  const labelled = fields.filter(({ id, label, labelHi = '' }) =>
    [id, label, labelHi].some((one) => one !== '' && plainWords(one) === said),
  )
  const word = wordTargets.get(said)
  const named = saysName(cell) ? nameFieldOf(fields) : undefined
  const numbered = saysNumber(cell) ? numberFieldOf(fields) : undefined
  const ids = [...labelled, named, numbered].flatMap((field) => field?.id ?? [])
  return [...new Set([...ids, ...(word ? [word] : [])])]
}

/** The columns of a table as they are guessed: by the header, then by what the cells hold. */
export function guessColumns(
  header: readonly string[] | undefined,
  rows: readonly string[][],
  known: Known,
): ListColumn[] {
  const width = Math.max(header?.length ?? 0, ...rows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index): ListColumn => ({ index, to: null }))
  const taken = new Set<string>()
  const take = (column: ListColumn, target: Target | undefined) => {
    if (!target || taken.has(target)) return
    column.to = target
    taken.add(target)
  }
  const cellsOf = ({ index }: ListColumn) => rows.map((cells) => cells[index] ?? '')
  for (const column of columns) {
    const targets = headerTargets(header?.[column.index] ?? '', known)
    // A field may be called “Colour” as well.
    const isColor = targets.includes('color') && mostly(cellsOf(column), isColorOf(known))
    take(column, isColor ? 'color' : targets.find((target) => !taken.has(target)))
  }
  const open = () => columns.filter(({ to, index }) => to === null && !header?.[index])
  for (const column of open()) {
    const cells = cellsOf(column)
    if (mostly(cells, (cell) => knownSize(known.variants, cell) !== undefined)) take(column, 'size')
    else if (mostly(cells, isColorOf(known))) take(column, 'color')
    else if (mostly(cells, (cell) => /^\p{Nd}{1,3}$/u.test(cell)))
      take(column, numberFieldOf(known.fields)?.id ?? 'quantity')
  }
  const name = nameFieldOf(known.fields)
  const texts = [...(name ? [name] : []), ...textsOf(known.fields)]
  for (const column of open()) {
    if (cellsOf(column).every((cell) => cell === '')) continue
    take(column, texts.find(({ id }) => !taken.has(id))?.id)
  }
  // Under a head such as “Player”, which no label says.
  const unsaid = columns.find((column) => column.to === null && cellsOf(column).some(Boolean))
  if (unsaid) take(unsaid, name?.id)
  return columns
}

const isColorOf =
  ({ variants }: Known) =>
  (cell: string) =>
    knownColor(variants, cell) !== undefined

/** Whether more than half of the filled cells are so. */
function mostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  const filled = cells.filter(Boolean)
  return filled.length > 0 && filled.filter(is).length * 2 > filled.length
}
