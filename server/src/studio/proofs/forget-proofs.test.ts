import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Design } from '@tohfa/contract/studio/designs'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { order } from '#orders/order/orders.fixture.ts'
import { ask, moveOwn } from '#fulfilment/returns/returns.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sentWhileLocked } from '#testing/sent-while-locked.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { approvedProof, askProof, drawnProof, readProof } from './proofs.fixture.ts'

let shop: TestShop
let person: Person
let productId: string
beforeAll(async () => {
  shop = await openTestShop()
  productId = await aCustomizable(shop)
  // The jobs of its start must not come between.
  await quietJobs(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  person = await aPerson(shop)
})

let made = 0
/** A design that nobody else has, with a photo of its own. */
async function aPhotoDesign(): Promise<{ design: Design; photo: string }> {
  const sent = await sendPhoto(shop, person, await aPhoto('jpeg', { width: 900, height: 900 }))
  const { id, sha256 } = sent.body.data
  const values = { name: `n${(made += 1)}`, photo: sha256 }
  const { body } = await shop.call<{ data: Design }>('POST', '/designs', {
    token: person.token,
    body: { productId, color: 'White', values },
  })
  return { design: body.data, photo: id }
}
const putIntoCart = (hash: string) =>
  shop.call<{ code?: string; data: { id: string } }>('POST', '/cart', {
    token: person.token,
    body: {
      product_id: productId,
      user_id: person.id,
      selectedDetails: { color: 'White', proof: hash },
    },
  })
/** The same, approved and in the cart. */
async function inCart() {
  const { design, photo } = await aPhotoDesign()
  const { hash } = (await approvedProof(shop, person, { design })).proof
  const { body } = await putIntoCart(hash)
  return { design, photo, hash, line: body.data.id }
}
/** A person's order with a photo on it, printed and ready to ship. */
async function anOrder() {
  const { photo, hash } = await inCart()
  const { id } = (await order(shop, person, 'cash')).body.data.order
  const ready = sql`print_jobs where order_id = ${id} and state = 'ready'`
  await expect.poll(() => shop.db.$count(ready)).toBe(1)
  return { photo, hash, id }
}
async function files(hash: string): Promise<string[]> {
  const names: string[] = await readdir(join(shop.dataDir, 'proofs', hash)).catch(() => [])
  return names.sort()
}
const removePhoto = async (id: string) =>
  (await shop.call('DELETE', `/studio/photos/${id}`, { token: person.token })).status
/** Sets the last use of everything to so many days ago. */
async function age(days: number): Promise<void> {
  const then = sql`now() - make_interval(days => ${days})`
  await shop.db.execute(sql`update proofs set used_at = ${then}`)
  await shop.db.execute(sql`update studio_photos set used_at = ${then}`)
  await shop.db.execute(sql`update designs set used_at = ${then}`)
}
async function forget(): Promise<void> {
  for (const job of ['forget-proofs', 'forget-photos', 'forget-designs']) await doJob(shop, job)
}
const all = ['wrap.2000.webp', 'wrap.png', 'wrap.webp']

test('a proof that was not used for 30 days and that nobody bought is forgotten, files and all', async () => {
  const { design } = await aPhotoDesign()
  const { hash } = (await approvedProof(shop, person, { design })).proof
  const asked = await drawnProof(shop, person, (await aPhotoDesign()).design)
  await age(29)
  await forget()
  expect(await files(hash)).toEqual(all)
  await age(31)
  await forget()
  await expect.poll(async () => [await files(hash), await files(asked.hash)]).toEqual([[], []])
  expect((await readProof(shop, person, hash)).status).toBe(404)
  // A new request makes it again.
  expect((await drawnProof(shop, person, design)).hash).toBe(hash)
})

test('what lies in a cart is kept: proof, files, design and photo', async () => {
  const { design, photo, hash, line } = await inCart()
  await age(400)
  await forget()
  expect(await files(hash)).toEqual(all)
  expect((await shop.call('GET', `/designs/${design.id}`, { token: person.token })).status).toBe(
    200,
  )
  expect(await removePhoto(photo)).toBe(409)
  await shop.call('DELETE', `/cart/${line}`, { token: person.token })
  expect(await removePhoto(photo)).toBe(200)
})

test('what an order waits for is kept until it is over; then its pictures stay, its press files go', async () => {
  const { photo, hash, id } = await anOrder()
  await age(400)
  await forget()
  expect(await files(hash)).toEqual(['wrap.2000.webp', 'wrap.pdf', 'wrap.png', 'wrap.webp'])
  expect(await removePhoto(photo)).toBe(409)

  await shop.db.execute(sql`update orders set status = 'delivered' where id = ${id}`)
  await age(31)
  await forget()
  await expect.poll(() => files(hash)).toEqual(['wrap.2000.webp', 'wrap.webp'])
  expect((await readProof(shop, person, hash)).body.data).toMatchObject({ state: 'ready' })
  expect(await removePhoto(photo)).toBe(200)
})

/** Marks it as printed, sent and delivered. */
async function deliver(id: string): Promise<void> {
  await shop.db.execute(sql`update orders set status = 'delivered' where id = ${id}`)
  await shop.db.execute(sql`insert into order_events (id, order_id, from_status, to_status, actor)
    values (gen_random_uuid(), ${id}, 'out-for-delivery', 'delivered', 'carrier')`)
}
const photos = async () =>
  (
    await shop.call<{ data: { id: string; keptUntil: string }[] }>('GET', '/studio/photos', {
      token: person.token,
    })
  ).body.data

test('the photo of what was delivered is kept for 180 days more, and its print made again from it', async () => {
  const { photo, hash, id } = await anOrder()
  await deliver(id)
  await age(170)
  const at = (
    days: number,
  ) => sql`update order_events set at = now() - make_interval(days => ${days})
    where order_id = ${id} and to_status = 'delivered'`
  await shop.db.execute(at(160))
  await forget()
  expect(await files(hash)).toEqual(['wrap.2000.webp', 'wrap.webp'])
  const [kept] = await photos()
  expect(kept?.id).toBe(photo)
  const daysLeft = (Date.parse(kept?.keptUntil ?? '') - Date.now()) / 86_400_000
  expect(Math.round(daysLeft)).toBe(20)

  expect((await putIntoCart(hash)).status).toBe(201)
  const again = (await order(shop, person, 'cash')).body.data.order.id
  const drawn = sql`print_jobs where order_id = ${again} and state = 'ready'`
  await expect.poll(() => shop.db.$count(drawn)).toBe(1)
  await shop.call('POST', `/user-orders/${again}/cancel`, {
    token: person.token,
    body: { reason: 'I changed my mind' },
  })
  await shop.db.execute(at(181))
  await age(170)
  await forget()
  expect(await photos()).toEqual([])
})

test('what can be printed no more is neither ordered again nor sent again', async () => {
  const { photo, hash, id } = await anOrder()
  await deliver(id)
  expect(await removePhoto(photo)).toBe(200)
  // Its files are still there.
  const { body } = await putIntoCart(hash)
  await shop.call('DELETE', `/cart/${body.data.id}`, { token: person.token })
  await age(31)
  await forget()
  expect(await putIntoCart(hash)).toMatchObject({
    status: 409,
    body: { code: 'proof_not_approved' },
  })

  const other = await anOrder()
  await shop.db.execute(sql`update orders set status = 'returned' where id = ${other.id}`)
  expect(await removePhoto(other.photo)).toBe(200)
  await age(31)
  await forget()
  const { token } = await aPerson(shop, 'ADMIN')
  const before = await shop.db.$count(sql`orders`)
  expect(await shop.call('POST', `/admin/orders/${other.id}/resend`, { token })).toMatchObject({
    status: 409,
    body: { code: 'proof_not_approved', error: expect.stringContaining('photo was deleted') },
  })
  expect(await shop.db.$count(sql`orders`)).toBe(before)
})

/** An approved print that exists as long as its photo does. */
async function onlyByPhoto() {
  const { design, photo } = await aPhotoDesign()
  const { hash } = (await approvedProof(shop, person, { design })).proof
  await shop.db.execute(sql`update proofs set has_press_files = false where hash = ${hash}`)
  return { photo, hash }
}

test('a print whose photo is being deleted is not put into the cart', async () => {
  const { photo, hash } = await onlyByPhoto()
  const lock = sql`select from studio_photos where id = ${photo} for update`
  const change = sql`delete from studio_photos where id = ${photo}`
  const [put] = await sentWhileLocked(shop, { lock, change }, () => putIntoCart(hash))
  expect(put).toMatchObject({ status: 409, body: { code: 'proof_not_approved' } })
})

test('a photo whose print is being put into the cart is not deleted', async () => {
  const { photo, hash } = await onlyByPhoto()
  const lock = sql`lock table cart_lines in share mode`
  const answers = await sentWhileLocked<number>(
    shop,
    { lock },
    async () => (await putIntoCart(hash)).status,
    () => removePhoto(photo),
  )
  expect(answers).toEqual([201, 409])
})

test('a photo is held while pieces that show it may be made again', async () => {
  const { photo, id } = await anOrder()
  await deliver(id)
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from order_items where order_id = ${id}`,
  )
  const asked = await ask(shop, person, { id, order_items: rows })
  expect(asked.status).toBe(201)
  expect(await removePhoto(photo)).toBe(409)
  await moveOwn(shop, person, asked.body.data.id, 'withdraw')
  expect(await removePhoto(photo)).toBe(200)
})

test('a photo in a design that is only asked for may be deleted', async () => {
  const { design, photo } = await aPhotoDesign()
  await askProof(shop, person, design)
  expect(await removePhoto(photo)).toBe(200)
})

test('files that no proof knows are swept', async () => {
  const { hash } = await drawnProof(shop, person, (await aPhotoDesign()).design)
  const stray = 'f'.repeat(64)
  await mkdir(join(shop.dataDir, 'proofs', stray))
  await doJob(shop, 'sweep-proof-files')
  const kept = await readdir(join(shop.dataDir, 'proofs'))
  expect([kept.includes(hash), kept.includes(stray)]).toEqual([true, false])
})
