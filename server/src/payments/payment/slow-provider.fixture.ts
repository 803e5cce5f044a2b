import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type SlowProvider = {
  url: string
  /**
   * Holds the next such calls back (`GET /payments/…`), before the work or before its answer, until
   * they are let go.
   */
  hold(call: RegExp, calls: number, when: 'before' | 'after'): { letGo(): void }
  close(): Promise<void>
}

/**
 * A proxy with a slow connection to a provider: passes calls on to `target`, with delays on
 * request.
 */
export async function openSlowProvider(target: string): Promise<SlowProvider> {
  const holds: { call: RegExp; left: number; when: 'before' | 'after'; over: Promise<void> }[] = []
  async function wait(request: IncomingMessage, when: 'before' | 'after'): Promise<void> {
    const hold = holds.find(
      (one) =>
        one.call.test(`${request.method} ${request.url}`) && one.when === when && one.left > 0,
    )
    if (!hold) return
    hold.left--
    await hold.over
  }
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      await wait(request, 'before')
      const answer = await fetch(`${target}${request.url}`, {
        method: request.method ?? 'GET',
        headers: {
          authorization: request.headers.authorization ?? '',
          'content-type': request.headers['content-type'] ?? 'text/plain',
        },
        body: body.length > 0 ? new Uint8Array(body) : null,
      })
      const text = await answer.text()
      await wait(request, 'after')
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(call, left, when) {
      const { promise: over, resolve: letGo } = Promise.withResolvers<void>()
      holds.push({ call, left, when, over })
      return { letGo }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
