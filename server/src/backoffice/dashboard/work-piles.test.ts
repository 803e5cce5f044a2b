import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pile, WorkPiles } from '@tohfa/contract/backoffice/work-piles'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aDelivered, ask } from '#fulfilment/returns/returns.fixture.ts'
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

async function read({ token }: Person = admin): Promise<WorkPiles> {
  const answer = await shop.call<{ data: WorkPiles }>('GET', '/admin/today', { token })
  expect(answer.status).toBe(200)
  return answer.body.data
}

async function pile(name: Pile['pile']): Promise<Pile> {
  const found = (await read()).piles.find((one) => one.pile === name)
  if (!found) throw new Error(`no pile ${name}`)
  return found
}

/** The orders that a pile leads to. */
async function listed(name: Pile['pile']): Promise<string[]> {
  const answer = await shop.call<{ data: { id: string }[]; total: number }>(
    'GET',
    `/user-orders?pile=${name}&limit=60`,
    { token: admin.token },
  )
  expect(answer.status).toBe(200)
  expect(answer.body.total).toBe(answer.body.data.length)
  return answer.body.data.map(({ id }) => id)
}

test('an order lies on the pile of what is to be done with it, and the list of the pile has just those', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop)
  const one = (status: Parameters<typeof aPurchase>[3] = 'confirmed') =>
    aPurchase(shop, person, mug, status)
  const [print, press, pack, ship, handover, fetched] = [
    await one(),
    await one(),
    await one(),
    await one(),
    await one('shipped'),
    await one('shipped'),
  ]
  await one('delivered')
  await one('cancelled')
  await shop.db.execute(sql`
    update orders set printing_started_at = now() where id in (${press}, ${pack}, ${ship})`)
  await shop.db.execute(sql`update orders set printed_at = now() where id in (${pack}, ${ship})`)
  await shop.db.execute(sql`
    update orders set packed_at = now(), packed_by = ${admin.id} where id = ${ship}`)
  await shop.db.execute(sql`
    insert into shipments (id, order_id, carrier, status, claimed_at, waybill, booked_at, moved_at)
    values (gen_random_uuid(), ${handover}, 'delhivery', 'booked', now(), 'W1', now(), null),
      (gen_random_uuid(), ${fetched}, 'delhivery', 'booked', now(), 'W2', now(), now())`)
  const lies = { print, press, pack, ship, handover }
  for (const [name, id] of Object.entries(lies)) {
    const told = await pile(name as keyof typeof lies)
    expect([name, told.count, told.late]).toEqual([name, 1, 0])
    expect(await listed(name as keyof typeof lies)).toEqual([id])
  }
  const { rows } = await shop.db.execute<{ at: string }>(
    sql`select created_at::text as at from orders where id = ${print}`,
  )
  expect(Date.parse((await pile('print')).oldest ?? '')).toBe(Date.parse(rows[0]?.at ?? ''))
  await shop.db.execute(
    sql`update orders set created_at = now() - interval '4 days' where id = ${print}`,
  )
  expect(await pile('print')).toMatchObject({ count: 1, late: 1, today: 0, later: 0 })
})

test('messages wait by their clock until somebody answers, returns by their day until they are decided', async () => {
  const message = (name: string) =>
    shop.call('POST', '/api/service/send-message', {
      body: {
        name,
        phone: '9876543210',
        email: 'asha@example.com',
        message: 'Do you print in Hindi as well, and how long does it take?',
      },
    })
  await message('Asha')
  await message('Ravi')
  // Their mails would acknowledge them later, whatever is written here.
  const unacknowledged = sql`contact_messages where acknowledged_at is null`
  await expect.poll(() => shop.db.$count(unacknowledged)).toBe(0)
  await shop.db.execute(sql`
    update contact_messages set acknowledged_at = null, due_ack = now() - interval '1 hour'
    where name = 'Asha'`)
  await shop.db.execute(sql`
    update contact_messages set acknowledged_at = now(), due_close = now() + interval '9 days'
    where name = 'Ravi'`)
  expect(await pile('messages')).toMatchObject({ count: 2, late: 1, today: 0, later: 1 })

  const { person, order } = await aDelivered(shop, admin)
  await ask(shop, person, order)
  expect(await pile('returns')).toMatchObject({ count: 1, late: 0 })
  await shop.db.execute(sql`update returns set state_at = now() - interval '9 days'`)
  expect(await pile('returns')).toMatchObject({ count: 1, late: 1 })
  expect(await pile('inspect')).toMatchObject({ count: 0, oldest: null })
})

test('a printer sees piles of orders and the press, and none of money, people or stock', async () => {
  const printer = await aPerson(shop, 'ADMIN')
  await shop.db.execute(sql`update users set staff_role = 'printer' where id = ${printer.id}`)
  const told = await read(printer)
  expect(told.office).toBe(false)
  expect(told.piles.map((one) => one.pile)).toEqual([
    'confirm',
    'print',
    'press',
    'pack',
    'ship',
    'handover',
    'endangered',
    'held',
    'failedPrints',
  ])
  expect((await read()).office).toBe(true)
})
