import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { readConfig } from '#platform/config/config.ts'
import { images } from '#platform/database/schema/catalog.tables.ts'
import { shopSettings } from '#platform/database/schema/settings.tables.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { connectPatiently } from '#testing/delays.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { createSettings } from './settings.service.ts'

type Reply = { data: ShopSettings } & Partial<FailureEnvelope>
const env = { STORE_NAME: 'Mitti', STORE_PHONE: '+91 91234 56789', CANCEL_MINUTES: '15' }

let shop: TestShop
let second: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ env })
  second = await openTestShop({ env, on: shop })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(async () => {
  await second.stop()
  await shop.close()
})

const read = async (at = shop) =>
  (await at.call<Reply>('GET', '/admin/settings', { token: admin.token })).body.data
const put = (body: unknown, at = shop) =>
  at.call<Reply>('PUT', '/admin/settings', { token: admin.token, body })

/** An order of one piece, which costs 450 rupees. */
async function buy(method: 'cash' | 'online' = 'cash', at = shop) {
  const buyer = await aPerson(shop)
  await putIntoCart(shop, buyer, await aProduct(shop, { price: 450, discount: 0 }))
  return order(at, buyer, method)
}

beforeEach(async () => {
  await put({ cash: { enabled: true, max: null }, cancelMinutes: 15 })
  await expect.poll(() => read(second)).toMatchObject({ cash: { max: null }, cancelMinutes: 15 })
})

test('what nobody changed is as the environment has it', async () => {
  const fresh = await openTestShop({ env: { ...env, CASH_MAX: '2500.50', NEW_ORDER_MAIL: 'each' } })
  try {
    const person = await aPerson(fresh, 'ADMIN')
    const { body } = await fresh.call<Reply>('GET', '/admin/settings', { token: person.token })
    expect(body.data).toMatchObject({
      particulars: { name: 'Mitti', phone: '+91 91234 56789', grievanceOfficer: '' },
      cash: { enabled: true, max: 2500.5, advance: 0 },
      cancelMinutes: 15,
      newOrderMail: 'each',
      promise: { cutoffHour: 24, holidays: [], buffer: 0, productionDays: { caps: 1 } },
      announcement: '',
    })
  } finally {
    await fresh.close()
  }
})

test('a part is set alone, however deep; the rest stays, also that of the environment', async () => {
  const { status, body } = await put({
    cash: { max: 2000 },
    promise: { productionDays: { caps: 3 }, holidays: ['2026-11-08', '2026-10-20', '2026-11-08'] },
    unknown: 'is not looked at',
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    cash: { enabled: true, max: 2000 },
    promise: {
      productionDays: { caps: 3, 'coffee-mug': 1 },
      holidays: ['2026-10-20', '2026-11-08'],
      buffer: 0,
    },
    particulars: { name: 'Mitti' },
  })
  expect(body.data).not.toHaveProperty('unknown')
  expect(await read()).toEqual(body.data)
})

test('another process has a change as soon as it hears of it, and keeps to it', async () => {
  await put({ cash: { enabled: false }, cancelMinutes: 0 })
  await expect
    .poll(() => read(second))
    .toMatchObject({
      cash: { enabled: false },
      cancelMinutes: 0,
    })
  expect((await buy('cash', second)).body).toMatchObject({ code: 'cash_not_available' })
})

test('concurrent changes of different settings are all kept', async () => {
  const parts = [
    { cash: { max: 999 } },
    { cash: { advance: 20 } },
    { cancelMinutes: 44 },
    { announcement: 'Rakhi in time' },
    { promise: { buffer: 2 } },
    { promise: { cutoffHour: 15 } },
  ]
  const answers = await Promise.all(
    parts.map((part, at) => put(part, at % 2 === 0 ? shop : second)),
  )
  expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200))
  await expect
    .poll(() => read())
    .toMatchObject({
      cash: { max: 999, advance: 20 },
      cancelMinutes: 44,
      announcement: 'Rakhi in time',
      promise: { buffer: 2, cutoffHour: 15 },
    })
})

test('a change stands in the staff’s log with what was before; one that changes nothing does not', async () => {
  await put({ cash: { max: 1000 }, cancelMinutes: 30 })
  await put({ cash: { max: 1500 }, cancelMinutes: 30 })
  await put({ cash: { max: 1500 } })
  const { body } = await shop.call<{ data: StaffChange[] }>(
    'GET',
    '/admin-audit-log?subject=settings',
    { token: admin.token },
  )
  expect(body.data.slice(0, 2)).toMatchObject([
    { by: admin.email, action: 'changed', details: { 'cash.max': [1000, 1500] } },
    { details: { 'cash.max': [null, 1000], cancelMinutes: [15, 30] } },
  ])
})

test.each<[string, unknown, string]>([
  ['a limit of cash below 0', { cash: { max: -1 } }, 'cash.max'],
  ['a limit of 0', { cash: { max: 0 } }, 'cash.max'],
  ['a limit with three decimals', { cash: { max: 1.234 } }, 'cash.max'],
  ['a limit that is a word', { cash: { max: 'lots' } }, 'cash.max'],
  ['an advance above all', { cash: { advance: 101 } }, 'cash.advance'],
  ['cash that is neither on nor off', { cash: { enabled: 'yes' } }, 'cash.enabled'],
  ['cash that is no object', { cash: 5 }, 'cash'],
  ['half a minute', { cancelMinutes: 0.5 }, 'cancelMinutes'],
  ['more than a week', { cancelMinutes: 10_081 }, 'cancelMinutes'],
  ['no minutes at all', { cancelMinutes: null }, 'cancelMinutes'],
  ['a mail each day', { newOrderMail: 'daily' }, 'newOrderMail'],
  ['an hour of no clock', { promise: { cutoffHour: 25 } }, 'promise.cutoffHour'],
  ['days below 0', { promise: { productionDays: { caps: -1 } } }, 'promise.productionDays.caps'],
  ['a day that is none', { promise: { holidays: ['2026-02-30'] } }, 'promise.holidays'],
  ['holidays that are no list', { promise: { holidays: '2026-02-20' } }, 'promise.holidays'],
  ['a buffer of years', { promise: { buffer: 400 } }, 'promise.buffer'],
  ['a long announcement', { announcement: 'x'.repeat(201) }, 'announcement'],
  ['an announcement of numbers', { announcement: 5 }, 'announcement'],
  ['no name', { particulars: { name: ' ' } }, 'particulars.name'],
  ['a name that breaks a mail', { particulars: { name: 'A <b@c.in>' } }, 'particulars.name'],
  ['an e-mail that is none', { particulars: { email: 'shop' } }, 'particulars.email'],
  ['a phone that is none', { particulars: { phone: 'call us' } }, 'particulars.phone'],
  [
    'a link that runs',
    { particulars: { whatsappUrl: 'javascript:alert(1)' } },
    'particulars.whatsappUrl',
  ],
])('%s is refused at its field, and nothing is set', async (_, body, field) => {
  const before = await read()
  const answer = await put({ ...(body as object), announcementHi: 'नया' })
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
  expect(answer.body.fields?.[field]).toBeTruthy()
  expect(await read()).toEqual(before)
})

test('only staff read or change the settings', async () => {
  const buyer = await aPerson(shop)
  for (const method of ['GET', 'PUT'])
    for (const [token, status] of [
      [undefined, 401],
      [buyer.token, 403],
    ] as const) {
      const answer = await shop.call(method, '/admin/settings', {
        ...(token && { token }),
        ...(method === 'PUT' && { body: { cancelMinutes: 1 } }),
      })
      expect(answer.status).toBe(status)
    }
})

test('a manager sets all but money and who the shop is; a printer nothing', async () => {
  const manager = await aPerson(shop, 'manager')
  const by = (token: string, body: object) =>
    shop.call<Reply>('PUT', '/admin/settings', { token, body })
  const before = await read()
  for (const part of [{ cash: { max: 5 } }, { particulars: { phone: '+91 98765 43211' } }])
    expect(await by(manager.token, { ...part, cancelMinutes: 1 })).toMatchObject({
      status: 403,
      body: { code: 'staff_role_forbidden' },
    })
  expect(await read()).toEqual(before)
  expect((await by(manager.token, { cancelMinutes: 20 })).body.data.cancelMinutes).toBe(20)
  const printer = await aPerson(shop, 'printer')
  expect((await by(printer.token, { cancelMinutes: 1 })).status).toBe(403)
})

test('cash above the limit is refused, with nothing held; paying online goes on', async () => {
  await put({ cash: { max: 449.99 } })
  const refused = await buy()
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'cash_not_available',
      message: 'Cash on delivery is possible for orders up to ₹449.99',
    },
  })
  expect((await buy('online')).status).toBe(201)
  await put({ cash: { max: 450 } })
  expect((await buy()).status).toBe(201)
})

test('the checkout hears of the limit, and that no cash is taken, with the pincode', async () => {
  const area = async () =>
    (
      await shop.call<{ data: { cod: boolean; cashMax?: number; cashOff?: boolean } }>(
        'GET',
        '/check-serviceability/560001',
      )
    ).body.data
  expect(await area()).toMatchObject({ cod: true })
  expect(await area()).not.toHaveProperty('cashMax')
  expect(await area()).not.toHaveProperty('cashOff')
  await put({ cash: { max: 700 } })
  expect(await area()).toMatchObject({ cod: true, cashMax: 700 })
  await put({ cash: { enabled: false } })
  expect(await area()).toMatchObject({ cod: false, cashOff: true })
})

test('within the minutes that are set now nothing is printed, and the buyer reads until when', async () => {
  const { data } = (await buy()).body
  const start = () =>
    shop.call<Reply>('POST', `/admin/orders/${data.order.id}/start-printing`, {
      token: admin.token,
    })
  expect(await start()).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  await put({ cancelMinutes: 0 })
  expect((await start()).status).toBe(200)
})

test('where real money moves nobody can take away who hears complaints', async () => {
  const connection = connectPatiently(shop.databaseUrl)
  try {
    const config = readConfig({ STORE_GRIEVANCE_OFFICER: 'Asha Rao, Head of Care' })
    const owner = { id: admin.id, staffRole: 'owner' } as const
    const settings = createSettings({
      connection,
      config,
      sample: config.settings.particulars,
      realMoney: true,
    })
    for (const grievanceOfficer of ['', 'Asha Rao'])
      await expect(
        settings.change({ particulars: { grievanceOfficer } }, owner),
      ).rejects.toMatchObject({
        status: 400,
        fields: { 'particulars.grievanceOfficer': { code: 'officerDesignation' } },
      })
    expect((await settings.change({ cancelMinutes: 16 }, owner)).cancelMinutes).toBe(16)
  } finally {
    await connection.close()
  }
})

test('there is one row of settings, whoever is first', async () => {
  await shop.db.delete(shopSettings)
  await Promise.all([put({ cancelMinutes: 5 }), put({ announcement: 'Hello' }, second)])
  expect(await shop.db.select().from(shopSettings)).toHaveLength(1)
  await expect.poll(() => read()).toMatchObject({ cancelMinutes: 5, announcement: 'Hello' })
})

test('colours of the header are written one way, and refused where words would be hard to read', async () => {
  expect((await put({ look: { ground: '26345E', ink: '#fff' } })).body.data.look).toEqual({
    logo: '',
    ground: '#26345e',
    ink: '#ffffff',
  })
  const dark = await put({ look: { ink: '#101010' } })
  expect(dark).toMatchObject({ status: 400, body: { fields: { 'look.ink': expect.any(String) } } })
  // The usual words are as dark.
  const usual = await put({ look: { ink: '' } })
  expect(usual.status).toBe(400)
  expect((await put({ look: { ground: 'navy' } })).body.fields).toHaveProperty('look.ground')
  expect((await put({ look: { ground: '', ink: '' } })).status).toBe(200)
})

test('only a picture that was uploaded here can be the logo', async () => {
  for (const logo of ['/images/none/720.webp', 'https://example.com/logo.svg'])
    expect((await put({ look: { logo } })).body.fields).toHaveProperty('look.logo')
  await shop.db.insert(images).values({ key: 'our-logo', width: 400, height: 200 })
  const { body } = await put({ look: { logo: '/images/our-logo/720.webp' } })
  expect(body.data.look.logo).toBe('/images/our-logo/720.webp')
  await put({ look: { logo: '' } })
})
