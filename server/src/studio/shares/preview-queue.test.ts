import { mkdtempSync, readdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Design } from '@tohfa/contract/studio/designs'
import { aPerson, type Person } from '#testing/people.ts'
import { patienceMs } from '#testing/patience.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { drawers } from '#studio/press/worker/render-in-process.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'

/** The folders of drawing processes, which contain the photo of the current drawing. */
const temporary = mkdtempSync(join(tmpdir(), 'tohfa-test-'))
vi.stubEnv('TMPDIR', temporary)
vi.stubEnv('TEMP', temporary)

let shop: TestShop
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  mug = await aCustomizable(shop)
})
afterEach(() => signal('SIGCONT'))
afterAll(async () => {
  await shop.close()
  vi.unstubAllEnvs()
  signal('SIGKILL')
  await vi.waitFor(() => expect(drawers()).toEqual([]), patienceMs)
  await rm(temporary, { recursive: true, force: true })
})

const signal = (name: NodeJS.Signals) => drawers().forEach((pid) => process.kill(pid, name))

let photos = 0
/** A design with a person's own photo. */
async function aDesignOf(person: Person): Promise<Design> {
  photos += 1
  const bytes = await aPhoto('jpeg', { width: 900 + photos, height: 900 })
  const { sha256 } = (await sendPhoto(shop, person, bytes)).body.data
  const { body } = await shop.call<{ data: Design }>('POST', '/designs', {
    token: person.token,
    body: { productId: mug, color: 'White', values: { name: 'मीरा', photo: sha256 } },
  })
  return body.data
}
const preview = async ({ token }: Person, { id }: Design, given?: AbortSignal) => {
  const answer = await fetch(`${shop.url}/v1/designs/${id}/preview.webp`, {
    headers: { authorization: `Bearer ${token}` },
    signal: given ?? null,
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Requests it until it exists: a busy machine refuses slow drawings. */
const drawn = (person: Person, design: Design) =>
  expect.poll(() => preview(person, design), { timeout: patienceMs }).toBe(200)

/** A requested preview, repeated if refused, that is paused once its process has its photo. */
async function drawingHeld(person: Person, design: Design): Promise<{ answer: Promise<number> }> {
  await heldProcess(person)
  let status: number | undefined
  const ask = async () => {
    status = undefined
    return (status = await preview(person, design))
  }
  let answer = ask()
  await vi.waitFor(() => {
    if (status === 503) answer = ask()
    const parts = readdirSync(temporary, { recursive: true }).map(String)
    expect(parts.filter((name) => /part-[0-9a-f]{64}$/.test(name))).not.toEqual([])
  }, patienceMs)
  return { answer }
}

/** Requests it until the design was read, which uses its photo. */
async function begun<T>(ask: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  await shop.db.execute(sql`update studio_photos set used_at = used_at - interval '3 days'`)
  const old = () =>
    shop.db.$count(sql`studio_photos where used_at < shop_now() - interval '2 days'`)
  const before = await old()
  const answer = ask()
  await expect.poll(old).toBeLessThan(before)
  return { answer }
}

/** An idle process, so that it can be paused before its task. */
async function heldProcess(person: Person): Promise<void> {
  await drawn(person, await aDesignOf(person))
  signal('SIGSTOP')
}

test('one’s drawing keeps nobody else’s waiting', async () => {
  const [asha, ravi] = [await aPerson(shop), await aPerson(shop)]
  const [own, other] = [await aDesignOf(asha), await aDesignOf(ravi)]
  const held = await drawingHeld(asha, own)
  await drawn(ravi, other)
  signal('SIGCONT')
  await held.answer
  await drawn(asha, own)
})

test('of a design that was deleted while it was drawn no picture stays, nor of an erased person', async () => {
  for (const gone of ['designs', 'users'] as const) {
    const asha = await aPerson(shop)
    const own = await aDesignOf(asha)
    const { answer } = await drawingHeld(asha, own)
    if (gone === 'designs') await shop.call('DELETE', `/designs/${own.id}`, { token: asha.token })
    else await shop.db.execute(sql`delete from designs where user_id = ${asha.id}`)
    signal('SIGCONT')
    expect(await answer).toBe(404)
    expect(await readdir(join(shop.dataDir, 'previews'))).not.toContain(own.id)
  }
})

test('what waits of a version before gives way, and what nobody waits for is not drawn', async () => {
  const asha = await aPerson(shop)
  const [first, second, third] = [
    await aDesignOf(asha),
    await aDesignOf(asha),
    await aDesignOf(asha),
  ]
  const under = await drawingHeld(asha, first)
  const older = await begun(() => preview(asha, second))
  const leaving = new AbortController()
  const left = await begun(() => preview(asha, third, leaving.signal).catch(() => 'left'))
  const { body } = await shop.call<{ data: Design }>('PUT', `/designs/${second.id}`, {
    token: asha.token,
    body: { version: second.version, scene: { ...second.scene } },
  })
  const newer = preview(asha, body.data)
  expect(await older.answer).toBe(409)
  leaving.abort()
  expect(await left.answer).toBe('left')
  signal('SIGCONT')
  await Promise.all([under.answer, newer])
  await Promise.all([drawn(asha, first), drawn(asha, body.data)])
  expect(await readdir(join(shop.dataDir, 'previews'))).not.toContain(third.id)
})
