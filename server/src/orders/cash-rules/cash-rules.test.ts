import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CashRules } from '@tohfa/contract/orders/cash-rules'
import type { Serviceability } from '@tohfa/contract/fulfilment/shipping'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { setRules } from '#orders/cash/cash.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, anAddress, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await quietJobs(shop)
})
afterEach(() => setRules(shop, owner, {}))
afterAll(() => shop.close())

type Rules = { data: CashRules; code?: string; fields?: Record<string, string> }
const read = (who: Person) => shop.call<Rules>('GET', '/admin/cod-rules', { token: who.token })
const change = (who: Person, body: unknown) =>
  shop.call<Rules>('PUT', '/admin/cod-rules', { token: who.token, body })

/** A person with one plain product of 449.10 in the cart, and the product. */
async function aBuyer() {
  const [person, productId] = [await aPerson(shop), await aProduct(shop, { stock: 5 })]
  await putIntoCart(shop, person, productId)
  return { person, productId }
}

const area = async (pincode: string) =>
  (await shop.call<{ data: Serviceability }>('GET', `/check-serviceability/${pincode}`)).body.data

const first: CashRules = {
  max: null,
  blockedPincodes: [],
  maxRefusals: null,
  confirm: false,
  customised: 'allow',
  advancePercent: 20,
}

test('a shop that has set nothing takes cash as before', async () => {
  expect((await read(owner)).body.data).toEqual(first)
  const { person } = await aBuyer()
  const { data } = (await order(shop, person, 'cash')).body
  expect(data.order).toMatchObject({ cashState: 'none', status: 'confirmed' })
  expect(await area('560001')).not.toHaveProperty('cashCustomised')
})

test('a part of the rules is set, in whatever form, and written down', async () => {
  const part = { max: 2000, blockedPincodes: ['११००१२', '110 011', '110011'], maxRefusals: 2 }
  const { body } = await change(owner, part)
  const after = { ...first, max: 2000, blockedPincodes: ['110011', '110012'], maxRefusals: 2 }
  expect(body.data).toEqual(after)
  await change(owner, { confirm: true })
  await change(owner, { customised: 'advance', advancePercent: 30, max: null })
  expect((await read(owner)).body.data).toEqual({
    ...after,
    max: null,
    confirm: true,
    customised: 'advance',
    advancePercent: 30,
  })
  const log = await shop.call<{ data: { name: string; details: object }[] }>(
    'GET',
    '/admin-audit-log?subject=settings',
    { token: owner.token },
  )
  expect(log.body.data[0]).toMatchObject({
    name: 'Cash on delivery',
    details: { advancePercent: [20, 30], customised: ['allow', 'advance'] },
  })
})

test.each([
  [{ max: -5 }, 'max'],
  [{ max: '2000' }, 'max'],
  [{ max: 10.001 }, 'max'],
  [{ blockedPincodes: ['1234'] }, 'blockedPincodes.0'],
  [{ blockedPincodes: '560001' }, 'blockedPincodes'],
  [{ maxRefusals: 1.5 }, 'maxRefusals'],
  [{ maxRefusals: -1 }, 'maxRefusals'],
  [{ confirm: 'yes' }, 'confirm'],
  [{ customised: 'never' }, 'customised'],
  [{ advancePercent: 0 }, 'advancePercent'],
  [{ advancePercent: 101 }, 'advancePercent'],
])('of %j the field is told', async (body, field) => {
  const answer = await change(owner, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
})

test('owners alone read and set the rules', async () => {
  for (const role of ['manager', 'printer'] as const) {
    const other = await aPerson(shop, role)
    expect((await read(other)).status).toBe(403)
    expect((await change(other, { confirm: true })).status).toBe(403)
  }
  expect((await read(await aPerson(shop))).status).toBe(403)
  expect((await shop.call('GET', '/admin/cod-rules')).status).toBe(401)
})

test('above the lower of both limits there is no cash, and nothing is held', async () => {
  await setRules(shop, owner, { max: 400 })
  const { person, productId } = await aBuyer()
  expect(await order(shop, person, 'cash')).toMatchObject({
    status: 409,
    body: { code: 'cash_not_available', message: expect.stringContaining('₹400') },
  })
  expect(await stockOf(shop, productId)).toBe(5)
  expect(await area('560001')).toMatchObject({ cod: true, cashMax: 400 })
  await setRules(shop, owner, { max: 9000 })
  await shop.call('PUT', '/admin/settings', { token: owner.token, body: { cash: { max: 300 } } })
  expect(await area('560001')).toMatchObject({ cashMax: 300 })
  expect((await order(shop, person, 'cash')).body.message).toContain('₹300')
  await shop.call('PUT', '/admin/settings', { token: owner.token, body: { cash: { max: null } } })
})

test('at a blocked PIN code there is no cash, and the check says so', async () => {
  await setRules(shop, owner, { blockedPincodes: ['560001'] })
  const { person } = await aBuyer()
  expect(await area('560001')).toMatchObject({ cod: false })
  expect((await order(shop, person, 'cash')).body).toMatchObject({
    code: 'cash_not_available',
    message: expect.stringContaining('560001'),
  })
  expect((await order(shop, person, 'online')).status).toBe(201)
})

test('after so many refused parcels there is no cash for the account, nor for the phone', async () => {
  await setRules(shop, owner, { maxRefusals: 2 })
  const phone = '9000000011'
  const { person, productId } = await aBuyer()
  const refuse = async () => {
    const id = await aPurchase(shop, person, productId, 'returned')
    await shop.db.execute(sql`update orders set shipping_address = shipping_address
      || jsonb_build_object('phone', ${phone}::text) where id = ${id}`)
  }
  await refuse()
  // One is not two; what was paid online and came back does not count.
  expect((await order(shop, person, 'cash')).status).toBe(201)
  await refuse()
  await putIntoCart(shop, person, productId)
  const said = { code: 'cash_not_available', message: expect.stringContaining('not accepted') }
  expect((await order(shop, person, 'cash')).body).toMatchObject(said)
  const other = await aBuyer()
  expect(
    (await order(shop, other.person, 'cash', { address: { phone: '+91 90000-00011' } })).body,
  ).toMatchObject(said)
  expect((await order(shop, other.person, 'cash')).status).toBe(201)
})

test.each([0, 1])('one refusal is enough where the rule says %i', async (maxRefusals) => {
  await setRules(shop, owner, { maxRefusals })
  const phone = `900000002${maxRefusals}`
  const { person, productId } = await aBuyer()
  expect((await order(shop, person, 'cash', { address: { phone } })).status).toBe(201)
  await aPurchase(shop, person, productId, 'returned')
  await putIntoCart(shop, person, productId)
  expect((await order(shop, person, 'cash', { address: { phone } })).status).toBe(409)
})

test('personalised goods that are paid beforehand are not sold for cash', async () => {
  await setRules(shop, owner, { customised: 'prepaid' })
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop, {}, { price: 499, discount: 10 })
  const proof = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  await shop.call('POST', '/cart', {
    token: person.token,
    body: { product_id: productId, user_id: person.id, selectedDetails: { color: 'White', proof } },
  })
  const address = { phone: '9000000031' }
  expect((await order(shop, person, 'cash', { address })).body).toMatchObject({
    code: 'cash_not_available',
    message: expect.stringContaining('Personalised'),
  })
  expect((await order(shop, person, 'online', { address })).status).toBe(201)
  expect(await area(anAddress.pinCode)).toMatchObject({ cod: true, cashCustomised: 'prepaid' })
  const plain = await aBuyer()
  expect((await order(shop, plain.person, 'cash', { address })).status).toBe(201)
})

test('the check names the advance of personalised goods', async () => {
  await setRules(shop, owner, { customised: 'advance', advancePercent: 35 })
  expect(await area('560001')).toMatchObject({ cashCustomised: 'advance', cashAdvance: 35 })
})
