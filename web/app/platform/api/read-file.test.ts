import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFile } from './read-file.ts'

let server: Server
let answer: RequestListener
const asked: { url: string | undefined; authorization: string | undefined }[] = []
const storage = new Map<string, string>()
const never = new AbortController().signal

beforeEach(async () => {
  asked.length = 0
  storage.clear()
  server = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fetchHere = globalThis.fetch
  // A browser resolves addresses against its page; here the base is the test's server.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchHere(new URL(path, `http://127.0.0.1:${port}`), init),
  )
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    clear: () => storage.clear(),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

test('a private file is requested with the token, and its bytes are returned', async () => {
  storage.set('token', 'abc')
  answer = (_request, response) => response.writeHead(200).end('picture')
  const read = await readFile('/v1/proofs/h/front.webp', never)
  expect(read.success && (await read.data.text())).toBe('picture')
  expect(asked).toEqual([{ url: '/v1/proofs/h/front.webp', authorization: 'Bearer abc' }])
})

test('the token is sent only to calls of the shop', async () => {
  storage.set('token', 'abc')
  answer = (_request, response) => response.writeHead(200).end('picture')
  const { port } = server.address() as AddressInfo
  for (const address of [
    `http://127.0.0.1:${port}/v1/x.webp`,
    '//elsewhere/v1/x.webp',
    '/images/x',
  ])
    expect(await readFile(address, never)).toMatchObject({ success: false, status: 0 })
  expect(asked).toEqual([])
})

test('a missing file, a lost connection and an expired token are failures, not exceptions', async () => {
  storage.set('token', 'abc')
  answer = (_request, response) => response.writeHead(404).end('{}')
  expect(await readFile('/v1/a.webp', never)).toMatchObject({ success: false, status: 404 })
  answer = (request) => request.socket.destroy()
  expect(await readFile('/v1/a.webp', never)).toMatchObject({ success: false, status: 0 })
  expect(storage.has('token')).toBe(true)
  answer = (_request, response) => response.writeHead(401).end('{}')
  expect(await readFile('/v1/a.webp', never)).toMatchObject({ success: false, status: 401 })
  expect(storage.has('token')).toBe(false)
})
