import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ProviderAway } from '#platform/http/failures.ts'
import { callProvider } from './call-provider.ts'

test('a redirect of a provider counts as unavailable, and the request goes nowhere else', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = callProvider({
    method: 'POST',
    url: `http://127.0.0.1:${port}/v1/orders`,
    headers: { authorization: 'Basic c2VjcmV0' },
    json: { amount: 100 },
    timeoutMs: 10_000,
  })
  await expect(call).rejects.toBeInstanceOf(ProviderAway)
  expect(asked).toEqual(['/v1/orders'])
  server.close()
})
