import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageFailure } from '#platform/media/store/storage-full.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openS3Server } from '#testing/s3-server.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, sendPhoto } from './photos.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

/** Pretends that they have so many photos of so many bytes each. */
const withPhotos = async (photos: number, bytes: number): Promise<Person> => {
  const person = await aPerson(shop)
  await shop.db.execute(sql`
    insert into studio_photos (id, owner, sha256, width, height, bytes)
    select gen_random_uuid(), ${person.id}, encode(sha256(n::text::bytea), 'hex'), 1, 1, ${bytes}
    from generate_series(1, ${photos}::int) n`)
  return person
}
const megabyte = 1024 * 1024

test.each([
  ['199 photos', 199, 1, 201],
  ['200 photos', 200, 1, 409],
  ['499 MB', 50, (499 * megabyte) / 50, 201],
  ['500 MB', 50, 10 * megabyte, 409],
  ['500 MB but for 100 bytes', 1, 500 * megabyte - 100, 409],
])('who keeps %s may add one more, or is told why not', async (_what, photos, bytes, status) => {
  const person = await withPhotos(photos, Math.floor(bytes))
  const before = await readdir(join(shop.dataDir, 'photos')).catch(() => [])
  const answer = await sendPhoto(shop, person, await aPhoto())
  expect(answer.status).toBe(status)
  if (status === 201) return
  expect(answer.body).toMatchObject({ code: 'too_many_photos' })
  expect(await readdir(join(shop.dataDir, 'photos')).catch(() => [])).toEqual(before)
})

test('two photos sent at once do not both take the last place', async () => {
  const person = await withPhotos(199, 1)
  const other = await openTestShop({ on: shop })
  const [one, two] = [await aPhoto(), await aPhoto()]
  const answers = await Promise.all([sendPhoto(shop, person, one), sendPhoto(other, person, two)])
  await other.stop()
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('a person sends 60 an hour, of whatever kind, and is then told to wait', async () => {
  const person = await aPerson(shop)
  const bytes = await aPhoto()
  for (let sent = 0; sent < 60; sent++)
    expect((await sendPhoto(shop, person, sent % 2 ? bytes : Buffer.from('none'))).status).not.toBe(
      429,
    )
  const { status, body } = await sendPhoto(shop, person, bytes)
  expect([status, body.code]).toEqual([429, 'too_many_requests'])
  expect((await sendPhoto(shop, await aPerson(shop), bytes)).status).toBe(201)
})

test('photos are unpacked one after the other, so that memory holds one only', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => aPerson(shop)))
  const bytes = await aPhoto('jpeg', { width: 2_000, height: 1_000 })
  const atOnce: number[] = []
  const watch = (tasks: number) => atOnce.push(tasks)
  sharp.queue.on('change', watch)
  const answers = await Promise.all(people.map((person) => sendPhoto(shop, person, bytes)))
  sharp.queue.off('change', watch)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(Math.max(...atOnce)).toBe(1)
})

test('storage that is full is said, and nothing is kept', async () => {
  const full = createServer((request, response) => {
    request.resume().on('end', () => {
      response.statusCode = request.method === 'PUT' ? 507 : 404
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => full.once('listening', resolve))
  const { port } = full.address() as { port: number }
  const s3 = await openS3Server()
  const cut = await openTestShop({
    env: { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${port}` },
  })
  const answer = await sendPhoto(cut, await aPerson(cut), await aPhoto())
  expect(answer).toMatchObject({ status: 507, body: { code: 'storage_full' } })
  expect(await cut.db.$count(sql`studio_photos`)).toBe(0)
  await cut.close()
  await s3.close()
  full.close()
})

test.each(['ENOSPC', 'EDQUOT'])('a write that fails with %s counts as a full disk', (code) => {
  const error = Object.assign(new Error(), { code })
  expect(storageFailure(error)).toMatchObject({ code: 'storage_full', status: 507 })
  const other = Object.assign(new Error(), { code: 'EIO' })
  expect(storageFailure(other)).toBe(other)
})
