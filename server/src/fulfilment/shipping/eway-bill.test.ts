import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder, Outcome } from '@tohfa/contract/orders/admin-orders'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import type { EwayLimit } from '@tohfa/contract/tax/eway-limit'
import { indianDay, shiftClock } from '#platform/runtime/clock.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { slipsOf } from '#fulfilment/shipping-papers/shipping-papers.fixture.ts'
import { detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import { setSeller, setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, anAddress, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'
import { openTestShop } from '#testing/shop.ts'

type Failed = { code?: string; fields?: Record<string, string> }
let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await setSeller(shop)
  await setTaxClass(shop, 'mug')
  await setTaxClass(shop, 'nil', { rateBp: 0, nil: true, hsn: '5607' })
})
afterAll(() => shop.close())

async function staff(staffRole: StaffRole): Promise<Person> {
  const person = await aPerson(shop, 'ADMIN')
  await shop.db.execute(sql`update users set staff_role = ${staffRole} where id = ${person.id}`)
  return person
}

async function anOrder(...lines: [price: number, quantity?: number, taxClass?: string][]) {
  const person = await aPerson(shop)
  for (const [price, quantity = 1, taxClass] of lines) {
    const goods = { price, discount: 0, ...(taxClass && { taxClass }) }
    await putIntoCart(shop, person, await aProduct(shop, goods), quantity)
  }
  const { id, orderNumber } = (await order(shop, person, 'cash')).body.data.order
  return { person, id, orderNumber }
}

const ship = (id: string, body: object = {}) =>
  shop.call<Failed>('PUT', `/user-orders/${id}`, {
    token: owner.token,
    body: { status: 'shipped', ...body },
  })
const note = (
  id: string,
  number: unknown,
  { token }: Person = owner,
): Promise<Answer<Failed & { data: AdminOrder }>> =>
  shop.call('PUT', `/admin/orders/${id}/eway-bill`, { token, body: { number } })
const setLimit = (body: object) =>
  shop.call<Failed & { data: EwayLimit }>('PUT', '/admin/eway-limit', { token: owner.token, body })

test.each([
  ['goods worth exactly ₹50,000 ship without an e-way bill', [[25_000, 2]], 200],
  ['goods worth more than ₹50,000 wait for an e-way bill', [[50_000.01]], 409],
  [
    'exempt goods do not count towards the limit of e-way bills',
    [[40_000], [20_000, 1, 'nil']],
    200,
  ],
  [
    'taxable goods count towards it also in an order with exempt ones',
    [[50_001], [20_000, 1, 'nil']],
    409,
  ],
] as const)('%s', async (_, lines, status) => {
  const { id } = await anOrder(...lines.map((line) => [...line] as [number, number?, string?]))
  const { ewayBill } = await detailsOf(shop, owner, id)
  expect(ewayBill).toEqual({ number: null, needed: status === 409 })
  const answer = await ship(id)
  expect(answer.status).toBe(status)
  if (status === 409) expect(answer.body.code).toBe('eway_bill_needed')
})

test('nobody forces it, and in bulk the others are sent', async () => {
  const [large, small] = [await anOrder([59_400]), await anOrder([499])]
  const forced = { force: true, reason: 'The courier waits' }
  expect((await ship(large.id, forced)).body.code).toBe('eway_bill_needed')
  const { body } = await shop.call<{ data: Outcome[] }>('POST', '/admin/orders/advance', {
    token: owner.token,
    body: { ids: [large.id, small.id], status: 'shipped', ...forced },
  })
  expect(body.data).toMatchObject([
    { id: large.id, ok: false, code: 'eway_bill_needed' },
    { id: small.id, ok: true },
  ])
  expect((await detailsOf(shop, owner, large.id)).shipment).toBeNull()
})

test('with its number it is sent, and slip, booking, history and log have the number', async () => {
  const { id, person, orderNumber } = await anOrder([59_400])
  const { body } = await note(id, ' 1810 0935-६७८१\u200B')
  expect(body.data.ewayBill).toEqual({ number: '181009356781', needed: true })
  const [slip = []] = await slipsOf(shop, owner, { ids: [id] })
  expect(slip).toContain('E-way bill 181009356781')
  expect((await ship(id)).status).toBe(200)
  const { rows } = await shop.db.execute<{ ewbn: string }>(sql`
    select data #>> '{asked,ewbn}' ewbn from sandbox_records
    where kind = 'shipment' and data #>> '{asked,order}' = ${orderNumber}`)
  expect(rows).toEqual([{ ewbn: '181009356781' }])
  const { history } = await detailsOf(shop, owner, id)
  expect(history).toContainEqual(
    expect.objectContaining({ what: 'change', changed: 'eway_bill', by: owner.email }),
  )
  const own = await shop.call<{ data: OrderDetails }>('GET', `/user-orders/${id}`, {
    token: person.token,
  })
  expect(JSON.stringify(own.body)).not.toMatch(/eway|181009356781/i)
  const log = await shop.call<{ data: object[] }>('GET', '/admin-audit-log', { token: owner.token })
  expect(log.body.data).toContainEqual(
    expect.objectContaining({ name: orderNumber, details: { ewayBill: [null, '181009356781'] } }),
  )
  expect(await note(id, '181009356799')).toMatchObject({ status: 409 })
  expect(await note(id, '181009356781')).toMatchObject({ status: 200 })
})

test.each([[''], ['18100935678'], ['1810093567812'], ['18100935678x'], [181_009_356_781], [null]])(
  'a number %j is refused at its field',
  async (number) => {
    const { id } = await anOrder([499])
    const { status, body } = await note(id, number)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('number')
  },
)

test('owner, manager and printer note it; nobody else, and of no order that is not there', async () => {
  const { id, person } = await anOrder([59_400])
  for (const [at, role] of (['owner', 'manager', 'printer'] as const).entries())
    expect((await note(id, `18100935678${at}`, await staff(role))).status).toBe(200)
  expect((await note(id, '181009356781', person)).status).toBe(403)
  expect((await note(crypto.randomUUID(), '181009356781')).status).toBe(404)
})

test('an order that is sent elsewhere needs a new number', async () => {
  const { id, person } = await anOrder([59_400])
  await note(id, '181009356781')
  await shop.call('PUT', `/user-orders/${id}/address`, {
    token: person.token,
    body: { ...anAddress, city: 'Mysuru', pinCode: '570001' },
  })
  expect((await detailsOf(shop, owner, id)).ewayBill).toEqual({ number: null, needed: true })
  expect((await ship(id)).body.code).toBe('eway_bill_needed')
})

type Bill = Record<string, unknown> & { itemList: Record<string, unknown>[] }
const file = async (id: string, { token }: Person = owner) => {
  const { status, body } = await shop.call<Failed & { version: string; billLists: Bill[] }>(
    'GET',
    `/admin/orders/${id}/eway-bill.json`,
    { token },
  )
  return { status, ...body }
}

test('the file for the portal has the goods, amounts and places of an order above the limit', async () => {
  const { id, orderNumber } = await anOrder([30_000, 2], [20_000, 1, 'nil'])
  const { status, version, billLists } = await file(id)
  const [day = '', month = '', year = ''] = indianDay().split('-').toReversed()
  expect([status, version, billLists.length]).toEqual([200, '1.0.0621', 1])
  const bill = billLists[0]
  expect(bill).toMatchObject({
    supplyType: 'O',
    subSupplyType: 1,
    docType: 'INV',
    docNo: orderNumber,
    docDate: `${day}/${month}/${year}`,
    transType: 1,
    toGstin: 'URP',
    toPincode: Number(anAddress.pinCode),
    totInvValue: 80_000,
    itemList: [
      { itemNo: 1, quantity: 2, qtyUnit: 'NOS' },
      { itemNo: 2, quantity: 1, hsnCode: 5607, cgstRate: 0, sgstRate: 0, igstRate: 0 },
    ],
  })
  const amounts = ['totalValue', 'cgstValue', 'sgstValue', 'igstValue'] as const
  expect(amounts.reduce((sum, name) => sum + Math.round(Number(bill?.[name]) * 100), 0)).toBe(
    80_000_00,
  )
  await note(id, '181009356781')
  expect((await ship(id)).status).toBe(200)
  const after = (await file(id)).billLists[0]
  expect(after?.['docNo']).toMatch(/^\d{4}\//)
  expect({ ...after, docNo: orderNumber }).toEqual(bill)
})

test('owner, manager and printer get it; nobody else, nor of an order that needs none', async () => {
  const { id, person } = await anOrder([59_400])
  for (const role of ['owner', 'manager', 'printer'] as const)
    expect((await file(id, await staff(role))).status).toBe(200)
  expect((await file(id, person)).status).toBe(403)
  expect(await file(crypto.randomUUID())).toMatchObject({ status: 404 })
  const small = await anOrder([499])
  expect(await file(small.id)).toMatchObject({ status: 409, code: 'eway_bill_not_needed' })
})

test('without a PIN code of the seller the file cannot be made', async () => {
  const { id } = await anOrder([59_400])
  await setSeller(shop, { address: '12 MG Road, Bengaluru' })
  expect(await file(id)).toMatchObject({ status: 409, code: 'eway_file_not_possible' })
  await setSeller(shop)
})

test('an unregistered seller needs none', async () => {
  const { id } = await anOrder([59_400])
  await setSeller(shop, { mode: 'unregistered', gstin: null })
  expect((await ship(id)).status).toBe(200)
  await setSeller(shop)
})

test('the limit counts from a day on, and is the owner’s', async () => {
  const tomorrow = indianDay(new Date(Date.now() + 86_400_000))
  const { id } = await anOrder([1500])
  const { body } = await setLimit({ above: 1000, validFrom: tomorrow })
  expect(body.data).toEqual({
    above: 50_000,
    validFrom: '2018-04-01',
    upcoming: [{ above: 1000, validFrom: tomorrow }],
  })
  const needed = async () => (await detailsOf(shop, owner, id)).ewayBill.needed
  expect(await needed()).toBe(false)
  shiftClock(86_400_000)
  expect(await needed()).toBe(true)
  shiftClock(0)
  for (const above of [0, -1, 1e-9, 1.005, '5', null])
    expect(await setLimit({ above })).toMatchObject({
      status: 400,
      body: { fields: { above: expect.any(String) } },
    })
  for (const role of ['manager', 'printer'] as const) {
    const { token } = await staff(role)
    const body = { above: 1 }
    expect((await shop.call('PUT', '/admin/eway-limit', { token, body })).status).toBe(403)
  }
})
