import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type SlowProvider = {
  url: string
  /** Makes the next such calls slow (`GET /payments/…`): before the work, or before its answer. */
  slow(call: RegExp, calls: number, ms: number, when: 'before' | 'after'): void
  close(): Promise<void>
}

/** A provider behind a slow line: passes calls on to `target`, late where it is told to be. */
export async function openSlowProvider(target: string): Promise<SlowProvider> {
  const delays: { call: RegExp; left: number; ms: number; when: 'before' | 'after' }[] = []
  async function wait(request: IncomingMessage, when: 'before' | 'after'): Promise<void> {
    const delay = delays.find(
      (one) =>
        one.call.test(`${request.method} ${request.url}`) && one.when === when && one.left > 0,
    )
    if (!delay) return
    delay.left--
    await sleep(delay.ms)
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
    slow: (call, left, ms, when) => void delays.push({ call, left, ms, when }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
