/**
 * The scripts that pass the loaders' data to the router in the browser, like React Router's
 * `StreamTransfer`, but in one piece: the page waits for all of its data anyway.
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

/** JavaScript text that cannot end its surrounding script element. */
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
