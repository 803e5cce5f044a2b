import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#operations/audit/audit.ts'
import { readConfig } from '#platform/config/config.ts'
import { connectPatiently } from '#testing/delays.ts'
import { images } from '#platform/database/schema/catalog.tables.ts'
import { studioPhotos } from '#platform/database/schema/studio.tables.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { createTestDatabase } from '#testing/database.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openS3Server } from '#testing/s3-server.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { readArchive, writeArchive } from './archive.ts'
import { dumpShop } from './dump-shop.ts'
import { restoreShop } from './restore-shop.ts'
import { openStores } from './stores.ts'

let folder: string
let shop: TestShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tohfa-backup-'))
  shop = await openTestShop({ env: { SAMPLE_DATA: 'true' } })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const storesIn = (dataDir: string) => openStores({ dataDir, s3: undefined })

async function buy(productId: string, until: 'cash' | 'opened' | 'paid'): Promise<string> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, productId)
  const { body } = await order(shop, person, until === 'cash' ? 'cash' : 'online')
  if (until === 'paid')
    await verify(shop, person, await pay(shop, body.data.razorpayOrderId, { webhook: true }))
  return body.data.order?.orderNumber ?? ''
}

/** Every row of every table, in a form that is the same for the same rows. */
async function contents(databaseUrl: string): Promise<Record<string, string[]>> {
  const { db, close } = connectPatiently(databaseUrl)
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) name from information_schema.tables
    where table_type = 'BASE TABLE' and (
      table_schema = 'public' and table_name not in ('schema_migrations', 'product_changes')
      or table_schema = 'pgboss' and table_name in ('queue', 'schedule', 'job_common'))`)
  const all: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.raw(name)} t order by 1`,
    )
    all[name] = rows.rows.map(({ row }) => row)
  }
  await close()
  return all
}

async function restored(archive: string) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const told = await restoreShop(readArchive(archive), database.url, storesIn(dataDir))
  return { databaseUrl: database.url, dataDir, drop: database.drop, told }
}

test('a backup taken while people buy is of one moment, and restores to a shop that adds up', async () => {
  // More than can be sold meanwhile, however long the backup takes.
  const productId = await aProduct(shop, { stock: 1_000_000 })
  const enough = new AbortController()
  const until = ['cash', 'opened', 'paid'] as const
  const buyers = Promise.all(
    until.map(async (end) => {
      while (!enough.signal.aborted) await buy(productId, end)
    }),
  )
  await buy(productId, 'paid')
  const archive = join(folder, 'under-load.tar.gz')
  const written = writeArchive(archive, dumpShop(shop.databaseUrl, storesIn(shop.dataDir)))
  await Promise.all([buyers, written.finally(() => enough.abort())])

  const copy = await restored(archive)
  expect(copy.told.rows['public.orders']).toBeGreaterThan(0)
  const { db, close } = connectPatiently(copy.databaseUrl)
  expect((await audit(db)).findings).toEqual([])
  await close()
  await copy.drop()
})

test('a shop at rest comes back row for row and picture for picture, and goes on from there', async () => {
  const productId = await aProduct(shop, { title: 'Tab\there, “quotes” and \\N, ₹ and 🎁' })
  await buy(productId, 'opened')
  const last = await buy(productId, 'cash')
  await sendPhoto(shop, await aPerson(shop), await aPhoto())
  await shop.stop()
  const archive = join(folder, 'at-rest.tar.gz')
  await writeArchive(archive, dumpShop(shop.databaseUrl, storesIn(shop.dataDir)))

  const copy = await restored(archive)
  expect(await contents(copy.databaseUrl)).toEqual(await contents(shop.databaseUrl))
  const [from, to] = [storesIn(shop.dataDir), storesIn(copy.dataDir)]
  const compared = { pictures: 0, photos: 0 }
  for (const kind of ['pictures', 'photos'] as const)
    for await (const key of from[kind].keys())
      for (const name of await from[kind].names(key)) {
        const [before, after] = [await from[kind].read(key, name), await to[kind].read(key, name)]
        expect(after?.equals(before!)).toBe(true)
        compared[kind] += 1
      }
  expect(compared).toEqual({ pictures: copy.told.pictures, photos: 2 })
  expect(copy.told.photos).toBe(2)
  expect(compared.pictures).toBeGreaterThan(1_000)

  shop = await openTestShop({ on: shop })
  const again = await openTestShop({ on: copy })
  const person = await aPerson(again)
  await putIntoCart(again, person, productId)
  const { body } = await order(again, person, 'cash')
  const number = (text: string) => Number(text.replace('TF', ''))
  expect(number(body.data.order.orderNumber)).toBe(number(last) + 1)
  await again.stop()

  await expect(restoreShop(readArchive(archive), shop.databaseUrl, from)).rejects.toThrow(
    'holds a shop already',
  )
  await copy.drop()
})

test('pictures and photos are restored into a bucket that was not there, and nothing while storage is away', async () => {
  const s3 = await openS3Server()
  const settings = { ...s3.env, DATA_DIR: folder, S3_BUCKET: 'not-made-yet' }
  const bucket = openStores(readConfig(settings))
  const away = openStores(readConfig({ ...settings, S3_SECRET_ACCESS_KEY: 'another' }))
  const from = await createTestDatabase()
  const to = await createTestDatabase()
  const disk = storesIn(await mkdtemp(join(folder, 'data-')))
  const bytes = Buffer.from('the bytes of a picture')
  await disk.pictures.write('a', [{ name: '720.webp', bytes }])
  const id = v7()
  await disk.photos.write(id, [{ name: 'master', bytes }])
  const { db, close } = connectPatiently(from.url)
  await db.insert(images).values({ key: 'a', width: 720, height: 900 })
  const owner = (await aPerson({ db })).id
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await db.insert(studioPhotos).values({ id, owner, sha256, width: 1, height: 1, bytes: 1 })
  await close()

  await expect(restoreShop(dumpShop(from.url, disk), to.url, away)).rejects.toThrow(
    'store of pictures cannot be used',
  )
  await restoreShop(dumpShop(from.url, disk), to.url, bucket)
  expect(await bucket.pictures.read('a', '720.webp')).toEqual(bytes)
  expect(await bucket.photos.read(id, 'master')).toEqual(bytes)
  await from.drop()
  await to.drop()
  await s3.close()
})

test('an archive that is cut off or foreign restores nothing', async () => {
  const whole = await readFile(join(folder, 'at-rest.tar.gz'))
  const broken = join(folder, 'broken.tar.gz')
  const database = await createTestDatabase()
  const stores = storesIn(await mkdtemp(join(folder, 'data-')))
  for (const bytes of [
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, 2_000),
    Buffer.from('no archive'),
  ]) {
    await writeFile(broken, bytes)
    await expect(restoreShop(readArchive(broken), database.url, stores)).rejects.toThrow(
      'cannot be read',
    )
  }
  const { db, close } = connectPatiently(database.url)
  const { rows } = await db.execute(sql`select count(*)::int products from products`)
  expect(rows).toEqual([{ products: 0 }])
  await close()
  await database.drop()
})

test('a backup never takes the place of another, and nobody else may read it', async () => {
  const archive = join(folder, 'once.tar.gz')
  const entries = async function* () {
    yield { name: 'a', bytes: Buffer.from('first') }
  }
  await writeArchive(archive, entries())
  await expect(writeArchive(archive, entries())).rejects.toThrow('is there already')
  const read = []
  for await (const { name, bytes } of readArchive(archive)) read.push([name, bytes.toString()])
  expect(read).toEqual([['a', 'first']])
})
