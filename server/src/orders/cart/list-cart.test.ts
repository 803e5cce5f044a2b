import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { anApprovedList, buyCart, family, putList, row } from '#orders/order/list-order.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { readCart } from '#orders/offers/offers.fixture.ts'
import { aList, listCall, rosterStudio } from '#studio/name-lists/name-lists.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const anApproved = (rows: object[], product: object = {}) => anApprovedList(shop, rows, product)
const put = (person: Person, list: { id: string }) => putList(shop, person, list)

test('an approved list is a line for each colour, with its rows', async () => {
  const { person, list } = await anApproved(family)
  const added = await put(person, list)
  expect(added.status).toBe(201)
  const [asha, ravi, meena] = list.rows
  expect(added.body.data).toMatchObject([
    {
      quantity: 3,
      unitPrice: 449.1,
      priceBreak: null,
      personalisation: { values: [], price: list.price?.personalisation },
      selectedDetails: { color: 'White' },
      list: {
        id: list.id,
        title: 'Class 7B',
        rows: [
          { n: 1, values: { name: 'Asha' }, quantity: 2, preview: asha?.preview },
          { n: 3, values: { name: 'மீனா' }, quantity: 1, preview: meena?.preview },
        ],
      },
    },
    {
      quantity: 12,
      selectedDetails: { color: 'Navy' },
      list: { rows: [{ n: 2, values: { name: 'Ravi' }, quantity: 12, preview: ravi?.preview }] },
    },
  ])
  const cart = await readCart(shop, person)
  expect(cart.data).toEqual(added.body.data)
})

test('all pieces of a list count for the price by quantity, with those beside it', async () => {
  const priceBreaks = [
    { from: 3, percent: 5 },
    { from: 16, percent: 10 },
  ]
  const { person, productId, list } = await anApproved(family, { priceBreaks })
  const [line] = (await put(person, list)).body.data
  expect(line).toMatchObject({ unitPrice: 426.65, priceBreak: priceBreaks[0] })
  await putIntoCart(shop, person, productId)
  const cart = await readCart(shop, person)
  expect(cart.data.map(({ priceBreak }) => priceBreak)).toEqual(Array(3).fill(priceBreaks[1]))
})

test('only an approved list of one’s own goes into the cart', async () => {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop, rosterStudio)
  const list = await aList(shop, person, { productId, rows: family })
  const refused = await put(person, list)
  expect([refused.status, refused.body.code]).toEqual([409, 'list_not_approved'])
  const { list: approved } = await anApproved([row('Asha')])
  const foreign = await put(person, approved)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'name_list_not_found'])
  expect((await shop.call('POST', `/name-lists/${approved.id}/cart`)).status).toBe(401)
})

test('a list that was changed after its approval does not go into the cart', async () => {
  const { person, list } = await anApproved([row('Asha')])
  const body = { version: list.version, rows: [row('Aasha')] }
  await listCall(shop, person, 'PUT', `/${list.id}`, body)
  expect((await put(person, list)).body.code).toBe('list_not_approved')
})

test('of two presses at once one puts the list into the cart', async () => {
  const { person, list } = await anApproved(family)
  const answers = await Promise.all([put(person, list), put(person, list)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_in_cart')
  expect((await readCart(shop, person)).data).toHaveLength(2)
})

test('all pieces of a list are there or none goes into the cart', async () => {
  const { person, list } = await anApproved(family, { stock: 11, title: 'Chai Mug' })
  const refused = await put(person, list)
  expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock'])
  expect(refused.body.message).toContain('11')
  expect((await readCart(shop, person)).data).toEqual([])
})

test('a line of a list is not changed by itself, and removed with its whole list', async () => {
  const { person, productId, list } = await anApproved(family)
  await putIntoCart(shop, person, productId)
  const [line] = (await put(person, list)).body.data
  const { token } = person
  const at = `/cart/${line?.id}`
  for (const answer of [
    await shop.call<{ code?: string }>('PUT', at, { token, body: { quantity: 3 } }),
    await shop.call<{ code?: string }>('POST', `${at}/edit`, { token }),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'part_of_list'])
  const other = await aPerson(shop)
  expect((await shop.call('DELETE', at, { token: other.token })).status).toBe(404)
  expect((await readCart(shop, person)).data).toHaveLength(3)
  expect((await shop.call('DELETE', at, { token })).status).toBe(200)
  expect((await readCart(shop, person)).data).toMatchObject([{ plain: true }])
})

test('a list is not paid in cash, and nothing is held then', async () => {
  const { person, productId, list } = await anApproved(family, { stock: 12 })
  await put(person, list)
  const before = await stockOf(shop, productId)
  const refused = await order(shop, person, 'cash')
  expect([refused.status, refused.body.code]).toEqual([409, 'list_not_by_cash'])
  expect(await stockOf(shop, productId)).toBe(before)
  expect((await readCart(shop, person)).data).toHaveLength(2)
})

test('the order has the lines of the cart with their rows, each row with its own print', async () => {
  const { person, list } = await anApproved(family)
  const lines = (await put(person, list)).body.data
  await putIntoCart(shop, person, await aProduct(shop))
  const { total } = (await readCart(shop, person)).totals
  const made = await buyCart(shop, person)
  expect([made.order.total, made.amount]).toEqual([total, Math.round(total * 100)])
  expect(made.order.order_items).toMatchObject([
    ...lines.map(({ quantity, unitPrice, priceBreak, list: { id, title, rows } = {} }) => ({
      quantity,
      unitPrice,
      priceBreak,
      cancelled: 0,
      list: { id, title, rows },
    })),
    { quantity: 1 },
  ])
  expect((await readCart(shop, person)).data).toEqual([])
  const { rows } = await shop.db.execute(sql`
    select a.hash from order_items i join proof_approvals a on a.id = i.approval_id
    where i.order_id = ${made.order.id} and i.list_id is not null order by i.list_n`)
  expect(rows).toEqual(list.rows.map(({ proof }) => ({ hash: proof })))
})

test.each(['changed', 'deleted'])(
  'cart and order stay as approved when the list is %s',
  async (how) => {
    const { person, list } = await anApproved(family)
    const lines = (await put(person, list)).body.data
    const { version } = list
    await (how === 'changed'
      ? listCall(shop, person, 'PUT', `/${list.id}`, {
          version,
          title: 'Other',
          rows: [row('Zoya')],
        })
      : listCall(shop, person, 'DELETE', `/${list.id}`))
    expect((await readCart(shop, person)).data).toEqual(lines)
    const { order: made } = await buyCart(shop, person)
    expect(made.order_items).toMatchObject(
      lines.map(({ list: { id, title, rows } = {} }) => ({ list: { id, title, rows } })),
    )
  },
)

test('a list of which pieces were sold meanwhile is ordered neither in part nor as a whole', async () => {
  const { person, productId, list } = await anApproved(family, { stock: 12, title: 'Chai Mug' })
  await put(person, list)
  await shop.db.execute(sql`update product_variants v set stock = 2 from product_colors c
    where c.id = v.color_id and c.name = 'White' and v.product_id = ${productId}`)
  const refused = await order(shop, person, 'online')
  expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock'])
  expect(refused.body.message).toContain('2')
  // Two white ones and twelve of the other colour.
  expect(await stockOf(shop, productId)).toBe(14)
  expect((await readCart(shop, person)).data.map(({ available }) => available)).toEqual([
    false,
    true,
  ])
})
