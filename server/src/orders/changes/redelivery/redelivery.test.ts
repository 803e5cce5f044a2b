import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import { aParcel, type Parcel, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterEach(() => carrierIs('none'))
afterAll(() => shop.close())

type Reply = {
  code?: string
  sentence?: { code: string }
  fields?: Record<string, string>
  data: OrderDetails
}

/** A day of India, so many from today; three days on is offered whenever midnight comes in between. */
const inDays = (days: number) => dateOfDay(indianDay(new Date()) + days)
const ask = (
  { person, orderId }: Parcel,
  body: object,
  { token }: Pick<Person, 'token'> = person,
) => shop.call<Reply>('POST', `/user-orders/${orderId}/redelivery`, { token, body })
const read = async ({ person: { token }, orderId }: Parcel) =>
  (await shop.call<Reply>('GET', `/user-orders/${orderId}`, { token })).body.data

async function carrierIs(mode: string): Promise<void> {
  const body = JSON.stringify({ provider: 'delhivery', mode })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${shop.url}/sandbox/faults`, { method: 'POST', headers, body })
}

/** The courier comes with a parcel and goes with it. */
async function failTo({ orderId, waybill }: Parcel): Promise<void> {
  for (const [ScanType, status] of [
    ['Out For Delivery', 'out-for-delivery'],
    ['Undelivered', 'failed'],
  ] as const) {
    await scan(shop, waybill, { ScanType })
    await expect.poll(() => statusOf(shop, orderId)).toBe(status)
  }
}
async function aFailedParcel(): Promise<Parcel> {
  const parcel = await aParcel(shop, admin, mug)
  await failTo(parcel)
  return parcel
}

/** The request as the carrier stored it. */
async function carrierHeard({ waybill }: Parcel) {
  const { rows } = await shop.db.execute<{ asked: object[] | null }>(sql`
    select data -> 'asked_again' "asked" from sandbox_records
    where kind = 'shipment' and id = ${waybill}`)
  return rows[0]?.asked ?? []
}
const stateOf = async (parcel: Parcel) => (await read(parcel)).redelivery.asked?.state
async function mailsOf({ orderId }: Parcel, about: string) {
  const { rows } = await shop.db.execute<{ key: string; text: string }>(sql`
    select key, text from mails where key like ${`${about}:${orderId}%`} order by key`)
  return rows
}

const job = 'tell-carrier-to-try-again'
/** The shop's first attempt failed, and it will try again. */
async function askedInVain({ orderId }: Parcel): Promise<void> {
  const jobs = sql`pgboss.job where name = ${job} and state = 'retry' and data ->> 'id' in
    (select id::text from redeliveries where order_id = ${orderId})`
  await expect.poll(() => shop.db.$count(jobs)).toBe(1)
}

test('after a try that failed the buyer says when to come again, and the carrier hears it', async () => {
  const parcel = await aFailedParcel()
  const { redelivery } = await read(parcel)
  expect(redelivery).toMatchObject({ allowed: true, asked: null })
  expect(redelivery.from && redelivery.from <= inDays(3)).toBe(true)
  expect(redelivery.until && redelivery.until >= inDays(3)).toBe(true)
  const on = inDays(3)
  const answer = await ask(parcel, { on, note: 'Ring at the side door' })
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { redelivery: { allowed: false, asked: { on, actor: 'customer' } } } },
  })
  await expect.poll(() => stateOf(parcel)).toBe('told')
  expect(await carrierHeard(parcel)).toEqual([{ act: 'DEFER_DLV', deferred_date: on }])
  const told = { what: 'redelivery', on, state: 'told', note: 'Ring at the side door' }
  expect((await read(parcel)).history.at(-1)).toMatchObject({ ...told, by: null })
  expect((await detailsOf(shop, admin, parcel.orderId)).history.at(-1)).toMatchObject({
    ...told,
    actor: 'customer',
    by: parcel.person.email,
  })
  expect(await mailsOf(parcel, 'order-redelivery')).toEqual([])
})

test('a double press makes one request, and another day is refused', async () => {
  const parcel = await aFailedParcel()
  const on = inDays(3)
  const answers = await Promise.all([ask(parcel, { on }), ask(parcel, { on })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await expect.poll(() => stateOf(parcel)).toBe('told')
  expect(await carrierHeard(parcel)).toHaveLength(1)
  expect(await ask(parcel, { on: inDays(4) })).toMatchObject({
    status: 409,
    body: { code: 'redelivery_not_possible', sentence: { code: 'redeliveryAsked' } },
  })
})

test('a day that is not offered, or none, is reported at its field and not sent to the carrier', async () => {
  const parcel = await aFailedParcel()
  for (const on of [inDays(0), inDays(9), 'soon', 7, '2026-02-30', undefined]) {
    const { status, body } = await ask(parcel, { on })
    expect({ on, status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      on,
      status: 400,
      fields: ['on'],
    })
  }
  expect((await ask(parcel, { on: inDays(3), note: 'x'.repeat(301) })).body.fields).toHaveProperty(
    'note',
  )
  expect((await read(parcel)).redelivery).toMatchObject({ allowed: true, asked: null })
  expect(await carrierHeard(parcel)).toEqual([])
})

test('somebody else’s order is not there, and the call of the staff is theirs', async () => {
  const parcel = await aFailedParcel()
  const stranger = await aPerson(shop)
  const body = { on: inDays(3) }
  expect((await ask(parcel, body, stranger)).status).toBe(404)
  expect((await ask({ ...parcel, orderId: crypto.randomUUID() }, body)).status).toBe(404)
  const path = `/admin/orders/${parcel.orderId}/redelivery`
  const byStaff = ({ token }: Person) => shop.call('POST', path, { token, body })
  expect((await byStaff(parcel.person)).status).toBe(403)
  expect((await byStaff(admin)).status).toBe(200)
  expect((await read(parcel)).redelivery.asked).toMatchObject({ ...body, actor: 'admin' })
  const { rows } = await shop.db.execute(sql`select details from staff_changes
    where subject_id = ${parcel.orderId} and details ? 'redelivery'`)
  expect(rows).toEqual([{ details: { redelivery: [null, body.on] } }])
})

test('only what the carrier could not hand over is tried again', async () => {
  const parcel = await aParcel(shop, admin, mug)
  const refused = { status: 409, body: { sentence: { code: 'redeliveryNotFailed' } } }
  expect(await ask(parcel, { on: inDays(3) })).toMatchObject(refused)
  expect((await read(parcel)).redelivery).toMatchObject({
    allowed: false,
    code: 'redeliveryNotFailed',
  })
  await scan(shop, parcel.waybill, { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, parcel.orderId)).toBe('delivered')
  expect(await ask(parcel, { on: inDays(3) })).toMatchObject(refused)
})

test('each failed attempt is mailed and allows one request, except the third', async () => {
  const parcel = await aParcel(shop, admin, mug)
  for (const _first of [true, false]) {
    await failTo(parcel)
    expect((await read(parcel)).redelivery.asked).toBeNull()
    expect((await ask(parcel, { on: inDays(3) })).status).toBe(200)
    await expect.poll(() => stateOf(parcel)).toBe('told')
  }
  await failTo(parcel)
  expect(await ask(parcel, { on: inDays(3) })).toMatchObject({
    status: 409,
    body: { sentence: { code: 'redeliveryTooOften' } },
  })
  expect(await carrierHeard(parcel)).toHaveLength(2)
  const mails = await mailsOf(parcel, 'order-failed')
  expect(mails).toHaveLength(3)
  expect(mails[0]?.text).toMatch(/tried again\?: .*\/account\/orders\?again=TF\d+/)
  expect(mails.map(({ text }) => text.includes('brings the parcel back'))).toEqual([
    false,
    false,
    true,
  ])
})

test.each([
  ['lost', 'redeliveryLost', (parcel: Parcel) => scan(shop, parcel.waybill, { ScanType: 'LT' })],
  [
    'called back',
    'redeliveryCalledBack',
    ({ orderId }: Parcel) =>
      shop.call('POST', `/admin/orders/${orderId}/call-back`, { token: admin.token }),
  ],
  [
    'first tried seven days ago',
    'redeliveryTooLate',
    ({ waybill }: Parcel) =>
      shop.db.execute(sql`update shipment_scans set at = at - interval '7 days'
        where scan_type = 'Undelivered'
          and shipment_id = (select id from shipments where waybill = ${waybill})`),
  ],
])('a parcel that is %s is not tried again', async (_what, code, happen) => {
  const parcel = await aFailedParcel()
  await happen(parcel)
  await expect.poll(async () => (await read(parcel)).redelivery.code).toBe(code)
  expect(await ask(parcel, { on: inDays(3) })).toMatchObject({
    status: 409,
    body: { code: 'redelivery_not_possible', sentence: { code } },
  })
})

test('while the carrier is away a request waits, and is sent once the carrier is back', async () => {
  const parcel = await aFailedParcel()
  await carrierIs('down')
  expect((await ask(parcel, { on: inDays(3) })).body.data.redelivery.asked?.state).toBe('waiting')
  await askedInVain(parcel)
  await carrierIs('none')
  await hurryJobs(shop, job)
  await expect.poll(() => stateOf(parcel)).toBe('told')
  expect(await carrierHeard(parcel)).toHaveLength(1)
})

test('a wish that still waits when its order is delivered is dropped', async () => {
  const parcel = await aFailedParcel()
  await carrierIs('down')
  await ask(parcel, { on: inDays(3) })
  await askedInVain(parcel)
  await shop.db
    .execute(sql`update orders set status = 'delivered', paid_paise = total_paise + coalesce(rounding_paise, 0)
    where id = ${parcel.orderId}`)
  await carrierIs('none')
  await hurryJobs(shop, job)
  const dropped = sql`redeliveries where order_id = ${parcel.orderId} and state = 'dropped'`
  await expect.poll(() => shop.db.$count(dropped)).toBe(1)
  expect(await carrierHeard(parcel)).toEqual([])
})

test('a carrier that accepts no day comes on its next round, and the buyer gets a mail', async () => {
  const parcel = await aFailedParcel()
  await carrierIs('no_day')
  await ask(parcel, { on: inDays(3) })
  await expect.poll(() => stateOf(parcel)).toBe('next_round')
  expect(await carrierHeard(parcel)).toEqual([{ act: 'RE-ATTEMPT' }])
  expect((await mailsOf(parcel, 'order-redelivery'))[0]?.text).toContain('on its next round')
})

test('a carrier that makes no further attempt is reported to the buyer, with a way on', async () => {
  const parcel = await aFailedParcel()
  await carrierIs('refuse')
  await ask(parcel, { on: inDays(3) })
  await expect.poll(() => stateOf(parcel)).toBe('refused')
  expect((await mailsOf(parcel, 'order-redelivery'))[0]?.text).toContain('Answer this mail')
})

test('one person asks twenty times an hour, and no more', async () => {
  const limited = await openTestShop({ env: { RATE_LIMITS: 'on' } })
  try {
    const { token } = await aPerson(limited)
    const path = `/user-orders/${crypto.randomUUID()}/redelivery`
    const body = { on: inDays(3) }
    const statuses: number[] = []
    for (let n = 0; n <= 20; n++)
      statuses.push((await limited.call('POST', path, { token, body })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  } finally {
    await limited.close()
  }
})
