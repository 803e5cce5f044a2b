import type { LineList } from './line-list.ts'

type Row = Pick<LineList['rows'][number], 'values'>

/** A photo or a colour, which is no word. */
const isWord = (value: string) => !/^(?:#[\da-f]{6}|[\da-f]{64})$/i.test(value)

/** All words on the piece of a row. */
export const wordsOfRow = ({ values }: Row): string[] => Object.values(values).filter(isWord)

/** The words by which people tell the rows of a line apart; all words where none differ. */
export function wordsOfRows(rows: readonly Row[]): string[][] {
  const fields = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
  const differing = fields.filter((field) =>
    rows.some(({ values }) => values[field] !== rows[0]?.values[field]),
  )
  const shown = differing.length > 0 ? differing : fields
  return rows.map(({ values }) => shown.flatMap((field) => values[field] ?? []).filter(isWord))
}
