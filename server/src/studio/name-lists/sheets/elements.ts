/** An element: its attributes as they are written, and what is between its tags. */
type Element = { head: string; inner: string }

/**
 * The elements of a name, none within another of that name, whatever the prefix of its namespace.
 * Comments and CDATA sections do not occur in the files of spreadsheets.
 */
export function elementsOf(xml: string, name: string): Element[] {
  const found: Element[] = []
  const opening = new RegExp(String.raw`<(?:\w+:)?${name}(?=[\s/>])`, 'g')
  for (let match = opening.exec(xml); match; match = opening.exec(xml)) {
    const end = tagEnd(xml, opening.lastIndex)
    if (end < 0) break
    const isEmpty = xml[end - 1] === '/'
    const head = xml.slice(opening.lastIndex, isEmpty ? end - 1 : end)
    if (isEmpty) {
      found.push({ head, inner: '' })
      opening.lastIndex = end + 1
      continue
    }
    const closing = new RegExp(String.raw`</(?:\w+:)?${name}\s*>`, 'g')
    closing.lastIndex = end + 1
    const closed = closing.exec(xml)
    if (!closed) break
    found.push({ head, inner: xml.slice(end + 1, closed.index) })
    opening.lastIndex = closing.lastIndex
  }
  return found
}

/** The end of a tag; a value may contain `>`. */
function tagEnd(xml: string, from: number): number {
  let quote = ''
  for (let at = from; at < xml.length; at++) {
    const sign = xml.charAt(at)
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

export function attributesOf(head: string): Record<string, string> {
  return Object.fromEntries(
    [...head.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', one, other]) => [name, unescaped(one ?? other ?? '')],
    ),
  )
}

/** The words of an element: of its `t` elements without phonetic readings, or its own text. */
export function textOf(inner: string, isPlain = false): string {
  if (isPlain) return unescaped(inner)
  const read = inner.replaceAll(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh\s*>/g, '')
  return elementsOf(read, 't')
    .map((one) => unescaped(one.inner))
    .join('')
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text
    .replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return named[name as string] ?? whole
      const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
}
