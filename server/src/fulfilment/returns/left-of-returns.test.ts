import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '#accounts/accounts.fixture.ts'
import { createPasswords } from '#accounts/password/passwords.ts'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { ordersOf } from '#orders/order/orders.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aDelivered,
  aReturnIn,
  aReturnPhoto,
  ask,
  moveOwn,
  moveReturn,
  readReturn,
} from './returns.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await quietJobs(shop)
})
afterAll(() => shop.close())

const photoSeen = async (id: string, { token }: Person) =>
  (
    await fetch(`${shop.url}/v1/returns/photos/${id}/1600.webp`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status

test('a person with an open return is not erased; a finished return stays, without words and photos', async () => {
  const { person, id } = await aReturnIn(shop, admin, 'requested')
  await shop.db
    .execute(sql`update users set password_hash = ${await createPasswords().hash(password, 'a test')}
    where id = ${person.id}`)
  const [photo] = (await readReturn(shop, person, id)).photos
  const erase = () =>
    shop.call<{ code?: string }>('DELETE', `/user/${person.id}`, {
      token: person.token,
      body: { password },
    })
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'erasure_return_open' } })
  expect(await photoSeen(photo?.id ?? '', admin)).toBe(200)
  await moveOwn(shop, person, id, 'withdraw', { comment: 'I glued it myself' })
  expect((await erase()).status).toBe(200)
  expect(await photoSeen(photo?.id ?? '', admin)).toBe(404)
  const { rows } = await shop.db.execute(sql`select state, comment,
    (select count(note)::int from return_events where return_id = returns.id) notes
    from returns where id = ${id}`)
  expect(rows).toEqual([{ state: 'withdrawn', comment: '', notes: 0 }])
})

test('a photo that no return shows is forgotten after a day, and one that is shown stays', async () => {
  const { person, order } = await aDelivered(shop, admin)
  const [shown, young, old] = [
    await aReturnPhoto(shop, person),
    await aReturnPhoto(shop, person),
    await aReturnPhoto(shop, person),
  ]
  await ask(shop, person, order, { photos: [shown] })
  await shop.db.execute(sql`update sent_photos set created_at = now() - interval '25 hours'
    where id in (${shown}, ${old})`)
  await doJob(shop, 'forget-sent-photos')
  const seen = [shown, young, old].map((id) => photoSeen(id, person))
  expect(await Promise.all(seen)).toEqual([200, 200, 404])
})

test('what is out of stock is not made again: it is said so, and the return stays as it was', async () => {
  const { person, order } = await aDelivered(shop, admin, 1, { stock: 1 })
  const { id } = (await ask(shop, person, order)).body.data
  for (const action of ['approve', 'keep_it']) await moveReturn(shop, admin, id, action)
  expect(await moveReturn(shop, admin, id, 'replace')).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', error: expect.stringContaining('is out of stock') },
  })
  expect(await readReturn(shop, person, id)).toMatchObject({
    state: 'no_return_needed',
    replacement: null,
  })
  expect(await ordersOf(shop, person)).toHaveLength(1)
  expect((await moveReturn(shop, admin, id, 'refund')).status).toBe(200)
})
