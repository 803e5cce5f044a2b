import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Report, ReportPeriod } from '@tohfa/contract/backoffice/report'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPaidOrder, cancel, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { aDelivered, ask, moveOwn } from '#fulfilment/returns/returns.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

async function read(query: string): Promise<Report> {
  const answer = await shop.call<{ data: Report }>('GET', `/admin/numbers?${query}`, {
    token: admin.token,
  })
  expect(answer.status).toBe(200)
  return answer.body.data
}

/** Dates orders back to an instant in India, in each test to days of its own. */
async function madeAt(ids: readonly string[], at: string): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  await shop.db.execute(sql`update orders set created_at = ${`${at}+05:30`} where id in (${list})`)
}

async function aCashOrder(person: Person, productId: string, quantity = 1): Promise<string> {
  await putIntoCart(shop, person, productId, quantity)
  return (await order(shop, person, 'cash')).body.data.order.id
}

const money = ({ orders, takings, refunded, due }: ReportPeriod) => ({
  orders,
  takings,
  refunded,
  due,
})

test('takings are what was paid less what went back, with cash that is still to be collected', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { title: 'Mug of the year' })
  const cash = await aCashOrder(person, mug, 2)
  const dropped = await aCashOrder(person, mug)
  const partly = await aPaidOrder(shop, {}, 3)
  const undone = await aPaidOrder(shop)
  expect((await refund(shop, admin, partly.id, { amount: 100 })).status).toBe(201)
  expect((await cancel(shop, undone.person, undone.id)).status).toBe(200)
  expect((await cancel(shop, person, dropped)).status).toBe(200)
  await madeAt([cash, dropped, partly.id, undone.id], '2024-05-10T12:00')
  const told = await read('from=2024-05-10&to=2024-05-10')
  expect(told.periods.map(money)).toEqual([
    { orders: 4, takings: 898 + 3 * 449.1 - 100, refunded: 549.1, due: 898 },
  ])
  expect(told.totals).toMatchObject({ orders: 4, kept: 2, buyers: 3, average: 1072.65 })
  expect(told.products.find(({ productId }) => productId === mug)).toEqual({
    productId: mug,
    title: 'Mug of the year',
    productType: 'coffee-mug',
    pieces: 2,
    returned: 0,
    takings: 898.2,
  })
  // The refund was for no line of the order; cash of 898.20 is collected in whole rupees.
  expect(told.otherTakings).toBe(-100.2)
  expect(told.types).toEqual([
    { productType: 'coffee-mug', pieces: 5, returned: 0, takings: 2245.5 },
  ])
})

test('a day begins at midnight in India; weeks on Monday, months on their first, cut to what is asked', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop)
  const [before, after] = [await aCashOrder(person, mug), await aCashOrder(person, mug)]
  await madeAt([before], '2024-06-30T23:59:59.999')
  await madeAt([after], '2024-07-01T00:00')
  const sums = ({ periods }: Report) =>
    periods.map(({ from, to, orders }) => [from, to, orders].join(' '))
  expect(sums(await read('from=2024-06-29&to=2024-07-01'))).toEqual([
    '2024-06-29 2024-06-29 0',
    '2024-06-30 2024-06-30 1',
    '2024-07-01 2024-07-01 1',
  ])
  expect(sums(await read('from=2024-06-28&to=2024-07-02&by=week'))).toEqual([
    '2024-06-28 2024-06-30 1',
    '2024-07-01 2024-07-02 1',
  ])
  expect(sums(await read('from=2024-06-10&to=2024-07-20&by=month'))).toEqual([
    '2024-06-10 2024-06-30 1',
    '2024-07-01 2024-07-20 1',
  ])
})

test('who bought before, or buys again, is a repeat buyer', async () => {
  const [once, again, earlier] = [await aPerson(shop), await aPerson(shop), await aPerson(shop)]
  const mug = await aProduct(shop)
  const ids = [
    await aCashOrder(once, mug),
    await aCashOrder(again, mug),
    await aCashOrder(again, mug),
    await aCashOrder(earlier, mug),
  ]
  await madeAt(ids, '2024-08-02T10:00')
  await madeAt([await aCashOrder(earlier, mug)], '2024-08-01T10:00')
  const { totals } = await read('from=2024-08-02&to=2024-08-03')
  expect(totals).toMatchObject({ buyers: 3, repeatBuyers: 2 })
})

test('returns are reported by product and reason, those taken back left out', async () => {
  const { person, order: bought, productId } = await aDelivered(shop, admin, 3)
  await madeAt([bought.id], '2024-09-05T10:00')
  await ask(shop, person, bought, { quantity: 1, reason: 'misprint' })
  const mind = (await ask(shop, person, bought, { quantity: 1 })).body.data
  expect((await moveOwn(shop, person, mind.id, 'withdraw')).status).toBe(200)
  const told = await read('from=2024-09-05&to=2024-09-05')
  expect(told.returns).toEqual([{ reason: 'misprint', returns: 1, pieces: 1 }])
  expect(told.products).toMatchObject([{ productId, pieces: 3, returned: 1 }])
})

test('what each product took is kept as a file, a title that a spreadsheet would run as text', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { title: '=Sum of joys' })
  await madeAt([await aCashOrder(person, mug, 2)], '2024-10-05T10:00')
  const answer = await shop.call<string>(
    'GET',
    '/admin-export/sales?from=2024-10-05&to=2024-10-06',
    {
      token: admin.token,
    },
  )
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'productId,title,productType,pieces,returned,takings',
    `${mug},'=Sum of joys,coffee-mug,2,0,898.2`,
  ])
})

test('without days the last thirty are reported; invalid days, too many or backwards are named', async () => {
  const { periods, by } = await read('')
  expect([periods.length, by]).toEqual([30, 'day'])
  expect((await read('to=0001-01-03')).periods).toHaveLength(3)
  expect((await read('from=9999-12-31')).periods).toHaveLength(1)
  expect((await read('from=2023-01-01&to=2024-01-01&by=month')).periods).toHaveLength(13)
  const wrong = {
    'from=soon': 'from',
    'to=2024-02-30': 'to',
    'by=hour': 'by',
    'from=2024-02-02&to=2024-02-01': 'to',
    'from=2023-01-01&to=2024-01-02': 'from',
  }
  for (const [query, field] of Object.entries(wrong)) {
    const answer = await shop.call<FailureEnvelope>('GET', `/admin/numbers?${query}`, {
      token: admin.token,
    })
    expect([answer.status, Object.keys(answer.body.fields ?? {})], query).toEqual([400, [field]])
  }
})
