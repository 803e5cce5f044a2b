import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Setup } from '@tohfa/contract/backoffice/setup'
import type { TaxClass } from '@tohfa/contract/tax/tax-classes'
import { pay } from '#orders/order/orders.fixture.ts'
import { count, eventsProcessed, fault } from '#payments/payment/payments.fixture.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { openSmtpServer } from '#platform/mail/smtp.fixture.ts'
import { aMugStudio } from '#studio/studio.fixture.ts'
import { aSeller } from '#tax/seller/tax.fixture.ts'
import { images } from '#platform/database/schema/catalog.tables.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

type Tried = { data: { simulated: boolean; to?: string }; code?: string; error?: string }

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'owner')
})
afterAll(() => shop.close())

const read = async (at = shop, { token }: Person = owner) =>
  at.call<{ data: Setup }>('GET', '/admin/setup', { token })
const openSteps = async () =>
  (await read()).body.data.steps.filter(({ done }) => !done).map(({ step }) => step)
const stepOf = async (step: string, at = shop, by = owner) =>
  (await read(at, by)).body.data.steps.find((one) => one.step === step)
const post = (what: string, at = shop, { token }: Person = owner) =>
  at.call<Tried>('POST', `/admin/setup/${what}`, { token, body: {} })
const carrierFault = (mode: string) =>
  fetch(`${shop.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'delhivery', mode }),
  })
const put = async (path: string, body: object) =>
  expect((await shop.call('PUT', path, { token: owner.token, body })).status).toBe(200)

test('each step of the set-up is done once it is set, and not before', async () => {
  const all = [
    'name',
    'particulars',
    'look',
    'seller',
    'product',
    'studio',
    'taxClasses',
    'delivery',
    'texts',
  ]
  const ofTheServer = ['payments', 'carrier', 'mail', 'staff']
  expect((await read()).body.data).toMatchObject({ shown: true, productId: null })
  expect(await openSteps()).toEqual([...all, ...ofTheServer])

  await put('/admin/settings', { particulars: { name: 'Mitti' }, promise: { cutoffHour: 15 } })
  expect(await openSteps()).not.toContain('name')
  await shop.db.insert(images).values({ key: 'our-logo', width: 400, height: 200 })
  await put('/admin/settings', { look: { logo: '/images/our-logo/720.webp' } })
  expect(await openSteps()).not.toContain('look')
  expect(await openSteps()).not.toContain('delivery')
  // The seller's address is the shop's.
  await put('/admin/settings', { particulars: { phone: '+91 91234 56789', email: 'us@mitti.in' } })
  expect(await openSteps()).toContain('particulars')
  const { validFrom: _from, ...seller } = aSeller
  await put('/admin/seller', seller)
  expect(await openSteps()).toEqual(['product', 'studio', 'taxClasses', 'texts', ...ofTheServer])

  const id = await aProduct(shop)
  expect((await read()).body.data.productId).toBe(id)
  await put(`/admin-product/${id}/studio`, aMugStudio)
  expect(await openSteps()).toEqual(['taxClasses', 'texts', ...ofTheServer])

  const { body } = await shop.call<{ data: TaxClass[] }>('GET', '/admin/tax-classes', {
    token: owner.token,
  })
  const review = { reviewedBy: 'R. Mehta, CA', reviewedAt: '2026-11-01' }
  const reviewed = async (key: string) => {
    const { hsn, uqc, rate, above, rateAbove } = body.data.find((one) => one.key === key) ?? {}
    await put(`/admin/tax-classes/${key}`, { hsn, uqc, rate, above, rateAbove, ...review })
  }
  await reviewed('cap')
  expect(await openSteps()).toContain('taxClasses')
  await reviewed('mug')
  expect(await openSteps()).toEqual(['texts', ...ofTheServer])
  await post('texts')
  expect(await openSteps()).toEqual(ofTheServer)
  expect((await stepOf('texts'))?.by).toBe(owner.email)

  await aPerson(shop, 'printer')
  expect(await openSteps()).toEqual(['payments', 'carrier', 'mail'])
})

test('an owner confirms delivery as it is, instead of changing it', async () => {
  const fresh = await openTestShop()
  try {
    const by = await aPerson(fresh, 'owner')
    expect((await stepOf('delivery', fresh, by))?.done).toBe(false)
    const { status } = await fresh.call('POST', '/admin/setup/delivery', {
      token: by.token,
      body: {},
    })
    expect(status).toBe(200)
    expect(await stepOf('delivery', fresh, by)).toMatchObject({ done: true, by: by.email })
  } finally {
    await fresh.close()
  }
})

test('the list is hidden by a setting, and shown again', async () => {
  await put('/admin/settings', { setup: { shown: false } })
  expect((await read()).body.data.shown).toBe(false)
  await put('/admin/settings', { setup: { shown: true } })
  expect((await read()).body.data.shown).toBe(true)
})

test('a shop that began with the sample asks nobody at first, and counts as set only what anybody sees', async () => {
  const sample = await openTestShop({ env: { SAMPLE_DATA: 'true' } })
  try {
    const { data } = (await read(sample, await aPerson(sample, 'owner'))).body
    expect(data.shown).toBe(false)
    expect(data.steps.filter(({ done }) => done).map(({ step }) => step)).toEqual([
      'product',
      'studio',
    ])
  } finally {
    await sample.close()
  }
})

test('a mail to oneself shows that mails are sent, and counts for a real mail server only', async () => {
  const { status, body } = await post('mail')
  expect([status, body.data]).toEqual([200, { simulated: true, to: owner.email }])
  expect(await stepOf('mail')).toMatchObject({ done: false, simulated: true })
  const mails = await fetch(`${shop.url}/sandbox/mail?to=${owner.email}`, {
    headers: { accept: 'application/json' },
  })
  expect(await mails.json()).toMatchObject({ data: [{ subject: 'Your shop can send mails' }] })
})

test('a mail server that is tried out counts until its address changes', async () => {
  const server = await openSmtpServer()
  const real = await openTestShop({ env: { SMTP_URL: server.url } })
  const by = await aPerson(real, 'owner')
  expect(await stepOf('mail', real, by)).toMatchObject({ done: false, simulated: false })
  expect((await post('mail', real, by)).status).toBe(200)
  expect(server.messages).toHaveLength(1)
  expect(server.messages[0]).toContain(`To: ${by.email}`)
  expect(await stepOf('mail', real, by)).toMatchObject({ done: true, by: by.email })
  await real.stop()
  const changed = await openTestShop({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMITS: 'on' },
    on: real,
  })
  expect(await stepOf('mail', changed, by)).toMatchObject({ done: false, by: null })
  const refused = await post('mail', changed, by)
  expect([refused.status, refused.body.code]).toEqual([502, 'mail_refused'])
  expect(refused.body.error).toContain('It says: ')
  for (let tries = 1; tries < 20; tries++) await post('carrier', changed, by)
  expect((await post('carrier', changed, by)).status).toBe(429)
  await changed.stop()
  await real.drop()
  await server.close()
})

test('the carrier is tried out with its keys, and a trial that fails says why', async () => {
  expect((await post('carrier')).body.data).toEqual({ simulated: true })
  expect(await stepOf('carrier')).toMatchObject({ done: false, simulated: true })
  await carrierFault('down')
  const away = await post('carrier')
  expect([away.status, away.body.error]).toEqual([
    503,
    'The carrier cannot be reached just now. Please try again in a minute',
  ])
  await carrierFault('none')
})

test('a payment of ₹1 tries out the keys, comes back once and leaves no order', async () => {
  const asked = await post('payment')
  expect(asked.body.data).toMatchObject({ amount: 100, currency: 'INR' })
  const { razorpayOrderId, ticket } = asked.body.data as unknown as Record<string, string>
  const early = { razorpay_order_id: razorpayOrderId, razorpay_payment_id: 'pay_x' }
  const paid = (body: object) =>
    shop.call<Tried>('POST', '/admin/setup/payment/paid', { token: owner.token, body })
  expect((await paid({ ...early, razorpay_signature: 'x', ticket })).body.code).toBe(
    'invalid_signature',
  )
  const callback = await pay(shop, razorpayOrderId ?? '', { webhook: true })
  expect((await paid({ ...callback, ticket: 'f'.repeat(64) })).status).toBe(404)
  const answers = await Promise.all([1, 2].map(() => paid({ ...callback, ticket })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await paid({ ...callback, ticket })).body.data).toEqual({ simulated: true })
  await eventsProcessed(shop)
  const { rows } = await shop.db.execute(sql`
    select (select count(*)::int from orders) orders, (select count(*)::int from payments) payments,
      (select count(*)::int from checkouts) checkouts,
      (select count(*)::int from sandbox_records where kind = 'refund') refunds`)
  expect(rows[0]).toEqual({ orders: 0, payments: 0, checkouts: 0, refunds: 1 })
})

test('a trial payment that nobody reports is given back by a job', async () => {
  const { body } = await post('payment')
  const { razorpayOrderId } = body.data as unknown as Record<string, string>
  await pay(shop, razorpayOrderId ?? '', { webhook: false })
  const refunds = sql`sandbox_records where kind = 'refund'`
  const before = await count(shop, refunds)
  await hurryJobs(shop, 'settle-payment-trial')
  await expect.poll(() => count(shop, refunds)).toBe(before + 1)
})

test('a payment provider that is away or refuses says so', async () => {
  await fault(shop, 'down')
  const away = await post('payment')
  expect([away.status, away.body.code]).toEqual([502, 'payment_provider_away'])
  await fault(shop, 'refuse')
  const refused = await post('payment')
  expect([refused.status, refused.body.code]).toEqual([502, 'keys_refused'])
  await fault(shop, 'none')
})

test('only owners read how far the shop is set up', async () => {
  for (const role of ['manager', 'printer'] as const) {
    const person = await aPerson(shop, role)
    expect((await read(shop, person)).status).toBe(403)
    for (const what of ['texts', 'mail', 'carrier', 'payment'])
      expect((await post(what, shop, person)).status).toBe(403)
  }
})
