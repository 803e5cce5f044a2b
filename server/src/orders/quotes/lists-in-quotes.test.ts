import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { pay } from '#orders/order/orders.fixture.ts'
import { printAll } from '#fulfilment/print/print.fixture.ts'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { aList, rosterStudio } from '#studio/name-lists/name-lists.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aDraft,
  aDraftForm,
  drawn,
  makeDraft,
  orderQuote,
  readQuote,
  send,
  take,
} from './quotes.fixture.ts'

let shop: TestShop
let staff: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  staff = await aPerson(shop, 'manager')
  mug = await aCustomizable(shop, rosterStudio, {
    price: 499,
    discount: 10,
    colors: ['White', 'Navy'],
    stock: 100,
  })
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

const family = [
  { values: { name: 'Asha' }, quantity: 2 },
  { values: { name: 'Ravi' }, color: 'Navy', quantity: 12 },
  { values: { name: 'मीना' } },
]
const listed = (list: unknown) => ({ list, quantity: undefined })

/** How a draft whose line has this list is refused. */
async function refused(list: unknown, item: object = {}, product = mug) {
  const { status, body } = await makeDraft(
    shop,
    staff,
    aDraftForm(product, {}, { ...listed(list), ...item }),
  )
  expect(status).toBe(400)
  return body.fields
}

test('a draft draws all rows of a list and shows them by colour', async () => {
  const draft = await drawn(
    shop,
    staff,
    await aDraft(shop, staff, mug, {}, listed({ title: 'Class 7B', rows: family })),
  )
  expect(draft.items).toMatchObject([
    {
      color: 'White',
      quantity: 3,
      list: { title: 'Class 7B', rows: [{ n: 1, values: { name: 'Asha' } }, { n: 3 }] },
    },
    { color: 'Navy', quantity: 12, list: { rows: [{ n: 2, quantity: 12 }] } },
  ])
  const sum = draft.items.reduce((all, { total }) => all + total, 0)
  expect(sum).toBeCloseTo(draft.totals.total)
  const hashes = draft.items.map(({ personalisation }) => personalisation?.proof)
  expect(new Set(hashes).size).toBe(2)
})

test('rows come as a pasted text, as an array, or as the id of a list of the sender', async () => {
  const pasted = await aDraft(shop, staff, mug, {}, listed({ text: 'Name\nAsha\nRavi' }))
  const array = await aDraft(shop, staff, mug, {}, listed(family.slice(0, 1)))
  const own = await aList(shop, staff, { productId: mug, title: 'Team', rows: family.slice(0, 1) })
  const named = await aDraft(shop, staff, mug, {}, listed(own.id))
  expect(pasted.items).toMatchObject([{ quantity: 2, list: { rows: [{ n: 1 }, { n: 2 }] } }])
  expect(array.items).toMatchObject([
    { quantity: 2, list: { rows: [{ values: { name: 'Asha' } }] } },
  ])
  expect(named.items).toMatchObject([{ quantity: 2, list: { title: 'Team' } }])
})

test('what is wrong with a list is said at its row', async () => {
  const stranger = await aPerson(shop)
  const other = await aList(shop, stranger, { productId: mug, rows: family })
  const long = { values: { name: 'A name that is far longer than it may be' } }
  expect(await refused({ rows: [{ values: { name: 'A' } }, long] })).toHaveProperty([
    'items.0.list.rows.1.values.name',
  ])
  expect(await refused({ rows: [{ color: 'Pink' }] })).toHaveProperty(['items.0.list.rows.0.color'])
  expect(await refused({ rows: [{ values: { shoe: '7' } }] })).toHaveProperty([
    'items.0.list.rows.0.values.shoe',
  ])
  expect(await refused({ rows: [] })).toHaveProperty(['items.0.list.rows'])
  expect(await refused(other.id)).toHaveProperty(['items.0.list.id'])
  expect(await refused('none')).toHaveProperty(['items.0.list'])
  expect(await refused({ rows: family }, { quantity: 3 })).toHaveProperty(['items.0.quantity'])
  expect(await refused({ rows: family }, { values: { name: 'Asha' } })).toHaveProperty([
    'items.0.list',
  ])
  expect(await refused({ rows: family }, {}, await aProduct(shop))).toHaveProperty(['items.0.list'])
})

test('a changed draft keeps the rows of the list that it names', async () => {
  const before = await drawn(shop, staff, await aDraft(shop, staff, mug, {}, listed(family)))
  const items = before.items.map(({ productId, color, list }) => ({
    productId,
    color,
    list: { id: list?.id },
  }))
  const { status, body } = await shop.call<{ data: typeof before }>(
    'PUT',
    `/admin/drafts/${before.id}`,
    { token: staff.token, body: { version: before.version, items: items.slice(0, 1) } },
  )
  expect(status).toBe(200)
  expect(body.data.items).toMatchObject([{ color: 'White', quantity: 3 }])
  expect(body.data.items[0]?.personalisation?.proof).toBe(before.items[0]?.personalisation?.proof)
})

test('a quote shows the rows, takes no cash for them, and its order has them as list lines', async () => {
  const stock = await stockOf(shop, mug)
  const draft = await drawn(shop, staff, await aDraft(shop, staff, mug, {}, listed(family)))
  const link = await send(shop, staff, draft)
  const { data: quote } = (await readQuote(shop, link)).body
  const [row] = quote.items[0]?.list?.rows ?? []
  expect(quote).toMatchObject({ cash: false })
  expect((await fetch(`${shop.url}${row?.preview}`)).status).toBe(200)
  const paper = await fetch(`${shop.url}/v1/quotes/${link}.pdf`)
  const pages = await readPdf(new Uint8Array(await paper.arrayBuffer()))
  const words = pages.flat().map(({ text }) => text)
  expect(words.join(' ')).toContain('1. Asha × 2')
  expect(await orderQuote(shop, link)).toMatchObject({
    status: 409,
    body: { code: 'list_not_by_cash' },
  })
  expect(await stockOf(shop, mug)).toBe(stock)
  const { body } = await orderQuote(shop, link, { payment_method: 'online' })
  const paid = await pay(shop, body.data.razorpayOrderId, { webhook: false })
  const made = await shop.call<{ data: { order_items: object[] } }>(
    'POST',
    `/quotes/${link}/verify-order`,
    { body: paid },
  )
  expect(made.status).toBe(200)
  expect(made.body.data.order_items).toMatchObject([
    { quantity: 3, list: { rows: [{ n: 1, values: { name: 'Asha' }, quantity: 2 }, { n: 3 }] } },
    { quantity: 12, list: { rows: [{ n: 2 }] } },
  ])
  expect(await stockOf(shop, mug)).toBe(stock - 15)
})

test('staff take the payment of a list at the counter, each row one print job', async () => {
  const draft = await drawn(
    shop,
    staff,
    await aDraft(shop, staff, mug, { delivery: 'counter' }, listed(family)),
  )
  const { status, body } = await take(shop, staff, draft, draft.totals.total, { kind: 'cash' })
  expect(status).toBe(201)
  const order = await shop.call<{ data: { id: string } }>('GET', `/admin/orders/${body.data.id}`, {
    token: staff.token,
  })
  expect(order.body.data).toMatchObject({ order_items: [{ list: {} }, { list: {} }] })
})

test('the words of a list in a quote die with those of its order', async () => {
  const owner = await aPerson(shop, 'owner')
  const rows = [{ values: { name: 'Zubeida' } }]
  const made = await aDraft(shop, staff, mug, { delivery: 'counter' }, listed(rows))
  const draft = await drawn(shop, staff, made)
  const { id, orderNumber } = (await take(shop, staff, draft, draft.totals.total)).body.data
  await printAll(shop, owner, orderNumber)
  const handed = await shop.call('POST', `/admin/orders/${id}/hand-over`, {
    token: staff.token,
    body: { to: 'Asha Rao' },
  })
  expect(handed.status).toBe(200)
  await shop.db.execute(sql`update order_events set at = at - interval '31 days'
    where order_id = ${id}`)
  await doJob(shop, 'forget-ordered-rows')
  const read = await shop.call('GET', `/admin/drafts/${draft.id}`, { token: staff.token })
  expect(read.status).toBe(200)
  expect(JSON.stringify(read.body)).not.toContain('Zubeida')
  const { rows: left } = await shop.db.execute(sql`
    select i.id from draft_items i where i::text like '%Zubeida%'`)
  expect(left).toEqual([])
})
