/** A stored row of a name list, or any other line. */
type Listed = { listId: string | null; color: string; size: string | null; pack: number | null }

/**
 * Stored lines as calls show them: the rows of a name list with one colour, size and price of the
 * print are one line, every other line is one by itself. Lines keep the order of their first rows.
 *
 * @param printPaise the price of the print of a row
 */
export function inListGroups<Line extends Listed>(
  lines: readonly Line[],
  printPaise: (line: Line) => number,
): [Line, ...Line[]][] {
  const groups: [Line, ...Line[]][] = []
  const known = new Map<string, Line[]>()
  for (const line of lines) {
    const { listId, color, size, pack } = line
    const key = listId && JSON.stringify([listId, color, size, pack, printPaise(line)])
    const group = key ? known.get(key) : undefined
    if (group) {
      group.push(line)
      continue
    }
    const made: [Line, ...Line[]] = [line]
    if (key) known.set(key, made)
    groups.push(made)
  }
  return groups
}
