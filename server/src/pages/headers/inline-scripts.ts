import { createHash } from 'node:crypto'

const script = /<script((?:\s[^<>]*)?)>([\s\S]*?)<\/script>/g
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
  for (const [, attributes = '', content = ''] of html.matchAll(script)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes) || dataType.test(attributes))
      continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, ''), hashes }
}
