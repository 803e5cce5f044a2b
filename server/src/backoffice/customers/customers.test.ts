import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Customer, CustomerPage } from '@tohfa/contract/backoffice/customers'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aDraft, orderQuote, send } from '#orders/quotes/quotes.fixture.ts'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, anAddress, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let manager: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  await quietJobs(shop)
  manager = await aPerson(shop, 'manager')
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

type List = { data: Customer[]; totalCount: number }
const list = async (query = '') =>
  (await shop.call<List>('GET', `/admin/customers?limit=60&${query}`, { token: manager.token }))
    .body
const find = async (search: string) =>
  (await list(`search=${encodeURIComponent(search)}`)).data.map(({ id }) => id)
type Page = { data: CustomerPage; code?: string; fields?: Record<string, string> }
const read = (id: string, who = manager) =>
  shop.call<Page>('GET', `/admin/customers/${id}`, { token: who.token })
const change = (id: string, body: unknown, who = manager) =>
  shop.call<Page>('PUT', `/admin/customers/${id}`, { token: who.token, body })

let phones = 7_000_000_000
/** Somebody who bought one mug in cash, with a phone of their own. */
async function aCustomer(address: object = {}, profile: object = {}) {
  const person = await aPerson(shop)
  const phone = String(++phones)
  await shop.call('PUT', `/user/${person.id}`, { token: person.token, body: profile })
  await putIntoCart(shop, person, mug)
  const bought = await order(shop, person, 'cash', { address: { phone, ...address } })
  expect(bought.status).toBe(201)
  return { person, phone, order: bought.body.data.order }
}

test('a customer is listed with orders, what was paid and given back, and the last order', async () => {
  const person = await aPerson(shop)
  expect((await list()).data.find(({ id }) => id === person.id)).toMatchObject({
    email: person.email,
    name: '',
    phone: '',
    orders: 0,
    spent: 0,
    refunded: 0,
    lastOrder: null,
    cash: 'allowed',
    note: '',
  })
  await aPurchase(shop, person, mug)
  const second = await aPurchase(shop, person, mug)
  await aPurchase(shop, person, mug, 'confirmed')
  await shop.db.execute(sql`update orders set refund_held_paise = 10000 where id = ${second}`)
  const { rows } = await shop.db.execute<{ at: string }>(
    sql`select max(created_at) at from orders where user_id = ${person.id}`,
  )
  const sums = { spent: 898, refunded: 100, lastOrder: new Date(rows[0]?.at ?? '').toISOString() }
  expect((await list()).data.find(({ id }) => id === person.id)).toMatchObject({
    ...sums,
    orders: 3,
    name: anAddress.name,
    phone: anAddress.phone,
  })
  const { data } = (await read(person.id)).body
  expect(data).toMatchObject({ ...sums, orderCount: 3 })
  expect(data.orders.map(({ status }) => status)).toEqual(['confirmed', 'delivered', 'delivered'])
  await shop.db.execute(sql`delete from orders where id = ${second}`)
  expect((await read(person.id)).body.data).toMatchObject({
    spent: 449,
    refunded: 0,
    orderCount: 2,
  })
})

test('a customer is found by name, e-mail, phone, its last four digits and the order number', async () => {
  const { person, phone, order: bought } = await aCustomer({ name: 'Zubeida Pálekar' })
  for (const search of [
    'zubeida',
    'PALEKAR zub',
    person.email.toUpperCase(),
    person.email.slice(0, 36),
    phone,
    `+91 ${phone.slice(0, 5)}-${phone.slice(5)}`,
    phone.slice(-4),
    bought?.orderNumber ?? '',
    bought?.orderNumber.slice(2) ?? '',
  ])
    expect(await find(search), search).toEqual([person.id])
  for (const search of ['zubeidas', phone.slice(-3), `1${phone.slice(-4)}`, "'", '@', '%', '::*'])
    expect(await find(search), search).toEqual([])
})

test('the account’s own name and phone come first, and every other is found too', async () => {
  const { person, phone } = await aCustomer(
    { name: 'Ordered Otherwise' },
    { name: 'Namita Own', phone: '7111111111' },
  )
  expect((await read(person.id)).body.data).toMatchObject({
    name: 'Namita Own',
    phone: '7111111111',
  })
  for (const search of ['namita', '7111111111', phone, 'otherwise'])
    expect(await find(search), search).toEqual([person.id])
  await shop.call('PUT', `/user/${person.id}`, { token: person.token, body: { name: 'Renamed' } })
  expect(await find('namita')).toEqual([])
  expect(await find('renamed')).toEqual([person.id])
})

test('who gets a gift is not taken for the buyer', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  const address = { ...anAddress, name: 'Receiving Friend', phone: '7222222222' }
  const gift = { to: 'Friend', message: 'For you', hidePrices: true }
  const bought = await shop.call('POST', '/order', {
    token: person.token,
    body: { user_id: person.id, payment_method: 'cash', shipping_address: address, gift },
  })
  expect(bought.status).toBe(201)
  expect((await read(person.id)).body.data).toMatchObject({ name: '', phone: '', orderCount: 1 })
  expect(await find('7222222222')).toEqual([])
})

test('customers are sorted, and pages of them do not overlap', async () => {
  const people = [await aPerson(shop), await aPerson(shop), await aPerson(shop)]
  for (const [n, person] of people.entries())
    for (let bought = 0; bought < 3 - n; bought++) await aPurchase(shop, person, mug)
  const all = (await list('sort=orders')).data
  expect(all.map(({ orders }) => orders)).toEqual(
    all.map(({ orders }) => orders).toSorted((a, b) => b - a),
  )
  const spent = (await list('sort=spent')).data.map((one) => one.spent)
  expect(spent).toEqual(spent.toSorted((a, b) => b - a))
  const recent = (await list()).data.map(({ lastOrder }) => lastOrder ?? '')
  expect(recent).toEqual(recent.toSorted().toReversed())
  const names = (await list('sort=name')).data.flatMap(({ name }) => name || [])
  expect(names.map((name) => name.toLowerCase())).toEqual(
    names.map((name) => name.toLowerCase()).toSorted(),
  )
  const paged = await Promise.all(
    [1, 2, 3].map((page) =>
      shop.call<List>('GET', `/admin/customers?sort=newest&limit=2&page=${page}`, {
        token: manager.token,
      }),
    ),
  )
  const ids = paged.flatMap(({ body }) => body.data.map(({ id }) => id))
  expect(ids).toEqual((await list('sort=newest')).data.slice(0, 6).map(({ id }) => id))
  expect(new Set(ids).size).toBe(6)
  const wrong = await shop.call<Page>('GET', '/admin/customers?sort=height', {
    token: manager.token,
  })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { sort: expect.any(String) } } })
})

test('the page of one has their messages too, and says which were written signed in', async () => {
  const { person } = await aCustomer()
  const words = { name: 'Asha', phone: '7333333333', message: 'Is it safe in the oven as well?' }
  const write = (email: string, token?: string) =>
    shop.call('POST', '/api/service/send-message', {
      ...(token && { token }),
      body: { ...words, email },
    })
  await write(person.email.toUpperCase())
  await write('elsewhere@example.com', person.token)
  await write('somebody@example.com')
  const { messages, returns } = (await read(person.id)).body.data
  expect(messages.map(({ signedIn }) => signedIn)).toEqual([true, false])
  expect(messages[0]).toMatchObject({ message: words.message, state: 'open', kind: 'question' })
  expect(returns).toEqual([])
})

test('a refused person pays no cash, with any phone, and nobody with that phone does', async () => {
  const { person, phone } = await aCustomer()
  const stocked = await aProduct(shop, { stock: 3 })
  const other = await aPerson(shop)
  const cash = async (who: Person, number: string) => {
    await putIntoCart(shop, who, stocked)
    return order(shop, who, 'cash', { address: { phone: number } })
  }
  expect((await change(person.id, { cash: 'refused' })).body.data).toMatchObject({
    cash: 'refused',
  })
  for (const [who, number] of [
    [person, '7444444444'],
    [other, phone],
    [other, `+91-${phone.slice(0, 5)} ${phone.slice(5)}`],
  ] as const)
    expect(await cash(who, number)).toMatchObject({ status: 409, body: { code: 'cash_refused' } })
  expect(await stockOf(shop, stocked)).toBe(3)
  expect((await cash(other, '7555555555')).status).toBe(201)
  expect((await order(shop, person, 'online')).status).toBe(201)
  await change(person.id, { cash: 'allowed' })
  expect((await cash(person, phone)).status).toBe(201)
})

test('a person whom staff wrote down is a customer, and pays a quote in cash only where allowed', async () => {
  const phone = '7666666666'
  const customer = { name: 'Farida Guest', phone }
  const draft = await aDraft(shop, manager, mug, { customer })
  const id = (await find('farida'))[0] ?? ''
  expect(await find('6666')).toEqual([id])
  expect((await read(id)).body.data).toMatchObject({
    name: 'Farida Guest',
    email: '',
    phone,
    account: false,
    orders: [],
    drafts: [{ id: draft.id, number: draft.number, state: 'draft', total: draft.totals.total }],
  })
  await change(id, { cash: 'refused' })
  const link = await send(shop, manager, draft)
  const pay = (payment_method: string) =>
    orderQuote(shop, link, { payment_method, email: 'farida@example.com' })
  expect(await pay('cash')).toMatchObject({ status: 409, body: { code: 'cash_refused' } })
  expect((await pay('online')).status).toBe(201)
})

test('a note is kept for staff, logged without its words, and taken away by an empty one', async () => {
  const { person } = await aCustomer()
  expect(
    (await change(person.id, { note: '  Call after six.\nSecond gate ' })).body.data.note,
  ).toBe('Call after six.\nSecond gate')
  await change(person.id, { cash: 'refused' })
  expect((await read(person.id)).body.data).toMatchObject({
    note: 'Call after six.\nSecond gate',
    cash: 'refused',
  })
  await change(person.id, { note: '' })
  expect((await read(person.id)).body.data.note).toBe('')
  const log = await shop.call<{ data: StaffChange[] }>(
    'GET',
    '/admin-audit-log?subject=customer&limit=3',
    { token: manager.token },
  )
  expect(log.body.data.map(({ name, details }) => ({ name, details }))).toEqual([
    { name: person.email, details: { note: null } },
    { name: person.email, details: { cash: ['allowed', 'refused'] } },
    { name: person.email, details: { note: null } },
  ])
})

test.each([
  [{}, 'cash'],
  [{ cash: 'maybe' }, 'cash'],
  [{ note: 7 }, 'note'],
  [{ note: 'x'.repeat(2001) }, 'note'],
])('of %j the field is told', async (body, field) => {
  const answer = await change((await aPerson(shop)).id, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
})

test('owners and managers alone see customers', async () => {
  const { person } = await aCustomer()
  const printer = await aPerson(shop, 'printer')
  for (const who of [printer, person]) {
    expect((await shop.call('GET', '/admin/customers', { token: who.token })).status).toBe(403)
    expect((await read(person.id, who)).status).toBe(403)
    expect((await change(person.id, { note: 'x' }, who)).status).toBe(403)
  }
  expect((await shop.call('GET', '/admin/customers')).status).toBe(401)
  for (const id of [mug, 'nobody'])
    expect(await read(id)).toMatchObject({ status: 404, body: { code: 'customer_not_found' } })
})

test('staff are no customers until they buy', async () => {
  expect((await read(manager.id)).status).toBe(404)
  const printer = await aPerson(shop, 'printer')
  await aPurchase(shop, printer, mug)
  expect((await read(printer.id)).body.data.orderCount).toBe(1)
})

test('sums of many orders at once are those of the orders', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => aPerson(shop)))
  await Promise.all(
    people.flatMap((person) => Array.from({ length: 5 }, () => aPurchase(shop, person, mug))),
  )
  const { rows } = await shop.db.execute(sql`
    select from customers c cross join lateral (
      select count(*) orders, coalesce(sum(paid_paise), 0) spent,
        coalesce(sum(refund_held_paise), 0) refunded, max(created_at) at
      from orders o where o.user_id = c.user_id
    ) o where (c.orders, c.spent_paise, c.refunded_paise, c.last_order_at)
      is distinct from (o.orders, o.spent, o.refunded, o.at)`)
  expect(rows).toEqual([])
})
