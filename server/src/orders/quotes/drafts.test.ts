import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { count } from '#payments/payment/payments.fixture.ts'
import { aKeyChain } from '#fulfilment/print/print.fixture.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aDraft,
  aDraftForm,
  drawn,
  inDays,
  makeDraft,
  readDraft,
  readQuote,
  send,
  thePlace,
} from './quotes.fixture.ts'

let shop: TestShop
let staff: Person
let mug: string
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  staff = await aPerson(shop, 'manager')
  mug = await aProduct(shop, { stock: 5, priceBreaks: [{ from: 10, percent: 10 }] })
  keyChain = await aKeyChain(shop)
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

const put = (id: string, body: object, who: Person = staff) =>
  shop.call<{ code: string; fields?: Record<string, string>; data: { version: number } }>(
    'PUT',
    `/admin/drafts/${id}`,
    { token: who.token, body },
  )

test('a draft has the prices of today, breaks and its discount, and holds no stock', async () => {
  const form = aDraftForm(mug, { discount: { percent: 5 } }, { quantity: 1000 })
  const { status, body } = await makeDraft(shop, staff, form)
  expect(status).toBe(201)
  // 499 less 10 %, and 10 % of that from ten pieces on.
  expect(body.data).toMatchObject({
    version: 1,
    state: 'draft',
    customer: { name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com' },
    items: [{ unitPrice: 404.19, priceBreak: { from: 10, percent: 10 }, quantity: 1000 }],
    totals: { price: 404_190, discount: 20_209.5, total: 383_980.5 },
    until: inDays(7),
    url: null,
  })
  expect(await stockOf(shop, mug)).toBe(5)
})

test('pieces of a product count together over lines', async () => {
  const items = [5, 5].map((quantity) => ({ productId: mug, color: 'White', quantity }))
  const { body } = await makeDraft(shop, staff, aDraftForm(mug, { items }))
  expect(body.data.items.map(({ unitPrice }) => unitPrice)).toEqual([404.19, 404.19])
})

test('what is printed gets a proof, which is drawn as for a shopper', async () => {
  const draft = await aDraft(shop, staff, keyChain, {}, { values: { name: 'Asha' } })
  const [item] = draft.items
  expect(item?.personalisation).toMatchObject({
    price: 120.5,
    values: [{ label: 'Name', value: 'Asha' }],
    proof: expect.stringMatching(/^[0-9a-f]{64}$/),
    preflight: expect.any(Array),
  })
  const [after] = (await drawn(shop, staff, draft)).items
  const preview = after?.personalisation?.preview ?? ''
  const headers = { authorization: `Bearer ${staff.token}` }
  expect((await fetch(shop.url + preview, { headers })).status).toBe(200)
})

test('a photo that staff upload becomes the customer’s as well', async () => {
  const product = await aCustomizable(shop)
  const { body } = await sendPhoto(shop, staff, await aPhoto())
  const values = { name: 'Asha', photo: body.data.id }
  const draft = await aDraft(shop, staff, product, {}, { values })
  expect((await drawn(shop, staff, draft)).items[0]?.personalisation?.state).toBe('ready')
  expect(
    await count(
      shop,
      sql`studio_photos p join drafts d on d.user_id = p.owner
    where d.id = ${draft.id} and p.sha256 = ${body.data.sha256}`,
    ),
  ).toBe(1)
  expect(
    (
      await put(draft.id, {
        version: 1,
        items: [{ productId: product, color: 'White', quantity: 1, values }],
      })
    ).status,
  ).toBe(200)
})

test.each([
  ['a colour that is not offered', { items: [{ color: 'Mauve' }] }, 'items.0.color'],
  ['a quantity above 1,000', { items: [{ quantity: 1001 }] }, 'items.0.quantity'],
  ['no pieces', { items: [{ quantity: 0 }] }, 'items.0.quantity'],
  ['an unknown product', { items: [{ productId: 'nothing' }] }, 'items.0.productId'],
  ['no items', { items: 'none' }, 'items'],
  ['words for what is not printed', { items: [{ values: { name: 'Asha' } }] }, 'items.0.values'],
  ['a false phone', { customer: { name: 'Asha', phone: '12' } }, 'customer.phone'],
  ['a name of no letters', { customer: { name: ' ', phone: '9876543210' } }, 'customer.name'],
  ['a day that is over', { until: '2020-01-01' }, 'until'],
  ['a day that is none', { until: 'soon' }, 'until'],
  ['a day too far', { until: inDays(400) }, 'until'],
  ['another delivery', { delivery: 'drone' }, 'delivery'],
  ['a discount of everything', { discount: { percent: 100 } }, 'discount'],
  ['a discount above the total', { discount: { amount: 5000 } }, 'discount'],
  ['two discounts', { discount: { percent: 5, amount: 5 } }, 'discount'],
  ['an address without a city', { address: { ...thePlace, city: '' } }, 'address.city'],
  ['a false GSTIN', { gstin: '29ABCDE1234F2Z4' }, 'gstin'],
])('%s is refused at its field, with nothing stored', async (_what, more, field) => {
  const before = await count(shop, sql`drafts`)
  const given = more as { items?: object[] | string }
  const items = Array.isArray(given.items)
    ? given.items.map((item) => ({ productId: mug, color: 'White', quantity: 1, ...item }))
    : given.items
  const form = aDraftForm(mug, { ...more, ...(given.items !== undefined && { items }) })
  const { status, body } = await makeDraft(shop, staff, form)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  expect(await count(shop, sql`drafts`)).toBe(before)
})

test('words that do not fit are refused at their line', async () => {
  const items = [
    { productId: mug, color: 'White', quantity: 1 },
    { productId: keyChain, color: 'White', quantity: 1, values: { name: 'x'.repeat(21) } },
  ]
  const { status, body } = await makeDraft(shop, staff, aDraftForm(mug, { items }))
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['items.1.values.name']])
})

test('printers and customers read and write no drafts', async () => {
  const draft = await aDraft(shop, staff, mug)
  const printer = await aPerson(shop, 'printer')
  const customer = await aPerson(shop)
  for (const { token } of [printer, customer])
    for (const [method, path] of [
      ['GET', '/admin/drafts'],
      ['POST', '/admin/drafts'],
      ['GET', `/admin/drafts/${draft.id}`],
      ['PUT', `/admin/drafts/${draft.id}`],
      ['DELETE', `/admin/drafts/${draft.id}`],
      ['POST', `/admin/drafts/${draft.id}/send`],
      ['POST', `/admin/drafts/${draft.id}/take`],
    ] as const)
      expect([
        path,
        (await shop.call(method, path, { token, ...(method !== 'GET' && { body: {} }) })).status,
      ]).toEqual([path, 403])
  expect((await shop.call('GET', '/admin/drafts')).status).toBe(401)
})

test('a stale version is refused with the draft as it is; left out parts stay', async () => {
  const draft = await aDraft(shop, staff, mug, { note: 'Blue ribbon', discount: { amount: 10 } })
  const changed = await put(draft.id, { version: 1, until: inDays(3) })
  expect(changed.body.data).toMatchObject({
    version: 2,
    until: inDays(3),
    note: 'Blue ribbon',
    discount: { amount: 10 },
    totals: draft.totals,
  })
  const stale = await put(draft.id, { version: 1, note: 'Red ribbon' })
  expect([stale.status, stale.body.code, stale.body.data.version]).toEqual([
    409,
    'draft_changed',
    2,
  ])
  const both = await Promise.all([1, 2].map((n) => put(draft.id, { version: 2, note: `${n}` })))
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('a changed product reprices a draft only when its lines are sent again', async () => {
  const product = await aProduct(shop)
  const draft = await aDraft(shop, staff, product)
  await shop.db.execute(sql`update products set price_paise = 99900 where id = ${product}`)
  const kept = await put(draft.id, { version: 1, note: 'Later' })
  expect(kept.body.data).toMatchObject({ totals: draft.totals })
  const items = [{ productId: product, color: 'White', quantity: 2 }]
  const anew = await put(draft.id, { version: 2, items })
  expect(anew.body.data).toMatchObject({ totals: { total: 1798.2 } })
})

test('the list finds drafts by number, name and phone, and by state', async () => {
  const customer = { name: 'Zubin Mehta', phone: '9000012345' }
  const draft = await aDraft(shop, staff, mug, { customer })
  const find = async (query: string) => {
    const { body } = await shop.call<{ data: { id: string }[]; totalCount: number }>(
      'GET',
      `/admin/drafts?${query}`,
      { token: staff.token },
    )
    return [body.data.map(({ id }) => id), body.totalCount]
  }
  for (const search of [draft.number, 'zubin', '2345', '90000 12345'])
    expect(await find(`search=${encodeURIComponent(search)}`)).toEqual([[draft.id], 1])
  expect(await find('search=zubin&state=sent')).toEqual([[], 0])
  for (const none of ['%25', '%00%01', '_'])
    expect(await find(`search=zubin${none}x`)).toEqual([[], 0])
  expect(await find('search=%25')).toEqual([[], 0])
  const bad = await shop.call('GET', '/admin/drafts?state=lost', { token: staff.token })
  expect(bad.status).toBe(400)
})

test('an ended draft is over: neither changed nor sent, and its link is gone', async () => {
  const draft = await aDraft(shop, staff, mug)
  const link = await send(shop, staff, draft)
  const end = () => shop.call('DELETE', `/admin/drafts/${draft.id}`, { token: staff.token })
  expect([(await end()).status, (await end()).status]).toEqual([200, 200])
  expect((await readDraft(shop, staff, draft.id)).state).toBe('ended')
  expect((await put(draft.id, { version: 1 })).body.code).toBe('draft_closed')
  expect((await readQuote(shop, link)).body.code).toBe('quote_not_found')
  const again = await shop.call('POST', `/admin/drafts/${draft.id}/send`, { token: staff.token })
  expect(again.status).toBe(409)
})

test('an unknown draft is 404', async () => {
  for (const id of ['nothing', '019aa000-0000-7000-8000-000000000000'])
    expect((await shop.call('GET', `/admin/drafts/${id}`, { token: staff.token })).status).toBe(404)
})

test('one person is written down once, by e-mail or by phone', async () => {
  const owner = async (customer: object) => {
    const { id } = await aDraft(shop, staff, mug, { customer })
    const { rows } = await shop.db.execute<{ id: string }>(
      sql`select user_id id from drafts where id = ${id}`,
    )
    return rows[0]?.id
  }
  const first = await owner({ name: 'Ravi', phone: '9111100001' })
  expect(await owner({ name: 'Ravi K', phone: '9111100001' })).toBe(first)
  expect(await owner({ name: 'Ravi', phone: '9111100001', email: 'ravi@example.com' })).toBe(first)
  expect(await owner({ name: 'Ravi', phone: '9111100002', email: 'RAVI@example.com' })).toBe(first)
  const account = await aPerson(shop)
  expect(await owner({ name: 'A', phone: '9111100003', email: account.email })).toBe(account.id)
  const [one, two] = await Promise.all(
    [1, 2].map(() => owner({ name: 'Twice', phone: '9111100004' })),
  )
  expect(one).toBe(two)
})
