import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aReturnIn, moveOwn, moveReturn, readReturn } from './returns.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await quietJobs(shop)
})
afterAll(() => shop.close())

/** A return as a process leaves it that dies between the carrier's answer and its last step. */
async function diedOver(state: 'approved' | 'pickup_failed') {
  const { person, id } = await aReturnIn(shop, admin, state)
  const { waybill } = (await moveReturn(shop, admin, id, 'book_pickup')).body.data
  await shop.db.execute(sql`update returns set state = ${state}, pickups = pickups - 1,
    pickup_claimed_at = now() where id = ${id}`)
  return { person, id, waybill: waybill ?? '' }
}

const letClaimEnd = (id: string) =>
  shop.db.execute(sql`update returns set pickup_claimed_at = now() - interval '31 seconds'
    where id = ${id}`)

/** The carrier's final state of a parcel. */
async function lastScan(waybill: string): Promise<string | undefined> {
  const { rows } = await shop.db.execute<{ scan: string }>(sql`
    select data -> 'scans' -> -1 ->> 'Scan' scan from sandbox_records
    where kind = 'shipment' and id = ${waybill}`)
  return rows[0]?.scan
}

test('a pick-up whose booking died is called back when its return is withdrawn', async () => {
  const { person, id, waybill } = await diedOver('approved')
  expect(await moveOwn(shop, person, id, 'withdraw')).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('being booked') },
  })
  await letClaimEnd(id)
  expect(await lastScan(waybill)).toBe('Manifested')
  expect((await moveOwn(shop, person, id, 'withdraw')).status).toBe(200)
  await expect.poll(() => lastScan(waybill)).toBe('Not Picked')
  expect((await readReturn(shop, person, id)).waybill).toBeNull()
})

test('it is called back, too, when its buyer may keep the goods after all', async () => {
  const { id, waybill } = await diedOver('pickup_failed')
  await letClaimEnd(id)
  expect((await moveReturn(shop, admin, id, 'keep_it')).status).toBe(200)
  await expect.poll(() => lastScan(waybill)).toBe('Not Picked')
})

test('booked again it is the same pick-up, which stays', async () => {
  const { id, waybill } = await diedOver('approved')
  await letClaimEnd(id)
  const { body } = await moveReturn(shop, admin, id, 'book_pickup')
  expect(body.data).toMatchObject({ state: 'pickup_booked', waybill })
  expect(await lastScan(waybill)).toBe('Manifested')
})
