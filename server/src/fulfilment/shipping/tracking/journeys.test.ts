import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aParcel, type Parcel, type Scan, scan } from '#fulfilment/shipping/parcels.fixture.ts'

/** How many parcels travel; the long form by TEST_PARCELS. */
const many = Number(process.env['TEST_PARCELS'] ?? 30)

/** The events of a parcel, in order, and the final state of its order. */
const journeys: [end: OrderStatus, ...scans: Scan[]][] = [
  ['shipped', scanned('Manifested'), scanned('In Transit')],
  ['out-for-delivery', scanned('In Transit'), scanned('Out For Delivery')],
  ['delivered', scanned('In Transit'), scanned('Out For Delivery'), scanned('Delivered')],
  ['delivered', pair('UD', 'In Transit'), pair('UD', 'Dispatched'), pair('DL', 'Delivered')],
  [
    'delivered',
    scanned('In Transit'),
    scanned('Out For Delivery'),
    scanned('Undelivered'),
    scanned('Out For Delivery'),
    scanned('Delivered'),
  ],
  ['failed', scanned('In Transit'), scanned('Out For Delivery'), pair('UD', 'Pending', 'EOD-11')],
  ['failed', scanned('In Transit'), pair('LT', 'Lost')],
  ['returned', scanned('Out For Delivery'), scanned('Undelivered'), pair('RT', 'In Transit')],
  ['returned', scanned('In Transit'), pair('RT', 'Dispatched'), pair('DL', 'RTO')],
  ['cancelled', scanned('Manifested'), scanned('Cancelled')],
]
const unknown = [pair('UD', 'Weighed'), pair('XX', 'Teleported'), pair('PP', 'Open')]

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

function scanned(ScanType: string): Scan {
  return { ScanType }
}
function pair(ScanType: string, Scan: string, StatusCode = ''): Scan {
  return { ScanType, Scan, StatusCode }
}

/** The same seed for every run, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** A journey's scans as they come in: out of order, some twice, unknown ones between them. */
function asTheyCome(scans: Scan[], roll: (sides: number) => number): Scan[] {
  const start = Date.now() + 60_000
  const told = scans.map((one, hour) => ({
    ...one,
    ScanDateTime: new Date(start + hour * 3_600_000).toISOString(),
  }))
  const odd = unknown[roll(unknown.length)] ?? scanned('Weighed')
  const coming: Scan[] = [
    ...told,
    ...told.filter(() => roll(3) === 0),
    { ...odd, ScanDateTime: new Date(start + roll(9) * 3_600_000).toISOString() },
  ]
  for (let last = coming.length - 1; last > 0; last--) {
    const other = roll(last + 1)
    const [a, b] = [coming[last], coming[other]]
    if (a && b) [coming[last], coming[other]] = [b, a]
  }
  return coming
}

test(
  'shuffled, repeated, late and unknown scans end in the right state, with one mail for each change',
  { timeout: 2 * patienceMs + many * 1_000 },
  async () => {
    const admin = await aPerson(shop, 'ADMIN')
    const buyer = await aPerson(shop)
    const mug = await aProduct(shop)
    const roll = dice(20_261_121)
    const travelling: { parcel: Parcel; end: OrderStatus; coming: Scan[] }[] = []
    for (let n = 0; n < many; n++) {
      const [end, ...scans] = journeys[n % journeys.length] ?? ['shipped']
      const parcel = await aParcel(shop, admin, mug, buyer)
      travelling.push({ parcel, end, coming: asTheyCome(scans, roll) })
    }

    for (let turn = 0; travelling.some(({ coming }) => turn < coming.length); turn++)
      await Promise.all(
        travelling.map(async ({ parcel, coming }) => {
          const next = coming[turn]
          if (next) await scan(shop, parcel.waybill, next)
        }),
      )

    const expected = Object.fromEntries(travelling.map(({ parcel, end }) => [parcel.orderId, end]))
    await expect
      .poll(
        async () => {
          const { rows } = await shop.db.execute<{ id: string; status: string }>(sql`
            select id, status from orders where user_id = ${buyer.id}`)
          return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
        },
        { timeout: patienceMs + many * 200, interval: 500 },
      )
      .toEqual(expected)
    await expectOneMailForEachChange(buyer.id)
  },
)

/** Each status that an order came to after it was made has its mail, and no other has. */
async function expectOneMailForEachChange(userId: string): Promise<void> {
  const { rows } = await shop.db.execute(sql`
    with moves as (
      select distinct 'order-' || e.to_status || ':' || o.id as key
      from orders o join order_events e on e.order_id = o.id where o.user_id = ${userId}
    ), told as (
      select m.key from mails m join orders o on m.key like '%:' || o.id::text
      where o.user_id = ${userId}
    )
    select moves.key as moved, told.key as told from moves full join told using (key)
    where moves.key is null or told.key is null`)
  expect(rows).toEqual([])
}
