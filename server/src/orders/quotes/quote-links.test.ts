import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#accounts/accounts.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { ordersOf } from '#orders/order/orders.fixture.ts'
import { count } from '#payments/payment/payments.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aDraft, orderQuote, readQuote, send } from './quotes.fixture.ts'

let shop: TestShop
let staff: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMITS: 'on' } })
  staff = await aPerson(shop, 'manager')
  mug = await aProduct(shop)
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

test('a thousand guesses learn nothing, and the one with the link still opens it', async () => {
  const link = await send(shop, staff, await aDraft(shop, staff, mug))
  const flipped = (at: number) => {
    const bytes = Buffer.from(link, 'base64url')
    bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 + (at % 255))
    return bytes.toString('base64url')
  }
  const answers = new Map<string, number>()
  for (let at = 0; at < 1000; at++) {
    const guess = at % 2 === 0 ? flipped(at) : randomBytes(56).toString('base64url')
    const { status, body } = await readQuote(shop, guess)
    const key = `${status} ${body.code}`
    answers.set(key, (answers.get(key) ?? 0) + 1)
  }
  expect(Object.fromEntries(answers)).toEqual({
    '404 quote_not_found': 60,
    '429 too_many_requests': 940,
  })
  expect((await readQuote(shop, link)).status).toBe(200)
})

test('whoever signs up with the e-mail of a draft finds what was ordered by it', async () => {
  const customer = { name: 'Kiran', phone: '9444400001', email: 'kiran@example.com' }
  const draft = await aDraft(shop, staff, mug, { customer })
  const placed = await orderQuote(shop, await send(shop, staff, draft))
  expect(placed.status).toBe(201)
  const { token, userInfo } = await signUp(shop, 'Kiran@example.com')
  const orders = await ordersOf(shop, { id: userInfo.id, email: userInfo.email, token })
  expect(orders.map(({ id }) => id)).toEqual([placed.body.data.order.id])
  expect(await count(shop, sql`users where lower(email) = 'kiran@example.com'`)).toBe(1)
})

test('an account that never proved its e-mail does not get the drafts of it', async () => {
  const squatter = await aPerson(shop)
  await shop.db.execute(sql`update users set email_proven_at = null where id = ${squatter.id}`)
  const customer = { name: 'Dev', phone: '9444400002', email: squatter.email }
  const { id } = await aDraft(shop, staff, mug, { customer })
  expect(await count(shop, sql`drafts where id = ${id} and user_id <> ${squatter.id}`)).toBe(1)
})

test('old drafts are forgotten, and guests with nothing left', async () => {
  const customer = { name: 'Old', phone: '9444400003' }
  const { id } = await aDraft(shop, staff, mug, { customer })
  const ordered = await aDraft(shop, staff, mug, {
    customer: { name: 'New', phone: '9444400004', email: 'new@example.com' },
  })
  await orderQuote(shop, await send(shop, staff, ordered))
  await shop.db.execute(sql`update drafts set updated_at = now() - interval '200 days'`)
  await shop.db.execute(sql`update users set created_at = now() - interval '200 days' where guest`)
  await doJob(shop, 'forget-drafts')
  await doJob(shop, 'forget-guests')
  expect(await count(shop, sql`drafts where id = ${id}`)).toBe(0)
  expect(await count(shop, sql`users where phone = '9444400003'`)).toBe(0)
  expect(await count(shop, sql`draft_items where draft_id = ${ordered.id}`)).toBe(1)
  expect(await count(shop, sql`users where phone = '9444400004'`)).toBe(1)
})

test('a person’s drafts are erased with them', async () => {
  const email = 'gone@example.com'
  const customer = { name: 'Gone Person', phone: '9444400005', email }
  const draft = await aDraft(shop, staff, mug, { customer })
  const kept = await aDraft(shop, staff, mug, { customer })
  const placed = await orderQuote(shop, await send(shop, staff, kept))
  const { token, userInfo } = await signUp(shop, email)
  await shop.db.execute(sql`update orders set status = 'delivered',
    paid_paise = total_paise + coalesce(rounding_paise, 0) where id = ${placed.body.data.order.id}`)
  const erased = await shop.call('DELETE', `/user/${userInfo.id}`, {
    token,
    body: { password: 'Kesar2026' },
  })
  expect(erased.status).toBe(200)
  expect(await count(shop, sql`drafts where id = ${draft.id}`)).toBe(0)
  expect(
    await count(
      shop,
      sql`drafts where id = ${kept.id} and state = 'ordered'
    and customer::text not like '%Gone%'`,
    ),
  ).toBe(1)
})
