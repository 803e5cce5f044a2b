import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aDesign } from '#studio/studio.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await quietJobs(shop)
})
afterAll(() => shop.close())

const unused = (table: 'designs' | 'studio_photos', id: string, days: number) =>
  shop.db.execute(sql`update ${sql.identifier(table)}
    set used_at = now() - make_interval(days => ${days}) where id = ${id}`)
async function designUnused(person: Person, days: number): Promise<string> {
  const { id } = await aDesign(shop, person)
  await unused('designs', id, days)
  return id
}
async function photoUnused(person: Person, days: number): Promise<string> {
  const { id } = (await sendPhoto(shop, person, await aPhoto())).body.data
  await unused('studio_photos', id, days)
  return id
}
/** The mails of a person after the job ran once more. */
async function warned({ email }: Person): Promise<string[]> {
  await doJob(shop, 'warn-of-expiry')
  const { rows } = await shop.db.execute<{ text: string }>(
    sql`select text from mails where recipient = ${email} order by created_at`,
  )
  return rows.map(({ text }) => text)
}
const day = (inDays: number) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    Date.now() + inDays * 86_400_000,
  )

test('what was not used for 76 days is told its maker in one mail, in both languages, once', async () => {
  const asha = await aPerson(shop)
  // Midnight may fall before the mail.
  const until = (inDays: number, before: string) => new RegExp(`until (${before}|${day(inDays)})`)
  const [ten, thirteen] = [day(10), day(13)]
  await designUnused(asha, 80)
  await designUnused(asha, 75)
  await photoUnused(asha, 77)
  await photoUnused(asha, 77)
  const [text, ...more] = await warned(asha)
  expect(more).toEqual([])
  expect(text?.match(/until /g)).toHaveLength(2)
  expect(text).toMatch(until(10, ten))
  expect(text).toMatch(/2 photos · 2 तस्वीरें/)
  expect(text).toMatch(until(13, thirteen))
  expect(text).toContain('/account/designs')
  expect(await warned(asha)).toHaveLength(1)
})

test('to open a design keeps it and its photos, and lets its maker be told again', async () => {
  const ravi = await aPerson(shop)
  const id = await designUnused(ravi, 80)
  const { sha256, id: photo } = (await sendPhoto(shop, ravi, await aPhoto())).body.data
  await shop.db.execute(sql`update designs set scene = jsonb_set(scene,
    '{areas,0,items,0}', (scene #> '{areas,0,items,0}') || ${JSON.stringify({ file: sha256 })}::jsonb)
    where id = ${id}`)
  await unused('studio_photos', photo, 80)
  expect((await shop.call('GET', `/designs/${id}`, { token: ravi.token })).status).toBe(200)
  expect(await warned(ravi)).toEqual([])

  await unused('designs', id, 80)
  expect(await warned(ravi)).toHaveLength(1)
  await shop.call('GET', `/designs/${id}`, { token: ravi.token })
  await shop.db.execute(sql`update designs set warned_at = now() - interval '90 days',
    used_at = now() - interval '80 days' where id = ${id}`)
  expect(await warned(ravi)).toHaveLength(2)
})

test('nobody is told of what they used lately, nor by an account that was erased', async () => {
  const [zoya, gone] = [await aPerson(shop), await aPerson(shop)]
  await designUnused(zoya, 75)
  await designUnused(gone, 80)
  await shop.db.execute(sql`update users set erased_at = now() where id = ${gone.id}`)
  expect(await warned(zoya)).toEqual([])
  expect(await warned(gone)).toEqual([])
})
