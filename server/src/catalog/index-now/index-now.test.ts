import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doJob, hurryJobs, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const job = 'tell-search-engines'
const key = '9f3c27d1-a4b8'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  await quietJobs(shop)
  owner = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

const set = (indexNow: object, { token } = owner) =>
  shop.call<{ fields?: Record<string, string> }>('PUT', '/admin/settings', {
    token,
    body: { indexNow },
  })
const waiting = async () =>
  (
    await shop.db.execute<{ path: string }>(sql`select path from changed_addresses order by path`)
  ).rows.map(({ path }) => path)
/** Every address that IndexNow got, without the shop's own. */
async function told(): Promise<string[]> {
  const answer = await fetch(`${shop.url}/sandbox/index-now`)
  const { data } = (await answer.json()) as { data: { urlList: string[] }[] }
  return data.flatMap(({ urlList }) => urlList.map((url) => new URL(url).pathname))
}
const keyFile = (name: string) => fetch(`${shop.url}/${name}.txt`, { redirect: 'manual' })

test('it is off at first: nothing is sent, and what was noted is forgotten', async () => {
  const id = await aProduct(shop)
  expect(await waiting()).toContain(`/product-detail/${id}`)
  await doJob(shop, job)
  expect(await waiting()).toEqual([])
  expect(await told()).toEqual([])
  expect((await keyFile(key)).status).toBe(302)
})

test('a key is letters, digits and dashes, needed to turn it on, and an owner sets it', async () => {
  const wrong = await set({ key: 'no spaces' })
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['indexNow.key']])
  const without = await set({ on: true })
  expect([without.status, Object.keys(without.body.fields ?? {})]).toEqual([400, ['indexNow.key']])
  expect((await set({ key }, await aPerson(shop, 'manager'))).status).toBe(403)
  expect((await set({ on: true, key })).status).toBe(200)
  const file = await keyFile(key)
  expect([file.status, await file.text()]).toEqual([200, key])
  expect((await keyFile('another-key')).status).toBe(302)
})

test('once on, products that come, change and leave are sent, each address once', async () => {
  await set({ on: true, key })
  const id = await aProduct(shop)
  const path = `/product-detail/${id}`
  await doJob(shop, job)
  expect(await told()).toEqual([path])
  await doJob(shop, job)
  expect(await told()).toEqual([path])

  await shop.db
    .update(products)
    .set({ title: 'Another title' })
    .where(sql`id = ${id}`)
  await shop.db
    .update(products)
    .set({ visibility: 'hidden' })
    .where(sql`id = ${id}`)
  await doJob(shop, job)
  expect(await told()).toEqual([path, path])
  await shop.db
    .update(products)
    .set({ title: 'Unseen' })
    .where(sql`id = ${id}`)
  expect(await waiting()).toEqual([])
})

test('a collection that changes its address or leaves, and a page, are sent', async () => {
  await set({ on: true, key })
  const made = await shop.call<{ data: { id: string } }>('POST', '/admin/collections', {
    token: owner.token,
    body: { title: 'For the Monsoon', slug: 'for-the-monsoon' },
  })
  expect(made.status).toBe(201)
  expect(await waiting()).toEqual(['/collections/for-the-monsoon'])
  const at = `/admin/collections/${made.body.data.id}`
  expect((await shop.call('DELETE', at, { token: owner.token })).status).toBe(200)
  await shop.db.execute(sql`insert into page_texts (id, page, language, version)
    values (gen_random_uuid(), 'about', 'en', 1)`)
  await doJob(shop, job)
  expect(await told()).toEqual(expect.arrayContaining(['/collections/for-the-monsoon', '/about']))
})

test('what IndexNow did not take is sent again later', async () => {
  await set({ on: true, key })
  await fetch(`${shop.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'index-now', mode: 'html502', count: 1 }),
  })
  const path = `/product-detail/${await aProduct(shop)}`
  await shop.db.execute(sql`insert into pgboss.job (name, data, retry_limit, retry_delay)
    values (${job}, '{}', 5, 30)`)
  await hurryJobs(shop, job)
  const states = sql`select state from pgboss.job where name = ${job} and state = 'retry'`
  await expect
    .poll(async () => (await shop.db.execute(states)).rowCount, { timeout: patienceMs })
    .toBe(1)
  expect(await waiting()).toEqual([path])
  await hurryJobs(shop, job)
  await expect.poll(waiting, { timeout: patienceMs }).toEqual([])
  expect(await told()).toContain(path)
})
