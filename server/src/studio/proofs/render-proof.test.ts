import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arbitraryScene } from '@tohfa/print-engine/scene/arbitrary-scene.fixture'
import type { Design } from '@tohfa/contract/studio/designs'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { aKeyChain } from '#fulfilment/print/print.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { drawers } from '#studio/press/worker/render-in-process.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { approve, askProof, drawnProof, readProof } from './proofs.fixture.ts'

let shop: TestShop
let asha: Person
/** Small, so that it is drawn at once, and large, with a photo. */
let keyChain: string
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  keyChain = await aKeyChain(shop)
  mug = await aCustomizable(shop)
})
afterAll(() => shop.close())

const post = (content: object) =>
  shop.call<{ data: Design }>('POST', '/designs', {
    token: asha.token,
    body: { productId: keyChain, color: 'White', ...content },
  })
const design = async (values: object, productId = keyChain) =>
  (await post({ values, productId })).body.data
const drawn = (hash: string) =>
  expect.poll(async () => (await readProof(shop, asha, hash)).body.data.state).not.toBe('rendering')

test('many proofs of one person keep nobody else’s waiting', async () => {
  const ravi = await aPerson(shop)
  const { body } = await shop.call<{ data: Design }>('POST', '/designs', {
    token: ravi.token,
    body: { productId: keyChain, color: 'White', values: { name: 'one' } },
  })
  const [first, ...others] = await Promise.all(
    Array.from({ length: 4 }, (_, nth) => design({ name: `many ${nth}` })),
  )
  await drawnProof(shop, asha, first!)
  // The process that would draw the next is paused.
  const stopped = drawers()
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  const asked = await Promise.all(others.map((one) => askProof(shop, asha, one)))
  const active = sql`pgboss.job where name = 'render-proof' and state = 'active'`
  await expect.poll(() => shop.db.$count(active)).toBe(1)

  expect((await drawnProof(shop, ravi, body.data)).state).toBe('ready')
  const states = asked.map(async (one) => {
    return (await readProof(shop, asha, one.body.data.hash)).body.data.state
  })
  expect(await Promise.all(states)).toEqual(['rendering', 'rendering', 'rendering'])
  for (const pid of stopped) process.kill(pid, 'SIGCONT')
  for (const one of asked) await drawn(one.body.data.hash)
  const open = sql`pgboss.job where name = 'render-proof' and state <> 'completed'`
  await expect.poll(() => shop.db.$count(open)).toBe(0)
  await shop.db.execute(sql`delete from pgboss.job where name = 'render-proof'`)
})

test('proofs of one person that are asked for at once are drawn one after the other', async () => {
  const designs = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => design({ name: `turn ${nth}` })),
  )
  const asked = await Promise.all(designs.map((one) => askProof(shop, asha, one)))
  for (const { body } of asked) await drawn(body.data.hash)
  const done = sql`pgboss.job where name = 'render-proof' and state = 'completed'`
  await expect.poll(() => shop.db.$count(done)).toBe(10)
  const { rows } = await shop.db.execute(sql`
    select a.id from pgboss.job a join pgboss.job b on a.name = b.name and a.id < b.id
      and a.started_on < b.completed_on and b.started_on < a.completed_on
    where a.name = 'render-proof'`)
  expect(rows).toEqual([])
})

test('the same proof, asked for by many at once, is drawn once', async () => {
  const before = await shop.db.$count(sql`pgboss.job where name = 'render-proof'`)
  const one = await design({ name: 'once' })
  const asked = await Promise.all(Array.from({ length: 5 }, () => askProof(shop, asha, one)))
  expect(new Set(asked.map(({ body }) => body.data.hash)).size).toBe(1)
  await drawn(asked[0]?.body.data.hash ?? '')
  expect(await shop.db.$count(sql`pgboss.job where name = 'render-proof'`)).toBe(before + 1)
})

test('what cannot be drawn in three tries has failed, and is drawn when it is asked for again', async () => {
  const bytes = await aPhoto('jpeg', { width: 900, height: 900 })
  const { id, sha256 } = (await sendPhoto(shop, asha, bytes)).body.data
  const one = await design({ name: 'lost', photo: sha256 }, mug)
  const master = join(shop.dataDir, 'photos', id, 'master')
  await rename(master, `${master}.away`)
  const { hash } = (await askProof(shop, asha, one)).body.data
  expect((await approve(shop, asha, hash)).body.code).toBe('proof_not_ready')
  const state = async () => {
    await hurryJobs(shop, 'render-proof')
    return (await readProof(shop, asha, hash)).body.data.state
  }
  await expect.poll(state).toBe('failed')
  const tries = sql`select retry_count tries from pgboss.job
    where name = 'render-proof' and data ->> 'hash' = ${hash}`
  expect((await shop.db.execute(tries)).rows).toEqual([{ tries: 2 }])
  const refused = await approve(shop, asha, hash)
  expect([refused.status, refused.body.code]).toEqual([409, 'proof_failed'])

  await rename(`${master}.away`, master)
  expect((await drawnProof(shop, asha, one)).state).toBe('ready')
})

/** A scene for one side of a key chain, without photos that nobody has. */
function onKeyChain({ areas }: Scene): object {
  const [area] = areas
  const items = area?.items.map((item) => (item.kind === 'photo' ? { ...item, file: null } : item))
  const front = { id: 'front', background: area?.background, items }
  return { v: 1, blank: 'keychain', areas: [front, { id: 'back', background: null, items: [] }] }
}

test('whatever scene gets in is drawn, looked over and answered', async () => {
  const scenes = fc.sample(arbitraryScene, 20).map(onKeyChain)
  for (const scene of scenes) {
    const made = await post({ scene })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const asked = await askProof(shop, asha, made.body.data)
    expect(asked.status, JSON.stringify(asked.body)).toBe(202)
    await drawn(asked.body.data.hash)
    const read = await readProof(shop, asha, asked.body.data.hash)
    expect([read.status, read.body.data.state], JSON.stringify(scene)).toEqual([200, 'ready'])
    await shop.call('DELETE', `/designs/${made.body.data.id}`, { token: asha.token })
  }
})
