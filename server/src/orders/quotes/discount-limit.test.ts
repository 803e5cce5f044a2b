import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aDraft, aDraftForm, makeDraft } from './quotes.fixture.ts'

let shop: TestShop
let owner: Person
let manager: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'owner')
  manager = await aPerson(shop, 'manager')
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

const putLimit = (percent: number, { token }: Person) =>
  shop.call<{ fields?: object }>('PUT', '/admin/settings', {
    token,
    body: { quotes: { managerDiscount: percent } },
  })
const discounted = (by: Person, discount: object) =>
  makeDraft(shop, by, aDraftForm(mug, { discount }))

test('managers have no limit until the owner sets one', async () => {
  expect((await discounted(manager, { percent: 90 })).status).toBe(201)
  expect((await putLimit(20, manager)).status).toBe(403)
})

test('a manager takes off no more than the limit, an owner what they like', async () => {
  expect((await putLimit(20, owner)).status).toBe(200)
  const more = await discounted(manager, { percent: 20.5 })
  expect([more.status, Object.keys(more.body.fields ?? {})]).toEqual([400, ['discount.percent']])
  // Two pieces for 499 rupees each.
  const rupees = await discounted(manager, { amount: 200 })
  expect([rupees.status, Object.keys(rupees.body.fields ?? {})]).toEqual([400, ['discount.amount']])
  for (const discount of [{ percent: 20 }, { amount: 150 }])
    expect((await discounted(manager, discount)).status).toBe(201)
  expect((await discounted(owner, { percent: 50 })).status).toBe(201)
})

test('a manager keeps what an owner granted and adds nothing to it', async () => {
  await putLimit(20, owner)
  const granted = await aDraft(shop, owner, mug, { discount: { percent: 50 } })
  const change = (version: number, body: object) =>
    shop.call<{ data: { version: number } }>('PUT', `/admin/drafts/${granted.id}`, {
      token: manager.token,
      body: { version, ...body },
    })
  const kept = await change(granted.version, { note: 'As agreed', discount: { percent: 50 } })
  expect(kept.status).toBe(200)
  const { version } = kept.body.data
  expect((await change(version, { discount: { percent: 51 } })).status).toBe(400)
})
