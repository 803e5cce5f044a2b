import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { banners, colorImages, images, products } from '#platform/database/schema/catalog.tables.ts'
import { shopSettings } from '#platform/database/schema/settings.tables.ts'
import type { Connection } from '#platform/database/connect.ts'
import { connectPatiently } from '#testing/delays.ts'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { diskStore } from './store/disk-store.ts'
import { sweepImages } from './sweep-images.ts'

let shop: TestShop
let connection: Connection
beforeAll(async () => {
  shop = await openTestShop()
  connection = connectPatiently(shop.databaseUrl)
  // Prevents the sweep at the shop's start from interfering.
  await quietJobs(shop)
})
afterAll(async () => {
  await connection.close()
  await shop.close()
})

/** Pictures of this age in days, each with what shows it. */
async function pictures(age: number, ...keys: string[]): Promise<void> {
  await shop.db.insert(images).values(keys.map((key) => ({ key, width: 720, height: 900 })))
  for (const key of keys)
    await shop.db.execute(sql`
      update images set created_at = now() - make_interval(days => ${age}) where key = ${key}`)
}
async function aProductWith(key: string, deletedAt?: SQL): Promise<string> {
  const id = await aProduct(shop)
  await shop.db.execute(sql`
    insert into color_images (color_id, position, image_key)
    select id, 0, ${key} from product_colors where product_id = ${id}`)
  if (deletedAt)
    await shop.db.execute(sql`update products set deleted_at = ${deletedAt} where id = ${id}`)
  return id
}
async function sweep(): Promise<string[]> {
  const removed: string[] = []
  await sweepImages({
    connection,
    store: { remove: async (key) => void removed.push(key), keys: async function* () {} },
  })
  return removed.sort()
}
const kept = async () =>
  (await shop.db.select({ key: images.key }).from(images)).map(({ key }) => key)

test('only pictures that were uploaded long ago and that nothing shows are swept', async () => {
  await pictures(
    8,
    'orphan',
    'shown',
    'thumbnail',
    'banner',
    'logo',
    'ordered',
    'held',
    'just-deleted',
    'long-deleted',
  )
  await pictures(6, 'fresh')
  await aProductWith('shown')
  const id = await aProduct(shop)
  await shop.db
    .update(products)
    .set({ thumbnailKey: 'thumbnail' })
    .where(sql`id = ${id}`)
  await shop.db
    .insert(banners)
    .values({ imageKey: 'banner', link: '/', alt: 'Banner', position: 'homepage-top' })
  await shop.db.insert(shopSettings).values({ chosen: { look: { logo: '/images/logo/720.webp' } } })
  for (const [key, method] of [
    ['ordered', 'cash'],
    ['held', 'online'],
  ] as const) {
    const person = await aPerson(shop)
    const product = await aProductWith(key)
    await putIntoCart(shop, person, product)
    await order(shop, person, method)
    // Removed from its product, but an order shows it.
    await shop.db.delete(colorImages).where(sql`image_key = ${key}`)
  }
  await aProductWith('just-deleted', sql`now() - interval '29 days'`)
  await aProductWith('long-deleted', sql`now() - interval '31 days'`)
  expect(await sweep()).toEqual(['long-deleted', 'orphan'])
  expect((await kept()).sort()).toEqual([
    'banner',
    'fresh',
    'held',
    'just-deleted',
    'logo',
    'ordered',
    'shown',
    'thumbnail',
  ])
  expect(await sweep()).toEqual([])
})

test('one night sweeps more than one batch', async () => {
  const many = Array.from({ length: 45 }, (_, n) => `many-${n}`)
  await pictures(30, ...many)
  expect(await sweep()).toHaveLength(45)
})

test('a picture is kept while a product is being saved with it', async () => {
  await pictures(30, 'wanted')
  const id = await aProduct(shop)
  let swept: string[] = ['nothing yet']
  const form = connectPatiently(shop.databaseUrl)
  await form.transaction(async (tx) => {
    await tx.execute(sql`
      insert into color_images (color_id, position, image_key)
      select id, 0, 'wanted' from product_colors where product_id = ${id}`)
    swept = await sweep()
  })
  await form.close()
  expect(swept).toEqual([])
  expect(await sweep()).toEqual([])
})

test('files of uploads without a row are swept after a day, and no others', async () => {
  const folder = join(shop.dataDir, 'strays')
  const hoursAgo = (hours: number) => v7({ msecs: Date.now() - hours * 3_600_000 })
  const [stray, known, beingStored] = [hoursAgo(25), hoursAgo(25), hoursAgo(23)]
  await pictures(1, known)
  for (const key of [stray, known, beingStored, 'sample-mug-1'])
    await mkdir(join(folder, key), { recursive: true })

  await sweepImages({ connection, store: diskStore(folder) })
  expect((await readdir(folder)).sort()).toEqual([beingStored, known, 'sample-mug-1'].sort())
})
