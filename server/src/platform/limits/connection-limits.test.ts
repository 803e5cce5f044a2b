import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { buildApp } from '#shop/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { type ConnectionLimits, usualConnectionLimits } from './connection-limits.ts'

const hasty = { headersMs: 300, requestMs: 600, idleMs: 400, checkMs: 50 }
let app: FastifyInstance | undefined
/** What a slow call waits for. */
let slow = Promise.withResolvers<object>()
afterEach(async () => {
  slow.resolve({})
  await app?.close()
  slow = Promise.withResolvers()
})

/** The address of a shop with one call, which returns the length of its body. */
async function listen(limits: Partial<ConnectionLimits>): Promise<number> {
  app = await buildApp({
    config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    authenticate: async () => null,
    ready: async () => true,
    calls: (routes) => {
      routes.post('/length', { config: { access: 'public' } }, ({ body }) => ({
        length: JSON.stringify(body).length,
      }))
      routes.get('/slow', { config: { access: 'public' } }, () => slow.promise)
      routes.get('/large', { config: { access: 'public' } }, () => 'x'.repeat(50_000_000))
    },
    pages: async () => undefined,
    connectionLimits: { ...usualConnectionLimits, ...limits },
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return Number(new URL(address).port)
}

function open(port: number): Socket {
  return connect(port, '127.0.0.1').on('error', () => undefined)
}

/** Sends one letter after the other, with pauses, until the server closes. */
function dribble(socket: Socket, content: string, everyMs: number): Socket {
  let sent = 0
  const timer = setInterval(() => {
    if (sent >= content.length || !socket.writable) return clearInterval(timer)
    socket.write(content.charAt(sent++))
  }, everyMs)
  return socket.once('close', () => clearInterval(timer))
}

/** All data received before the connection ended, in whatever way. */
function heard(socket: Socket): Promise<string> {
  let all = ''
  socket.on('data', (bytes) => (all += String(bytes)))
  return new Promise((resolve) => socket.once('close', () => resolve(all)))
}

const head = 'POST /v1/length HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n'

test('a client that sends headers or a body too slowly gets an answer and is disconnected', async () => {
  // A busy machine may pause for long between the letters.
  const port = await listen({ ...hasty, idleMs: usualConnectionLimits.idleMs })
  const headers = dribble(open(port), `${head}${'X-More: y\r\n'.repeat(200)}`, 20)
  const body = open(port)
  body.write(`${head}Content-Length: 5000\r\n\r\n{"a":"`)
  dribble(body, 'x'.repeat(5_000), 20)
  for (const socket of [headers, body]) {
    const answer = await heard(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
      success: false,
      code: 'request_timeout',
    })
  }
})

test('a client that sends nothing, or stops reading the answer, is disconnected', async () => {
  const port = await listen(hasty)
  const ends: Promise<unknown>[] = []
  app?.server.on('connection', (socket) => {
    ends.push(new Promise((resolve) => socket.once('close', resolve)))
  })
  const silent = open(port)
  const deaf = open(port)
  deaf.pause().write('GET /v1/large HTTP/1.1\r\nHost: shop\r\n\r\n')
  await expect.poll(() => ends).toHaveLength(2)
  await Promise.all(ends)
  silent.destroy()
  deaf.destroy()
})

test('a client that waits for the shop is not idle, however long the work takes', async () => {
  const port = await listen({ ...usualConnectionLimits, idleMs: 50, checkMs: 10 })
  let looks = 0
  app?.server.on('timeout', () => (looks += 1))
  const waiting = open(port)
  const answer = heard(waiting)
  waiting.write('GET /v1/slow HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
  // Twice the time to the disconnection, and once more.
  await expect.poll(() => looks).toBeGreaterThan(4)
  slow.resolve({ done: true })
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*"done":true/s)
})

test('data that arrives while the process is busy is read, even after the timeout', async () => {
  const port = await listen({ ...usualConnectionLimits, idleMs: 50, checkMs: 10_000 })
  const connected = new Promise((resolve) => app?.server.once('connection', resolve))
  const socket = open(port)
  const answer = heard(socket)
  await connected
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('a body over the limit is refused before it is complete, with or without a declared length', async () => {
  const port = await listen({})
  const named = open(port)
  named.write(`${head}Content-Length: 2000000\r\n\r\n`)
  const chunked = open(port)
  chunked.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  for (let i = 0; i < 17; i++) chunked.write(chunk)
  for (const socket of [named, chunked]) {
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (bytes) => resolve(String(bytes)))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  }
})

test('one network address, and all of them together, have a maximum of open connections', async () => {
  for (const limit of [{ connectionsPerAddress: 3 }, { connections: 3 }]) {
    const port = await listen(limit)
    const first = Array.from({ length: 3 }, () => open(port))
    await expect.poll(() => connections()).toBe(3)
    expect(await heard(open(port))).toBe('')
    first[0]?.end('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    expect(await heard(first[0] ?? open(port))).toMatch(/^HTTP\/1\.1 200 /)
    await expect.poll(() => connections()).toBe(2)
    const next = open(port)
    next.end('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    expect(await heard(next)).toMatch(/^HTTP\/1\.1 200 /)
    for (const socket of first) socket.destroy()
    await app?.close()
  }
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app?.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
