import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface HalvedPage extends AsyncDisposable {
  url: string
  sendRest(): void
}

/**
 * Serves the shop at another address, where the home page stops before the last `before` in it
 * until the rest is released. It simulates a connection that stalls.
 * @throws Error when the page does not contain that text
 */
export async function halveHomePage(shop: string, before: string): Promise<HalvedPage> {
  const { promise: isSent, resolve: sendRest } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', response)
  })
  const answer = async (path: string, response: ServerResponse) => {
    const { status, headers, body } = await ask(path)
    response.writeHead(status, headers)
    const at = path === '/' ? body.lastIndexOf(before) : 0
    if (at > 0) {
      response.write(body.subarray(0, at))
      await isSent
    }
    response.end(body.subarray(at))
  }
  const ask = async (path: string) => {
    const answered = await fetch(new URL(path, shop))
    const headers = Object.fromEntries(answered.headers)
    // The body is no longer compressed.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      delete headers[name]
    return { status: answered.status, headers, body: Buffer.from(await answered.arrayBuffer()) }
  }
  const { body } = await ask('/')
  if (!body.includes(before)) throw new Error(`The home page holds no ${before}`)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
