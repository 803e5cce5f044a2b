import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { buildApp } from '../app.ts'
import { createDrain } from './drain.ts'

test('a shop that is to end says so first, still answers, and keeps no connection', async () => {
  const drain = createDrain()
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    drain,
    authenticate: async () => null,
    ready: async () => true,
    calls: () => undefined,
    pages: async () => undefined,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string) => {
    const response = await fetch(url + path)
    await response.arrayBuffer()
    return [response.status, response.headers.get('connection')]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  const drained = drain.begin(0.2)
  expect(await ask('/readyz')).toEqual([503, 'close'])
  expect(await ask('/healthz')).toEqual([200, 'close'])
  await drained
  await app.close()
})
