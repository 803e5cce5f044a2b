import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { AdminOrder, OrderNote } from '@tohfa/contract/orders/admin-orders'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { tablesThatHold } from '#testing/tables-that-hold.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})

async function aBuyer(email: string) {
  const { token, userInfo } = await signUp(shop, email)
  const person = { id: userInfo.id, email, token }
  await putIntoCart(shop, person, mug)
  const { id } = (await order(shop, person, 'cash')).body.data.order
  return { person, id }
}
type Written = { data: OrderNote; fields?: Record<string, string>; code?: string }
const write = (id: string, text: unknown, by = admin) =>
  shop.call<Written>('POST', `/admin/orders/${id}/notes`, { token: by.token, body: { text } })

test('a note is stored with author and time, for all staff to read', async () => {
  const { id } = await aBuyer('asha@example.com')
  const colleague = await aPerson(shop, 'ADMIN')
  const first = await write(id, '  Wants the box in red. Called her.  ')
  expect(first).toMatchObject({
    status: 201,
    body: { data: { text: 'Wants the box in red. Called her.', by: admin.email } },
  })
  await write(id, 'Red ones came in', colleague)
  const { body } = await shop.call<{ data: AdminOrder }>('GET', `/admin/orders/${id}`, {
    token: colleague.token,
  })
  expect(body.data.notes.map(({ text, by }) => [text, by])).toEqual([
    ['Wants the box in red. Called her.', admin.email],
    ['Red ones came in', colleague.email],
  ])
})

test('an empty or overlong note is 400, one of no order 404, a buyer’s 403', async () => {
  const { id, person } = await aBuyer('ravi@example.com')
  for (const text of ['', '   ', undefined, 7, 'x'.repeat(1001)])
    expect(await write(id, text)).toMatchObject({ status: 400, body: { fields: { text: /./ } } })
  expect(await write(crypto.randomUUID(), 'x')).toMatchObject({ status: 404 })
  expect((await write(id, 'x', person)).status).toBe(403)
})

test('no call, mail or export ever shows a note to the buyer, and it goes with their account', async () => {
  const { id, person } = await aBuyer('meera@example.com')
  const secret = 'Refused three parcels, be careful'
  await write(id, secret)
  await advance(shop, admin, id, 'shipped')
  const { token } = person
  const reads = [
    ['GET', `/order/${person.id}`],
    ['GET', `/user-orders/${id}`],
    ['GET', `/user-orders/track-order/${id}`],
    ['GET', `/user-orders/${id}/documents`],
    ['GET', '/returns'],
    ['GET', `/user/${person.id}`],
    ['POST', `/user/${person.id}/export`, { password }],
    ['POST', `/user-orders/${id}/cancel`, { reason: 'Too late' }],
  ] as const
  for (const [method, path, body] of reads) {
    const answer = await shop.call(method, path, { token, body })
    expect(answer.status, path).toBeLessThan(500)
    expect(JSON.stringify(answer.body), path).not.toContain('be careful')
  }
  for (const path of [`/admin/orders/${id}`, `/user-orders/${id}/label`])
    expect((await shop.call('GET', path, { token })).status).toBe(403)
  expect(await tablesThatHold(shop, secret)).toEqual(['public.order_notes'])
  await shop.db
    .execute(sql`update orders set status = 'delivered', paid_paise = total_paise + coalesce(rounding_paise, 0)
    where user_id = ${person.id}`)
  expect(
    (await shop.call('DELETE', `/user/${person.id}`, { token, body: { password } })).status,
  ).toBe(200)
  expect(await tablesThatHold(shop, secret)).toEqual([])
})
