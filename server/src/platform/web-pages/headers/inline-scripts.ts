import { createHash } from 'node:crypto'

const opening = /<script((?:\s[^<>]*)?)>/y
const closing = '</script>'
/** Such data blocks are never run. */
const dataType = /\stype="application\//

/**
 * A page as its renderer wrote it with a nonce of this one rendering, ready to be kept and sent to
 * many: without the nonce, and with the hashes of the scripts that carried it. A script that came
 * into the page in any other way has none, so that no policy lets it run.
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

/** Found by their first letters: an expression over the whole page costs as much as the rest of it. */
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
