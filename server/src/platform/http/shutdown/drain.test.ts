import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { buildApp } from '#shop/app.ts'
import { usualConnectionLimits } from '#platform/limits/connection-limits.ts'
import { patienceMs } from '#testing/patience.ts'
import { createDrain, type Drain } from './drain.ts'

let drain: Drain
let app: FastifyInstance
let url: string
/** Ends the drain time, in which a load balancer notices. */
let found: () => void

/** A shop that drains until the test lets it go on; `finalRequestMs` limits a last request. */
async function listen(finalRequestMs = patienceMs): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  found = resolve
  drain = createDrain({
    pause: (ms) => (ms > 0 ? promise : sleep(0)),
    acceptMs: patienceMs,
    finalRequestMs,
  })
  app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    drain,
    authenticate: async () => null,
    ready: async () => true,
    calls: () => undefined,
    pages: async () => undefined,
    // Never resolves, so the test itself decides when it ends.
    connectionLimits: { ...usualConnectionLimits, idleMs: 10 * patienceMs },
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
}
afterEach(() => app.close())

const request = 'GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n'

async function notListening(): Promise<void> {
  while (app.server.listening) await new Promise((resolve) => setImmediate(resolve))
}

/** A connection of its own unless it is refused, with all data received until it ends. */
async function open() {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  const heard = new Promise<string>((resolve) => socket.on('close', () => resolve(text)))
  const isIn = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  return { socket, heard, isIn }
}

test('during the drain a shop is not ready, still answers, and keeps no connection alive', async () => {
  await listen()
  const ask = async (path: string) => {
    const response = await fetch(url + path)
    await response.arrayBuffer()
    return [response.status, response.headers.get('connection')]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  const drained = drain.begin(app.server, 1)
  expect(await ask('/readyz')).toEqual([503, 'close'])
  expect(await ask('/healthz')).toEqual([200, 'close'])
  found()
  await drained
})

test('an answer to a request with a body also closes its connection', async () => {
  await listen()
  const drained = drain.begin(app.server, 1)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/v1/nothing`, { method: 'POST', headers, body: '{}' })
  expect([response.status, response.headers.get('connection')]).toEqual([404, 'close'])
  found()
  await drained
})

test('a request in flight on a kept-alive connection is answered, and closes it', async () => {
  await listen()
  const { socket, heard } = await open()
  socket.write(request)
  await once(socket, 'data')
  const ended = drain.begin(app.server, 0).then(() => app.close())
  await notListening()
  socket.write(request)
  await ended
  expect(await heard).toMatch(/200 OK[^]*keep-alive[^]*200 OK[^]*connection: close/i)
})

test('all connections accepted before the port closes are answered, and none after', async () => {
  await listen()
  const crowd = Array.from({ length: 50 }, async () => {
    const { socket, heard } = await open()
    socket.write(request)
    return (await heard).split('\r\n', 1)[0]
  })
  const ended = drain.begin(app.server, 0).then(() => app.close())
  expect(await Promise.all(crowd)).toEqual(Array(50).fill('HTTP/1.1 200 OK'))
  await ended
  expect((await open()).isIn).toBe(false)
})

test('a connection without a request does not delay the end', async () => {
  await listen(500)
  const { heard } = await open()
  await drain.begin(app.server, 0)
  await app.close()
  expect(await heard).toBe('')
})
