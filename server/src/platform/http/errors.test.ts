import { once } from 'node:events'
import { type IncomingMessage, request as send } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { aPerson } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

const envelope = (code: string) => ({
  success: false,
  error: expect.any(String),
  message: expect.any(String),
  code,
  requestId: expect.any(String),
})

type Body = { error: string; message: string; fields?: Record<string, string> }

/** Requests a path exactly as given: other clients normalise it first. */
async function get(path: string): Promise<{ status: number | undefined; body: Body }> {
  const { hostname, port } = new URL(shop.url)
  return new Promise((resolve, reject) => {
    send({ hostname, port, path, agent: false }, (response) => {
      const { statusCode: status } = response
      text(response).then((read) => resolve({ status, body: JSON.parse(read) }), reject)
    })
      .on('error', reject)
      .end()
  })
}

function post(body: string, contentType: string) {
  const headers = { 'content-type': contentType }
  return fetch(`${shop.url}/v1/auth/login`, { method: 'POST', headers, body })
}

test.each([
  ['/v1/product/%', 400, 'bad_request'],
  ['/v1/product/%ff', 400, 'bad_request'],
  [`/v1/product/${'a'.repeat(60_000)}`, 404, 'product_not_found'],
  [`/v1/product?search=${'a'.repeat(100_000)}`, 431, 'headers_too_large'],
  ['/v1/nothing', 404, 'not_found'],
])('an address that no call can parse is answered with the envelope: %.30s', async (...row) => {
  const [path, status, code] = row
  const answer = await get(path)
  expect(answer).toEqual({ status, body: envelope(code) })
  expect(answer.body.error).toBe(answer.body.message)
})

/** Sends raw bytes over a connection of their own. */
async function expectRefused(words: string): Promise<void> {
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  socket.write(words)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual(envelope('bad_request'))
}

test('an unsupported expectation of a client is refused with the envelope', async () => {
  await expectRefused('GET /v1/product HTTP/1.1\r\nHost: shop\r\nExpect: 200-nothing\r\n\r\n')
})

test('a request without a host is refused with the envelope', async () => {
  await expectRefused('GET /v1/product HTTP/1.1\r\nConnection: close\r\n\r\n')
})

test('a request that is not HTTP is answered with the envelope', async () => {
  await expectRefused('SOMETHING ELSE\r\n\r\n')
})

test.each([
  ['hello', 'text/plain', 415, 'unsupported_media_type'],
  ['email=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
  [`"${'a'.repeat(2_000_000)}"`, 'application/json', 413, 'payload_too_large'],
])('a body that cannot be parsed is refused: %.10s as %s', async (body, type, status, code) => {
  const answer = await post(body, type)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual(envelope(code))
})

test.each([
  '',
  'null',
  '[]',
  '1',
  '"text"',
  '{"email":',
  '{"__proto__":{"role":"ADMIN"}}',
  '{"a":NaN}',
])('a body that is %s is refused in plain words', async (body) => {
  const answer = await post(body, 'application/json')
  expect(answer.status).toBe(400)
  const { message, fields } = (await answer.json()) as Body
  expect(Object.keys(fields ?? {})).toEqual(['body'])
  expect(message).toBe('Some of what was sent is not valid')
})

test('a body with more values than any call takes is refused unparsed; signs in strings do not count', async () => {
  const fieldsOf = async (more: object) => {
    const body = JSON.stringify({ email: 'nobody', password: 'Kesar2026', ...more })
    const { fields } = (await (await post(body, 'application/json')).json()) as Body
    return Object.keys(fields ?? {})
  }
  expect(await fieldsOf({ many: Array.from({ length: 60_000 }, () => ({})) })).toEqual(['body'])
  expect(await fieldsOf({ many: '",{[\\'.repeat(60_000) })).toEqual(['email'])
})

test("no answer shows the validator's own messages", async () => {
  const { status, body } = await get('/v1/product?search=a&search=b')
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: 'Not valid', fields: { search: 'Not valid' } })
})

test.each<Record<string, string>>([
  {},
  { 'content-length': '0' },
  { 'transfer-encoding': 'chunked' },
])('a call without a body accepts the JSON content type all the same: %o', async (length) => {
  const { token } = await aPerson(shop)
  const { hostname, port } = new URL(shop.url)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const path = '/v1/cart/01a1fd5c-4a60-740c-9442-1858886581d0'
  const request = send({
    hostname,
    port,
    path,
    method: 'DELETE',
    headers: { ...headers, ...length },
  })
  request.end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  expect(JSON.parse(await text(answer))).toEqual(envelope('cart_line_not_found'))
})

test.each([
  [
    'POST',
    '/order',
    { user_id: '', payment_method: null },
    'user_id payment_method shipping_address',
  ],
  ['POST', '/cart', {}, 'product_id user_id selectedDetails'],
  ['PUT', '/cart/01a1fd5c-4a60-740c-9442-1858886581d0', {}, 'quantity'],
  ['PUT', '/user-orders/01a1fd5c-4a60-740c-9442-1858886581d0', {}, 'status'],
  ['POST', '/reviews', {}, 'productId userId rating comment'],
])('a missing value in %s %s is reported as Required', async (method, path, body, fields) => {
  const { token } = await aPerson(shop, 'ADMIN')
  const answer = await shop.call<Body>(method, path, { token, body })
  const missing = fields.split(' ').map((field) => [field, 'Required'])
  expect([answer.status, answer.body.fields]).toEqual([400, Object.fromEntries(missing)])
})
