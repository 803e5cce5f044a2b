/** Longer than any description that is kept; what follows is not looked at. */
const mostHtml = 50_000

export type PlainHtml = { text: string; points: string[] }

/**
 * The words of a description in HTML, without its tags, scripts, styles and comments, and its list
 * points.
 */
export function plainHtml(html: string): PlainHtml {
  const source = html
    .slice(0, mostHtml)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(/<(script|style|iframe|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
  const points = [...source.matchAll(/<li\b[^<>]*>([\s\S]*?)(?=<\/li>|<li\b|<\/[uo]l>|$)/gi)]
    .map(([, inner = '']) => words(inner))
    .filter(Boolean)
  const text = decoded(
    source.replaceAll(/<(?:br|\/?(?:p|div|li|ul|ol|h\d|tr|table))\b[^<>]*>/gi, '\n'),
  )
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
  return { text, points }
}

const words = (html: string) => decoded(html).replaceAll(/\s+/g, ' ').trim()

/** Tags first: what is escaped in a text, such as `&lt;b&gt;`, is meant to be read. */
function decoded(html: string): string {
  return html
    .replaceAll(/<\/?[a-z!?][^<>]*>/gi, ' ')
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return names[String(name).toLowerCase()] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    })
}

/** Those that editors of shops write; others stay as they are. */
const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  reg: '®',
  trade: '™',
  copy: '©',
}
