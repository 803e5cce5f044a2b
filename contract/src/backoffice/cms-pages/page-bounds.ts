/** More than any page has, and little enough that reading it takes some milliseconds. */
const most = {
  lines: 1_000,
  /** Letters between two spaces, such as an address. */
  word: 300,
  /** Marks that one line begins with: of a list, say. */
  markers: 3,
  /** Spaces that one line begins with. */
  indent: 24,
  /** Letters of a paragraph or a list. */
  block: 10_000,
}

/** Marks of emphasis; of links and the like. How many a paragraph or a list has, and a page. */
const marks = [
  { kind: /[*_~`]/g, ofBlock: 200, ofPage: 1_000 },
  { kind: /[[\]()<!&|\\]/g, ofBlock: 1_000, ofPage: 4_000 },
] as const

const beginning = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*)+/
const marker = />|[-+*]|\d{1,9}[.)]/g

/**
 * The first words of a text in Markdown that would take long to read or never come to an end: marks
 * within marks, or one and the same many times. Judged by counting, before anything is read.
 */
export function costlyWords(body: string): string | undefined {
  const lines = body.split('\n')
  if (lines.length > most.lines) return lines[most.lines]
  if (hasMoreMarks(body, 'ofPage')) return body
  return lines.find(isCostlyLine) ?? body.split(/\n[ \t]*\n/).find(isCostlyBlock)
}

function isCostlyLine(line: string): boolean {
  const [begins = ''] = beginning.exec(line) ?? []
  const markers = isRule(line) ? 0 : (begins.match(marker)?.length ?? 0)
  return (
    line.length - line.trimStart().length > most.indent ||
    markers > most.markers ||
    line.split(/[ \t]/).some((word) => word.length > most.word)
  )
}

/** A line across the page, which is nothing but its own mark. */
const isRule = (line: string): boolean => /^ {0,3}(?:-{3,80}|\*{3,80})[ \t]*$/.test(line)

const isCostlyBlock = (block: string): boolean =>
  block.length > most.block || hasMoreMarks(block, 'ofBlock')

function hasMoreMarks(text: string, bound: 'ofBlock' | 'ofPage'): boolean {
  return marks.some((mark) => (text.match(mark.kind)?.length ?? 0) > mark[bound])
}
