import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { connectPatiently } from '#testing/delays.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { shipments } from '#platform/database/schema/order.tables.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { createTestDatabase } from '#testing/database.ts'
import { aProduct } from '#testing/goods.ts'
import { openTestShop } from '#testing/shop.ts'

const hour = 3_600_000
const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

/** A carrier that reports every waybill as delivered, and its received requests, call by call. */
async function aCarrier() {
  const asked: string[][] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://carrier')
    const waybills = (searchParams.get('waybill') ?? '').split(',')
    asked.push(waybills)
    const StatusDateTime = '2026-11-20T17:00:00'
    const Status = { Status: 'Delivered', StatusType: 'DL', StatusDateTime }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ ShipmentData: waybills.map((AWB) => ({ Shipment: { AWB, Status } })) }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ended.push(async () => server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('open parcels are followed without anybody looking, fifty in a call, and no other', async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-follow-'))
  ended.push(() => rm(dataDir, { recursive: true, force: true }), database.drop)
  const { db, close } = connectPatiently(database.url)
  const [person] = await db.insert(users).values({ email: 'asha@example.com' }).returning()
  if (!person) throw new Error('nobody')
  const mug = await aProduct({ db })
  const book = async (waybill: string, status: 'shipped' | 'delivered', syncedAt: Date) => {
    const orderId = await aPurchase({ db }, person, mug, status)
    const parcel = {
      carrier: 'delhivery',
      status: 'booked',
      claimedAt: syncedAt,
      bookedAt: syncedAt,
    } as const
    await db.insert(shipments).values({ ...parcel, orderId, waybill, syncedAt })
  }
  const open = Array.from({ length: 120 }, (_, n) => `OPEN${n}`)
  for (const waybill of open) await book(waybill, 'shipped', new Date(Date.now() - hour))
  await book('CLOSED', 'delivered', new Date(Date.now() - hour))
  await book('FRESH', 'shipped', new Date())
  await close()

  const carrier = await aCarrier()
  const shop = await openTestShop({
    on: { databaseUrl: database.url, dataDir, drop: database.drop },
    env: { DELHIVERY_TOKEN: 'a token', DELHIVERY_API_URL: carrier.url },
    // The start follows them too, so the test need not wait for the clock.
    delays: { startJobsMs: 0 },
  })
  ended.push(shop.stop)
  await expect
    .poll(
      async () =>
        (await shop.db.execute(sql`select 1 from orders where status = 'delivered'`)).rows.length,
      { interval: 200 },
    )
    .toBe(open.length + 1)
  // The scheduled run may overlap with that of the start and ask for the same ones.
  expect(Math.max(...carrier.asked.map((waybills) => waybills.length))).toBe(50)
  expect(new Set(carrier.asked.flat())).toEqual(new Set(open))
})
