import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#platform/session/session.store.ts'
import { call } from './api-client.ts'

let server: Server
let answer: RequestListener
const asked: { url: string; authorization: string | undefined; body: string }[] = []
const storage = new Map<string, string>()

beforeEach(async () => {
  asked.length = 0
  storage.clear()
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', authorization: request.headers.authorization, body })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fetchHere = globalThis.fetch
  // A browser resolves addresses against its page; here the base is the test's server.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchHere(`http://127.0.0.1:${port}${path}`, init),
  )
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    clear: () => storage.clear(),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

function answering(status: number, body: unknown) {
  answer = (_request, response) => response.writeHead(status).end(JSON.stringify(body))
}

test('a call carries the stored token, its path parameters, its query without unset values, and its body', async () => {
  storage.set('token', 'abc')
  answering(200, { success: true, data: 1 })
  const change = { params: { id: 'a/b' }, body: { quantity: 1 } }
  expect(await call('PUT /cart/:id', change)).toEqual({ success: true, data: 1 })
  await call('GET /product', {
    query: { page: 2, search: undefined, categories: ['caps', 'pillow'] },
  })
  const authorization = 'Bearer abc'
  expect(asked).toEqual([
    { url: '/v1/cart/a%2Fb', authorization, body: '{"quantity":1}' },
    { url: '/v1/product?page=2&categories=caps%2Cpillow', authorization, body: '' },
  ])
})

test('a refusal has its message, its code and its fields', async () => {
  answering(400, {
    success: false,
    error: 'Email is not valid',
    message: 'Email is not valid',
    code: 'bad_request',
    fields: { email: 'Email is not valid' },
  })
  expect(await call('POST /auth/forgot-password', { body: { email: '' } })).toEqual({
    success: false,
    error: 'Email is not valid',
    message: 'Email is not valid',
    status: 400,
    code: 'bad_request',
    fields: { email: 'Email is not valid' },
  })
})

test('a meaningless answer is Something went wrong, and a missing one a connection problem', async () => {
  answer = (_request, response) => response.writeHead(502).end('<html>bad gateway</html>')
  expect(await call('GET /product')).toMatchObject({
    success: false,
    error: 'Something went wrong',
  })
  answer = (request) => request.socket.destroy()
  expect(await call('GET /product')).toMatchObject({
    success: false,
    error: 'The shop cannot be reached. Please check your connection and try again',
    status: 0,
  })
})

test('a cancelled call says Request canceled', async () => {
  const controller = new AbortController()
  answer = () => controller.abort()
  const got = await call('GET /product', { signal: controller.signal })
  expect(got).toMatchObject({ success: false, error: 'Request canceled' })
})

test('an expired token ends the session, once, and not a session begun since', async () => {
  storage.set('token', 'old')
  let ends = 0
  const stop = useSession.subscribe(() => (ends += 1))
  answering(401, { success: false, error: 'Your session has ended' })
  await call('GET /cart/:id', { params: { id: '1' } })
  expect([ends, storage.has('token')]).toEqual([1, false])

  storage.set('token', 'old')
  answer = (_request, response) => {
    storage.set('token', 'new')
    response.writeHead(401).end('{"success":false,"error":"Your session has ended"}')
  }
  await call('GET /cart/:id', { params: { id: '1' } })
  expect([ends, storage.get('token')]).toEqual([1, 'new'])
  stop()
})

test('a wrong password without a session redirects nowhere', async () => {
  let ends = 0
  const stop = useSession.subscribe(() => (ends += 1))
  answering(401, { success: false, error: 'Invalid credentials' })
  expect(await call('POST /auth/login', { body: { email: '', password: '' } })).toMatchObject({
    error: 'Invalid credentials',
    status: 401,
  })
  expect(ends).toBe(0)
  stop()
})
