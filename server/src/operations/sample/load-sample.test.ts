import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/catalog/products'
import { connectPatiently } from '#testing/delays.ts'
import { createImageUrls } from '#platform/media/image-url.ts'
import { diskStore } from '#platform/media/store/disk-store.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { loadSample } from './load-sample.ts'
import { readSample } from './sample-files.ts'

const { products, reviews, banners } = readSample()

let empty: TestShop
beforeEach(async () => {
  empty = await openTestShop()
})
afterEach(() => empty.close())

/** A process that starts on the empty shop and may fill it. */
const start = () => openTestShop({ env: { SAMPLE_DATA: 'true' }, on: empty })

async function counts(shop: TestShop) {
  const { rows } = await shop.db.execute(sql`
    select (select count(*)::int from products) products, (select count(*)::int from reviews) reviews,
      (select count(*)::int from banners) banners, (select count(*)::int from users where role = 'USER') users`)
  return rows[0]
}

test('a new shop opens with the whole sample, and starting again adds nothing', async () => {
  const authors = new Set(reviews.map(({ email }) => email)).size
  for (let starts = 0; starts < 2; starts += 1) {
    await (await start()).stop()
    expect(await counts(empty)).toEqual({
      products: products.length,
      reviews: reviews.length,
      banners: banners.length,
      users: authors,
    })
  }
})

test('two processes that start at once load it once', async () => {
  const both = await Promise.all([start(), start()])
  expect(await counts(empty)).toMatchObject({ products: products.length })
  for (const shop of both) await shop.stop()
})

test('a start that fails midway leaves nothing behind', async () => {
  await empty.db.execute(sql`create function fail() returns trigger language plpgsql
    as $$ begin raise exception 'the power is gone'; end $$`)
  await empty.db.execute(sql`create trigger fail before insert on banners execute function fail()`)
  const connection = connectPatiently(empty.databaseUrl)
  const store = diskStore(join(empty.dataDir, 'images'))
  await expect(
    loadSample({
      connection,
      store,
      defaultBrand: '',
      imageUrls: createImageUrls(''),
      log: () => undefined,
    }),
  ).rejects.toThrow()
  await connection.close()
  expect(await counts(empty)).toEqual({ products: 0, reviews: 0, banners: 0, users: 0 })
  await empty.db.execute(sql`drop trigger fail on banners`)
  await (await start()).stop()
  expect(await counts(empty)).toMatchObject({ products: products.length })
})

test('a shop whose products were all deleted stays empty', async () => {
  await (await start()).stop()
  await empty.db.execute(sql`update products set deleted_at = now()`)
  await (await start()).stop()
  expect(await counts(empty)).toMatchObject({ products: products.length })
})

test('sample products are rated by their reviews, and their reviewers cannot sign in', async () => {
  const shop = await start()
  const reviewed = products.find(({ title }) => reviews.some((one) => one.product === title))!
  const ratings = reviews
    .filter((one) => one.product === reviewed.title)
    .map(({ rating }) => Number(rating))
  const { body } = await shop.call<{ data: Product[] }>(
    'GET',
    `/product?search=${encodeURIComponent(reviewed.title)}&limit=60`,
  )
  const product = body.data.find(({ title }) => title === reviewed.title)
  const average = ratings.reduce((a, b) => a + b) / ratings.length
  expect(product).toMatchObject({
    price: Number(reviewed.price),
    numberOfReviews: ratings.length,
    rating: Math.round(average * 10) / 10,
  })
  const { rows } = await shop.db.execute(
    sql`select email from users where role = 'USER' and password_hash is not null`,
  )
  expect(rows).toEqual([])
  await shop.stop()
})
