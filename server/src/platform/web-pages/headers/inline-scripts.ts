import { createHash } from 'node:crypto'

const opening = /<script((?:\s[^<>]*)?)>/y
const closing = '</script>'
/** Data blocks are never executed. */
const dataType = /\stype="application\//

/**
 * Prepares a rendered page for caching: removes the nonce of this rendering and returns the hashes
 * of the scripts that carried it. A script without the nonce was injected in some other way. It
 * gets no hash, so no policy allows it.
 */
export function approveScripts(
  html: string,
  nonce: string,
): { html: string; hashes: ReadonlySet<string> } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const { attributes, content } of scriptsIn(html)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes) || dataType.test(attributes))
      continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, ''), hashes }
}

/** Found by their first letters: a regular expression over the page takes as long as the rest. */
function* scriptsIn(html: string): Generator<{ attributes: string; content: string }> {
  let at = html.indexOf('<script')
  while (at >= 0) {
    opening.lastIndex = at
    const [tag, attributes = ''] = opening.exec(html) ?? []
    const from = at + (tag ?? '<').length
    const end = tag === undefined ? from : html.indexOf(closing, from)
    if (end < 0) return
    if (tag !== undefined) yield { attributes, content: html.slice(from, end) }
    at = html.indexOf('<script', end)
  }
}
