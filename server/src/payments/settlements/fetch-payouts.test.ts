import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settlement } from '@tohfa/contract/payments/settlements'
import { fault } from '#payments/payment/payments.fixture.ts'
import { aPaidOrder, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { doJob, hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { reportOf, sendCsv } from './settlements.fixture.ts'

const dayMs = 86_400_000

let shop: TestShop
let owner: Person
/** The days that the shop's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

/** Lets so many days pass for the shop; sessions end meanwhile. */
async function pass(days: number): Promise<void> {
  await shop.stop()
  ahead += days
  const env = { SHOP_CLOCK_OFFSET_MS: String(ahead * dayMs) }
  shop = await openTestShop({ env, on: shop })
  owner = await aPerson(shop, 'ADMIN')
}

const call = (method: string, path: string) =>
  shop.call<{ data: Settlement[]; totalCount: number; code?: string }>(method, path, {
    token: owner.token,
  })
const list = async () => (await call('GET', '/admin/settlements')).body
const fetchNow = () => call('POST', '/admin/settlements/fetch')

/** An order that was paid, and of which ₹100 was given back by the provider. */
async function aPaidOrderWithRefund() {
  const { id, paymentId } = await aPaidOrder(shop)
  await refund(shop, owner, id, { amount: 100 })
  const reference = async () => (await detailsOf(shop, owner, id)).refunds[0]?.reference ?? ''
  await expect.poll(reference, { timeout: patienceMs }).not.toBe('')
  return { paymentId, refundId: await reference() }
}

test('each night brings what was settled, once, and the same as its report', async () => {
  const { paymentId, refundId } = await aPaidOrderWithRefund()
  await doJob(shop, 'fetch-settlements')
  expect((await list()).data).toEqual([])
  await pass(3)
  await doJob(shop, 'fetch-settlements')
  const { data } = await list()
  const date = indianDay(new Date(Date.now() + 2 * dayMs))
  expect(data).toMatchObject([{ date, amount: 338.5, fees: 8.98, tax: 1.62, matched: 2, open: [] }])
  await doJob(shop, 'fetch-settlements')
  expect((await fetchNow()).body.data).toEqual([])
  const settlement = data[0]?.id ?? ''
  const csv = reportOf([
    { id: paymentId, amount: 44_910, fee: 1060, tax: 162, settlement, day: date },
    { id: refundId, kind: 'refund', payment: paymentId, amount: 10_000, settlement, day: date },
  ])
  const again = await sendCsv<Settlement>(shop, owner, '/admin/settlements', csv)
  expect([again.status, again.body.data]).toEqual([200, data[0]])
})

test('an owner who asks now gets the new ones', async () => {
  await aPaidOrder(shop)
  await pass(3)
  const { status, body } = await fetchNow()
  expect([status, body.data]).toEqual([
    200,
    [expect.objectContaining({ amount: 438.5, matched: 1, open: [] })],
  ])
})

test.each(['down', 'html502', 'refuse'])(
  'of a provider that is %s nothing is stored, and staff read so',
  async (mode) => {
    const before = (await list()).totalCount
    await aPaidOrder(shop)
    await pass(3)
    await fault(shop, mode)
    const { status, body } = await fetchNow()
    expect([status, body.code]).toEqual([502, 'payment_provider_away'])
    expect((await list()).totalCount).toBe(before)
    await fault(shop, 'none')
    expect((await fetchNow()).body.data).toHaveLength(1)
  },
)

test('a night without the provider is made up for', async () => {
  await aPaidOrder(shop)
  await pass(3)
  const before = (await list()).totalCount
  // The call and its second attempt.
  await fault(shop, 'down', 2)
  const done = doJob(shop, 'fetch-settlements')
  await expect
    .poll(
      async () => {
        await hurryJobs(shop, 'fetch-settlements')
        return (await list()).totalCount
      },
      { timeout: patienceMs },
    )
    .toBe(before + 1)
  await done
})

test('weeks without the provider are made up for', async () => {
  await aPaidOrder(shop)
  await pass(30)
  expect((await fetchNow()).body.data).toHaveLength(1)
})

test('two who ask at once store it once', async () => {
  await aPaidOrder(shop)
  await pass(3)
  const answers = await Promise.all([fetchNow(), fetchNow(), doJob(shop, 'fetch-settlements')])
  const { rows } = await shop.db.execute<{ n: number }>(sql`
    select count(*)::int n from (select from settlement_entries group by entity_id having count(*) > 1) x`)
  expect(rows).toEqual([{ n: 0 }])
  for (const answer of answers) if (answer) expect(answer.status).toBe(200)
})

test('who asks too often is asked to wait', async () => {
  const limited = await openTestShop({ env: { RATE_LIMITS: 'on' } })
  try {
    const { token } = await aPerson(limited, 'ADMIN')
    const statuses = []
    for (let turn = 0; turn < 13; turn++)
      statuses.push((await limited.call('POST', '/admin/settlements/fetch', { token })).status)
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429])
  } finally {
    await limited.close()
  }
})
