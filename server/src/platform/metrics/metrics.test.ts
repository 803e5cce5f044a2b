import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const metrics = async (of: TestShop, headers: Record<string, string> = {}) => {
  const response = await fetch(`${of.url}/metrics`, { headers })
  return { status: response.status, text: await response.text() }
}

/** The status for a request with this Host header, which `fetch` cannot set. */
const statusFor = (host: string) =>
  new Promise((resolve, reject) => {
    get(`${shop.url}/metrics`, { headers: { host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    }).once('error', reject)
  })

/** The number of answers of a route: all shops of the process count together. */
function answersOf(text: string, method: string, route: string, status: number): number {
  const name = `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`
  const line = text.split('\n').find((one) => one.startsWith(name))
  return Number(line?.slice(name.length) ?? 0)
}

const dashboard = readFileSync(
  new URL('../../../../docs/grafana-dashboard.json', import.meta.url),
  'utf8',
)

test('metrics cover requests, providers, orders, payments, reserved stock and jobs', async () => {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, { stock: 5 })
  await putIntoCart(shop, person, productId)
  const { body } = await order(shop, person, 'online')
  const held = await metrics(shop)
  expect(held.text).toMatch(/^tohfa_checkouts_open 1$/m)
  expect(held.text).toMatch(/^tohfa_reserved_pieces 1$/m)
  await verify(shop, person, await pay(shop, body.data.razorpayOrderId, { webhook: false }))
  await shop.call('GET', `/product/${productId}`)
  await fetch(`${shop.url}/v1/product/${productId}`)

  const later = await openTestShop({ on: shop })
  const { text } = await metrics(later)
  await later.stop()
  const more = (...answers: [string, string, number]) =>
    answersOf(text, ...answers) - answersOf(held.text, ...answers)
  expect(more('POST', '/v1/user-orders/verify-order', 200)).toBe(1)
  expect(more('GET', '/v1/product/:id', 200)).toBe(2)
  for (const line of [
    /^http_request_duration_seconds_bucket\{le="0\.3",method="POST",route="\/v1\/order",status="201"\} \d+$/m,
    /^tohfa_provider_call_duration_seconds_count\{provider="sandbox razorpay",outcome="ok"\} \d+$/m,
    /^tohfa_orders\{status="confirmed",method="online"\} 1$/m,
    /^tohfa_payments\{outcome="captured"\} 1$/m,
    /^tohfa_checkouts_open 0$/m,
    /^tohfa_jobs\{job="[\w-]+",state="created"\} \d+$/m,
    /^tohfa_job_age_seconds [\d.]+$/m,
    /^tohfa_database_up 1$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^process_resident_memory_bytes /m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toContain(productId)
  for (const [name] of dashboard.matchAll(/\b(?:tohfa|http|process|nodejs)_[a-z0-9_]+/g))
    expect(text).toContain(name)
})

test('nobody beyond this machine reads them without the token', async () => {
  expect((await metrics(shop)).status).toBe(200)
  expect(await metrics(shop, { 'x-forwarded-for': '127.0.0.1' })).toMatchObject({ status: 404 })
  // A proxy on this machine passes the shop's name on, and with some settings nothing else.
  expect(await statusFor('tohfa.example')).toBe(404)
  expect(await statusFor('localhost')).toBe(200)
  const token = 'a token for the watcher alone'
  const guarded = await openTestShop({ on: shop, env: { METRICS_TOKEN: token } })
  expect((await metrics(guarded)).status).toBe(404)
  expect((await metrics(guarded, { authorization: 'Bearer another' })).status).toBe(404)
  const forwarded = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' }
  expect((await metrics(guarded, forwarded)).status).toBe(200)
  await guarded.stop()
})
