import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aReturnIn, moveReturn } from '#fulfilment/returns/returns.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'
import { openParrotPost, type ParrotPost } from './parrot.fixture.ts'
import { openParrotShop } from './parrot-shop.fixture.ts'

let post: ParrotPost
let shop: TestShop
let admin: Person
beforeAll(async () => {
  post = await openParrotPost()
  shop = await openParrotShop(post)
  admin = await aPerson(shop, 'ADMIN')
})
beforeEach(() => {
  post.parcels.length = 0
})
afterAll(async () => {
  await shop.close()
  post.close()
})

type Booked = { status: number; waybill: string | null | undefined; refusal: string | undefined }

/** Books the parcel of an order or a return by the staff's move. */
const bookings: Record<string, () => Promise<() => Promise<Booked>>> = {
  async 'an order'() {
    const person = await aPerson(shop)
    const id = await aPurchase(shop, person, await aProduct(shop), 'confirmed')
    return async () => {
      const { status, body } = await advance(shop, admin, id, 'shipped')
      const { data, error } = body as typeof body & { error?: string }
      return { status, waybill: data?.waybill, refusal: error }
    }
  },
  async 'a return'() {
    const person = await aPerson(shop)
    const orderId = await aPurchase(shop, person, await aProduct(shop), 'delivered')
    await shop.db.execute(sql`
      insert into order_events (id, order_id, from_status, to_status, actor)
      values (gen_random_uuid(), ${orderId}, 'shipped', 'delivered', 'carrier')`)
    const { body } = await shop.call<{ data: { order_items: { id: string }[] } }>(
      'GET',
      `/user-orders/${orderId}`,
      { token: person.token },
    )
    const order = { id: orderId, order_items: body.data.order_items }
    const { id } = await aReturnIn(shop, admin, 'approved', { person, order: order as never })
    return async () => {
      const { status, body: moved } = await moveReturn(shop, admin, id, 'book_pickup')
      return { status, waybill: moved.data?.waybill, refusal: moved.error }
    }
  },
}

describe.each(Object.keys(bookings))('the parcel of %s', (what) => {
  test('that was refused is booked at the next try, under another waybill', async () => {
    const book = await bookings[what]?.()
    post.next('refuses')
    expect(await book?.()).toMatchObject({
      status: 502,
      refusal: expect.stringContaining('No such street'),
    })
    expect(post.parcels).toEqual([])
    const again = await book?.()
    expect(again?.status).toBe(200)
    expect(post.parcels.map(({ tag }) => tag)).toEqual([again?.waybill])
  })

  test('that the carrier kept though it refused is found at the next try, not booked twice', async () => {
    const book = await bookings[what]?.()
    post.next('refuses and keeps')
    expect((await book?.())?.status).toBe(502)
    const [kept] = post.parcels
    expect(await book?.()).toMatchObject({ status: 200, waybill: kept?.tag })
    expect(post.parcels).toHaveLength(1)
  })

  test('whose answer was lost is found at the next try, not booked twice', async () => {
    const book = await bookings[what]?.()
    post.next('is silent')
    expect((await book?.())?.status).toBe(503)
    const [kept] = post.parcels
    await post.say(shop, 'nothing', 'speaks again')
    expect(await book?.()).toMatchObject({ status: 200, waybill: kept?.tag })
    expect(post.parcels).toHaveLength(1)
  })

  test('is booked by one of two concurrent calls', async () => {
    const book = await bookings[what]?.()
    const both = await Promise.all([book?.(), book?.()])
    expect(both.map((one) => one?.status).toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409])
    expect(post.parcels).toHaveLength(1)
  })
})
