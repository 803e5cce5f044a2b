import diagnostics from 'node:diagnostics_channel'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails } from '#platform/database/schema/order.tables.ts'
import { type DeclaredCall, withDeclaredCalls } from '#platform/http/declared-calls.fixture.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const paths = ['/sandbox', '/sandbox/mail', '/sandbox/mail/1', '/sandbox/razorpay/checkout.js']

/** The status for a request with this Host header, which `fetch` cannot set. */
function ask(
  shop: TestShop,
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body: sent = '' } = {},
) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    request(
      shop.url + path,
      { method, headers: { ...headers, ...(sent && { 'content-length': String(sent.length) }) } },
      (answer) => {
        let body = ''
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      },
    )
      .once('error', reject)
      .end(sent)
  })
}

async function write(shop: TestShop, key: string, recipient: string): Promise<void> {
  await shop.db.insert(mails).values({
    key,
    recipient,
    subject: `To ${recipient}`,
    text: 'a link',
    html: '<p>a link</p>',
  })
}

async function recipients(shop: TestShop): Promise<string[]> {
  const accept = { accept: 'application/json' }
  const answer = await fetch(`${shop.url}/sandbox/mail`, { headers: accept })
  const { data } = (await answer.json()) as { data: { to: string }[] }
  return data.map(({ to }) => to)
}

describe('the sandbox of a shop on one machine', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    await write(shop, '1', 'asha@example.com')
  })
  afterAll(() => shop.close())

  test('answers requests with any name of that machine', async () => {
    const { port } = new URL(shop.url)
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, 'LOCALHOST', `[::1]:${port}`])
      for (const path of paths) expect((await ask(shop, path, { host })).status, host).toBe(200)
  })

  test('is not found for a request with another name', async () => {
    for (const host of [
      'tohfa.example',
      '127.0.0.1.tohfa.example',
      '192.168.1.4:3000',
      'a@localhost',
    ])
      for (const path of paths)
        expect(await ask(shop, path, { host }), host).toMatchObject({
          status: 404,
          body: expect.stringContaining('There is nothing here'),
        })
  })

  test.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.5' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=203.0.113.5' },
    { 'x-real-ip': '203.0.113.5' },
    { via: '1.1 proxy' },
  ])('is not found for a request that a proxy forwarded, as by %j', async (headers) => {
    for (const path of paths)
      expect((await ask(shop, path, { host: 'localhost', ...headers })).status).toBe(404)
    expect((await ask(shop, '/healthz', headers)).status).toBe(200)
  })

  test('the sandbox on this machine shows mails to staff too', async () => {
    const staff = await aPerson(shop, 'ADMIN')
    await write(shop, 'staff', staff.email)
    expect(await recipients(shop)).toContain(staff.email)
  })
})

describe('a request to the sandbox from another machine', () => {
  const log: string[] = []
  /** The routes whose handlers ran. */
  const entered: string[] = []
  const note = (message: unknown) => {
    const { route } = message as { route: { method: string; url: string } }
    if (route.url.startsWith('/sandbox')) entered.push(`${route.method} ${route.url}`)
  }
  const begins = 'tracing:fastify.request.handler:start'
  let shop: TestShop
  let calls: readonly DeclaredCall[]
  beforeAll(async () => {
    diagnostics.subscribe(begins, note)
    const open = () =>
      openTestShop({ env: { LOG_LEVEL: 'info' }, log: (line) => void log.push(line) })
    ;({ shop, calls } = await withDeclaredCalls(open, '/sandbox'))
  })
  afterAll(async () => {
    diagnostics.unsubscribe(begins, note)
    await shop.close()
  })

  /** Every route with values for its parameters, and with the bodies that its parser accepts. */
  const requests = () =>
    calls.flatMap(({ method, path }) => {
      if (!/^(?:GET|POST|PUT|PATCH|DELETE)$/.test(method)) return []
      const to = `/sandbox${path.replaceAll(/:\w+/g, 'order_1')}`
      if (method === 'GET') return [{ method, to, type: undefined, body: '' }]
      return [
        { method, to, type: undefined, body: '' },
        { method, to, type: 'application/json', body: '{"mode":"down"}' },
        { method, to, type: 'application/x-www-form-urlencoded', body: 'mode=down' },
      ]
    })

  const foreign: Record<string, string>[] = [
    { host: 'tohfa.example' },
    { host: 'localhost', 'x-forwarded-for': '203.0.113.5' },
    { host: 'localhost', forwarded: 'for=203.0.113.5' },
  ]

  test('reaches no handler of any route, and logs no error', async () => {
    expect(calls.length).toBeGreaterThan(20)
    for (const headers of foreign)
      for (const { method, to, type, body } of requests()) {
        const sent = { ...headers, ...(type && { 'content-type': type }) }
        expect(await ask(shop, to, sent, { method, body }), `${method} ${to}`).toEqual({
          status: 404,
          body: expect.stringMatching(/There is nothing here|not found/i),
        })
      }
    expect(entered).toEqual([])
    expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    // The control: the recorder works, because this machine gets in.
    expect((await ask(shop, '/sandbox', {})).status).toBe(200)
    expect(entered).toEqual(['GET /sandbox'])
    entered.length = 0
  })

  test('nor does one that disconnects before the answer', async () => {
    for (const { method, to, type, body } of requests()) {
      const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
      const length = body ? `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n` : ''
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.on('error', () => undefined)
      socket.write(`${method} ${to} HTTP/1.1\r\nHost: tohfa.example\r\n${length}\r\n${body}`, () =>
        socket.resetAndDestroy(),
      )
      await closed
    }
    // All requests still in flight began before this one.
    await ask(shop, '/healthz', {})
    expect(entered).toEqual([])
    expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })
})

describe('a sandbox for everyone', () => {
  let shop: TestShop
  beforeAll(async () => {
    const env = { SANDBOX: 'public', TRUST_PROXY: '1', PUBLIC_URL: 'https://tohfa.example' }
    shop = await openTestShop({ env: { ...env, RATE_LIMITS: 'on', STORE_EMAIL: 'Us@shop.in' } })
  })
  afterAll(() => shop.close())

  test('a sandbox for everyone answers anybody who reaches the shop', async () => {
    await write(shop, '1', 'asha@example.com')
    const headers = { host: 'tohfa.example', 'x-forwarded-for': '203.0.113.5' }
    for (const path of paths) expect((await ask(shop, path, headers)).status).toBe(200)
  })

  test('shows shoppers’ mails, and none to staff or to the store, in upper or lower case', async () => {
    const shopper = await aPerson(shop)
    const staff = await aPerson(shop, 'ADMIN')
    const hidden = [staff.email, staff.email.toUpperCase(), 'us@SHOP.in']
    for (const [n, email] of hidden.entries()) await write(shop, `hidden/${n}`, email)
    await write(shop, 'shown', shopper.email)
    // Its link makes whoever opens it a staff member.
    await write(shop, 'staff-invitation:1', 'invited@example.com')
    hidden.push('invited@example.com')
    const shown = await recipients(shop)
    expect(shown).toContain(shopper.email)
    for (const email of hidden) expect(shown).not.toContain(email)
    const page = await ask(shop, '/sandbox/mail', { accept: 'text/html' })
    expect(page.body).toContain(shopper.email)
    for (const email of hidden) expect(page.body).not.toContain(email)
    const keys = ['shown', 'hidden%2F0', 'hidden%2F1', 'hidden%2F2', 'staff-invitation%3A1']
    const statuses = keys.map(async (key) => (await ask(shop, `/sandbox/mail/${key}`, {})).status)
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404, 404])
  })
})
