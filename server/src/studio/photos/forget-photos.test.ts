import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, sendPhoto } from './photos.fixture.ts'

let shop: TestShop
let person: Person
beforeAll(async () => {
  shop = await openTestShop()
  person = await aPerson(shop)
  // The jobs of its start must not come between.
  await quietJobs(shop)
})
afterAll(() => shop.close())

const kept = async () => (await readdir(join(shop.dataDir, 'photos'))).sort()
async function aPhotoUsed(days: number, bytes?: Buffer): Promise<{ id: string; bytes: Buffer }> {
  const sent = bytes ?? (await aPhoto())
  const { id } = (await sendPhoto(shop, person, sent)).body.data
  await shop.db.execute(
    sql`update studio_photos set used_at = now() - make_interval(days => ${days}) where id = ${id}`,
  )
  return { id, bytes: sent }
}

test('a photo that was not used for 90 days is forgotten, file and all; to send it again is to use it', async () => {
  const old = await aPhotoUsed(91)
  const young = await aPhotoUsed(89)
  const used = await aPhotoUsed(91)
  expect((await sendPhoto(shop, person, used.bytes)).status).toBe(200)
  await doJob(shop, 'forget-photos')
  await expect.poll(kept).toEqual([young.id, used.id].sort())
  expect(await shop.db.$count(sql`studio_photos where id = ${old.id}`)).toBe(0)
})

test('files that no photo knows are swept after a day, and what waits is not', async () => {
  const hoursAgo = (hours: number) => v7({ msecs: Date.now() - hours * 3_600_000 })
  const [stray, beingKept] = [hoursAgo(25), hoursAgo(23)]
  const [left, waiting] = [hoursAgo(25), hoursAgo(23)]
  const before = await kept()
  for (const key of [stray, beingKept]) await mkdir(join(shop.dataDir, 'photos', key))
  const uploads = join(shop.dataDir, 'uploads')
  for (const key of [left, waiting]) await writeFile(join(uploads, key), 'half a photo')

  await doJob(shop, 'sweep-photo-files')
  expect(await kept()).toEqual([...before, beingKept].sort())
  expect(await readdir(uploads)).toEqual([waiting])
})

test('the sweep of the shop’s pictures touches no photo', async () => {
  await aPhotoUsed(0)
  const before = await kept()
  await shop.db.execute(sql`update studio_photos set created_at = now() - interval '1 year'`)
  await doJob(shop, 'sweep-pictures')
  expect(await kept()).toEqual(before)
})
