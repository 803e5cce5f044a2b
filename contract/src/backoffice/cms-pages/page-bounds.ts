/** Limits above any real page, and low enough that parsing takes a few milliseconds. */
const most = {
  lines: 1_000,
  /** Letters without a space, such as an address. */
  word: 300,
  /** Markers at the start of a line, such as those of a list. */
  markers: 3,
  /** Spaces at the start of a line. */
  indent: 24,
  /** Letters of a paragraph or a list. */
  block: 10_000,
}

/** The number of emphasis, link and similar marks in a paragraph or list, and in a page. */
const marks = [
  { kind: /[*_~`]/g, ofBlock: 200, ofPage: 1_000 },
  { kind: /[[\]()<!&|\\]/g, ofBlock: 1_000, ofPage: 4_000 },
] as const

const beginning = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*)+/
const marker = />|[-+*]|\d{1,9}[.)]/g

/**
 * The start of the first text in Markdown that would take very long to parse, because of deep
 * nesting or many repetitions. It counts without parsing.
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

/** A thematic break, which consists of its own marker. */
const isRule = (line: string): boolean => /^ {0,3}(?:-{3,80}|\*{3,80})[ \t]*$/.test(line)

const isCostlyBlock = (block: string): boolean =>
  block.length > most.block || hasMoreMarks(block, 'ofBlock')

function hasMoreMarks(text: string, bound: 'ofBlock' | 'ofPage'): boolean {
  return marks.some((mark) => (text.match(mark.kind)?.length ?? 0) > mark[bound])
}
