import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminBanner, Banner } from '@tohfa/contract/catalog/banners'
import sharp from 'sharp'
import { images } from '#platform/database/schema/catalog.tables.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await shop.db.insert(images).values({ key: 'picture', width: 1920, height: 640 })
})
beforeEach(() => shop.db.execute(sql`delete from banners`))
afterAll(() => shop.close())

type Answer = { data: AdminBanner; code?: string; fields?: Record<string, string> }

const form = {
  imageUrl: '/images/picture/720.webp',
  link: '/product-filter?categorie=Bracelet',
  alt: 'Rakhis',
  position: 'homepage-top',
}
const minutes = (many: number) => new Date(Date.now() + many * 60_000).toISOString()

function send(method: string, path: string, body?: unknown) {
  return shop.call<Answer>(method, `/admin-banner${path}`, {
    token: admin.token,
    ...(body !== undefined && { body }),
  })
}
async function add(change: object = {}): Promise<AdminBanner> {
  const answer = await send('POST', '', { ...form, ...change })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
/** The shoppers' view, from the response cache while it is fresh. */
async function shown(query = 'position=homepage-top'): Promise<string[]> {
  const { body } = await shop.call<{ data: Banner[] }>('GET', `/api/banners?${query}`)
  return body.data.map(({ alt }) => alt)
}

test('a banner is seen at once where it is put, behind the others, and gone when it is deleted', async () => {
  expect(await shown()).toEqual([])
  await add({ alt: 'First' })
  const second = await add({ alt: 'Second' })
  await add({ alt: 'Below', position: 'homepage-bottom' })
  expect(second).toMatchObject({ imageUrl: '/images/picture/1280.webp', state: 'on' })
  expect(await shown()).toEqual(['First', 'Second'])
  expect((await send('DELETE', `/${second.id}`)).status).toBe(200)
  expect(await shown()).toEqual(['First'])
  expect((await send('DELETE', `/${second.id}`)).body.code).toBe('banner_not_found')
})

test('a banner is on from its first to its last moment, and kept answers follow the clock', async () => {
  const { id } = await add({ startsAt: minutes(1), endsAt: minutes(60) })
  const list = async () => {
    const { data } = (await send('GET', '')).body as unknown as { data: AdminBanner[] }
    return data.map(({ state }) => state)
  }
  expect([await list(), await shown()]).toEqual([['to-come'], []])
  await shop.db.execute(sql`
    update banners set starts_at = now() - interval '1 second' where id = ${id}`)
  await hurryJobs(shop, 'turn-banner')
  await expect.poll(() => shown()).toEqual(['Rakhis'])
  expect(await list()).toEqual(['on'])
  await send('PUT', `/${id}`, { ...form, endsAt: minutes(-1) })
  expect([await list(), await shown()]).toEqual([['over'], []])
})

test('the banners of a place can be ordered; an order of other banners than exist is a conflict', async () => {
  const [a, b, c] = [await add({ alt: 'a' }), await add({ alt: 'b' }), await add({ alt: 'c' })]
  const other = await add({ alt: 'other', deviceType: 'mobile' })
  expect((await send('PUT', '/order', { ids: [c.id, a.id, b.id] })).status).toBe(200)
  expect(await shown('position=homepage-top&deviceType=desktop')).toEqual(['c', 'a', 'b'])
  for (const ids of [[a.id], [a.id, b.id, other.id], [a.id, a.id, b.id, c.id], [other.id, a.id]])
    expect((await send('PUT', '/order', { ids })).body.code).toBe('banners_changed')
  expect(await shown('position=homepage-top&deviceType=desktop')).toEqual(['c', 'a', 'b'])
})

test.each([
  [{ link: '' }, 'link', /Required/],
  [{ link: 'javascript:alert(1)' }, 'link', /path of the shop/],
  [{ link: '//elsewhere.example' }, 'link', /path of the shop/],
  [{ alt: ' ' }, 'alt', /Required/],
  [{ position: 'footer' }, 'position', /Place not valid/],
  [{ startsAt: 'tomorrow' }, 'startsAt', /Date not valid/],
  [{ startsAt: minutes(9), endsAt: minutes(3) }, 'endsAt', /ends before it begins/],
  [{ imageUrl: '/images/none/720.webp' }, 'imageUrl', /upload this picture/],
])('%j is refused at its field, and nothing is stored', async (change, field, sentence) => {
  const { status, body } = await send('POST', '', { ...form, ...change })
  expect(status).toBe(400)
  expect(body.fields?.[field]).toMatch(sentence)
  expect(await shown()).toEqual([])
})

test('a picture of a banner is kept in the widths of phones and of wide screens', async () => {
  const bytes = await sharp({
    create: { width: 2000, height: 700, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('images', new Blob([new Uint8Array(bytes)]), 'banner.png')
  const answer = await fetch(`${shop.url}/v1/admin-banner/upload-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body,
  })
  const { imageUrls } = (await answer.json()) as { imageUrls: string[] }
  const made = await add({ imageUrl: imageUrls[0] })
  for (const width of [360, 720, 1080, 1280, 1920]) {
    const file = await fetch(`${shop.url}${made.imageUrl.replace('1280', String(width))}`)
    const { width: is } = await sharp(await file.bytes()).metadata()
    expect(is).toBe(width)
  }
})
