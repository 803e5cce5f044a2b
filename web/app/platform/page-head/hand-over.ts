/**
 * The scripts that hand the data of a page's loaders to its router in the browser, as React Router's
 * `StreamTransfer` writes them, but in one piece: the page waits for all of its data anyway.
 */
export async function handOver(
  stream: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (!stream) return ''
  const controller = 'window.__reactRouterContext.streamController'
  const data = scriptSafe(JSON.stringify(await textOf(stream)))
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close();</script>`
}

/** JavaScript in which nothing ends the script it stands in. */
function scriptSafe(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
