import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListProgress, NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { readProof } from '#studio/proofs/proofs.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aList, approvedList, drawnList, listCall, rosterStudio } from './name-lists.fixture.ts'

let shop: TestShop
let asha: Person
let ravi: Person
let staff: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  ravi = await aPerson(shop)
  staff = await aPerson(shop, 'printer')
  mug = await aCustomizable(shop, rosterStudio, { colors: ['White', 'Navy'] })
})
afterAll(() => shop.close())

const call = <T = NameList>(method: string, path: string, body?: object, by = asha) =>
  listCall<T>(shop, by, method, path, body)
const row = (name: string, more: object = {}) => ({ values: { name }, ...more })
const begin = (rows: object[], more: object = {}) =>
  aList(shop, asha, { productId: mug, rows, ...more })
const drawn = async (rows: object[]) => drawnList(shop, asha, await begin(rows))
const codesOf = ({ findings }: NameList) => findings.map(({ code }) => code)
const approve = (list: NameList, body: object = {}, by = asha) =>
  call('POST', `/${list.id}/approval`, { hash: list.hash, ticked: codesOf(list), ...body }, by)
const proofsOf = ({ rows }: NameList) => rows.map(({ proof }) => proof)
const picture = (by: Person, path: string) =>
  fetch(`${shop.url}${path}`, { headers: { authorization: `Bearer ${by.token}` } })
/** When each of these proofs was drawn. */
async function renderedAt(hashes: (string | null)[]): Promise<unknown[]> {
  const { rows } = await shop.db.execute(
    sql`select hash, rendered_at from proofs where hash = any(${sql.param(hashes)}::text[]) order by hash`,
  )
  return rows
}

test('each row is drawn, and rows of equal pixels share one proof', async () => {
  const list = await begin([row('Asha'), row('Ravi'), row('Asha', { color: 'Navy', quantity: 2 })])
  const asked = await call<ListProgress>('POST', `/${list.id}/proofs`, { version: list.version })
  expect([asked.status, asked.body.data.total]).toEqual([202, 3])
  const read = await drawnList(shop, asha, list)
  expect(read).toMatchObject({ state: 'ready', done: 3, total: 3, version: list.version })
  const [one, two, three] = proofsOf(read)
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect([two === one, three === one]).toEqual([false, true])
  expect(read.hash).toMatch(/^[0-9a-f]{64}$/)
  const [first] = read.rows
  const preview = await picture(asha, first?.preview ?? '')
  expect((await sharp(await preview.arrayBuffer()).metadata()).width).toBe(800)
  expect((await readProof(shop, asha, one ?? '')).body.data.state).toBe('ready')
  expect((await readProof(shop, ravi, one ?? '')).status).toBe(404)
})

test('a changed row is drawn, and no other is drawn again', async () => {
  const list = await drawn([row('Meera'), row('Zoya')])
  const before = await renderedAt(proofsOf(list))
  const rows = [row('Meera', { quantity: 4 }), row('Zoyaa'), row('Kabir')]
  const changed = (await call('PUT', `/${list.id}`, { version: list.version, rows })).body.data
  expect(proofsOf(changed)).toEqual([proofsOf(list)[0], null, null])
  expect([changed.state, changed.hash]).toEqual(['draft', null])
  const again = await drawnList(shop, asha, changed)
  expect(again.state).toBe('ready')
  expect(await renderedAt([proofsOf(list)[0] ?? null])).toEqual(
    before.filter((one) => (one as { hash: string }).hash === proofsOf(list)[0]),
  )
})

test('the proofs of rows that are gone go with them, unless something else shows them', async () => {
  const [list, other] = [await drawn([row('Gone'), row('Shared')]), await drawn([row('Shared')])]
  expect((await call('DELETE', `/${list.id}`)).status).toBe(200)
  const [gone, shared] = proofsOf(list)
  expect(await renderedAt([gone ?? null, shared ?? null])).toHaveLength(1)
  expect((await readProof(shop, asha, gone ?? '')).status).toBe(404)
  expect((await picture(asha, other.rows[0]?.preview ?? '')).status).toBe(200)
})

test('a row that cannot be drawn keeps no other from it', async () => {
  const list = await drawn([row('A name of more than twenty letters'), row('Farah')])
  expect([list.state, list.done, list.hash]).toEqual(['draft', 1, null])
  expect(proofsOf(list)).toEqual([null, expect.any(String)])
})

test('proofs are asked for in the version that was read, of a list with rows', async () => {
  const list = await begin([row('Asha')])
  const stale = await call('POST', `/${list.id}/proofs`, { version: 7 })
  expect([stale.status, stale.body.code]).toEqual([409, 'list_changed'])
  const { id } = await begin([])
  const empty = await call('POST', `/${id}/proofs`, { version: 1 })
  expect([empty.status, Object.keys(empty.body.fields ?? {})]).toEqual([400, ['rows']])
})

test('fifty rows are on one picture, for the owner and for staff', async () => {
  const many = Array.from({ length: 51 }, (_, n) => row(n % 2 ? 'Odd' : 'नाम', { quantity: 1 }))
  const list = await drawn(many)
  const sheet = (by: Person, page: number) =>
    picture(by, `/v1/name-lists/${list.id}/contact-sheet.webp?page=${page}`)
  const sizes = []
  for (const [by, page] of [
    [asha, 1],
    [staff, 2],
  ] as const) {
    const answer = await sheet(by, page)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    sizes.push(await sharp(await answer.arrayBuffer()).metadata())
  }
  expect(sizes.map(({ width }) => width)).toEqual([1600, 1600])
  expect(sizes[0]?.height).toBe((sizes[1]?.height ?? 0) * 10)
  expect((await sheet(ravi, 1)).status).toBe(404)
  expect((await sheet(asha, 3)).status).toBe(404)
  expect((await sheet(asha, 0)).status).toBe(400)
})

describe('the approval', () => {
  const approvals = async (list: NameList) => {
    const { rows } = await shop.db.execute<{ hash: string; color: string; ticked: string[] }>(sql`
      select hash, color, ticked from proof_approvals
      where hash = any(${sql.param(proofsOf(list))}::text[]) and user_id = ${asha.id}
      order by color, hash`)
    return rows
  }

  test('of a list is one for each print, colour and size of it, once', async () => {
    const list = await approvedList(shop, asha, {
      productId: mug,
      rows: [row('Ishaan'), row('Ishaan', { quantity: 9 }), row('Ishaan', { color: 'Navy' })],
    })
    expect([list.state, list.version]).toEqual(['approved', 1])
    expect((await approvals(list)).map(({ color }) => color)).toEqual(['Navy', 'White'])
    expect((await approve(list)).status).toBe(200)
    expect(await approvals(list)).toHaveLength(2)
    expect((await call('GET', `/${list.id}`)).body.data).toEqual(
      expect.objectContaining({ state: 'approved', hash: list.hash }),
    )
  })

  test('is refused until each warning of the list is ticked, and nothing is approved then', async () => {
    const list = await drawn([row('Twice'), row('Twice')])
    expect(codesOf(list)).toEqual(['duplicate_name'])
    const refused = await approve(list, { ticked: [] })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['ticked']])
    expect(await approvals(list)).toEqual([])
    expect((await approve(list, { ticked: ['duplicate_name', 'other'] })).status).toBe(200)
  })

  test('is refused while a row has a stop, whatever hash is sent', async () => {
    const list = await drawn([row('Asha'), row('')])
    for (const hash of [null, 'f'.repeat(64)])
      expect((await approve(list, { hash })).body.code).toBe('preflight_stop')
  })

  test('is refused before all rows are drawn, and with a hash that is not the present one', async () => {
    const list = await begin([row('Tara'), row('Nila')])
    for (const hash of [null, 'f'.repeat(64)])
      expect((await approve(list, { hash })).body.code).toBe('proof_not_ready')
    const ready = await drawnList(shop, asha, list)
    const other = await approve(ready, { hash: 'f'.repeat(64) })
    expect([other.status, other.body.code]).toEqual([409, 'list_changed'])
    const rows = [row('Tara'), row('Nilaa')]
    const change = await call('PUT', `/${list.id}`, { version: 1, rows })
    const stale = await approve(change.body.data, { hash: ready.hash })
    expect(stale.body).toMatchObject({ code: 'list_changed', data: { hash: null } })
  })

  test.each([
    ['quantity', { rows: [row('Omar', { quantity: 2 })] }, 'ready'],
    ['colour', { color: 'Navy' }, 'ready'],
    ['words', { rows: [row('Omari')] }, 'draft'],
    ['title', { title: 'Class 9' }, 'approved'],
    ['note', { rows: [row('Omar', { note: 'left door' })] }, 'approved'],
  ])('ends with a change of what is printed: %s', async (_, change, state) => {
    const list = await approvedList(shop, asha, { productId: mug, rows: [row('Omar')] })
    const { body } = await call('PUT', `/${list.id}`, { version: 1, ...change })
    expect(body.data.state).toBe(state)
    await call('DELETE', `/${list.id}`)
  })

  test('is the owner’s alone', async () => {
    const list = await drawn([row('Ila')])
    expect((await approve(list, {}, ravi)).status).toBe(404)
    expect((await approve(list, {}, staff)).status).toBe(404)
  })
})

test('a list that was not used for ninety days is deleted, with its proofs', async () => {
  const list = await drawn([row('Long ago')])
  const used = await drawn([row('Lately')])
  await shop.db.execute(
    sql`update name_lists set used_at = shop_now() - interval '91 days' where id = ${list.id}`,
  )
  await doJob(shop, 'forget-name-lists')
  expect((await call('GET', `/${list.id}`)).status).toBe(404)
  expect(await renderedAt(proofsOf(list))).toEqual([])
  expect((await call('GET', `/${used.id}`)).body.data.state).toBe('ready')
})

test('a single proof is drawn before the rest of a long list', async () => {
  const many = Array.from({ length: 40 }, (_, n) => row(`Row ${n}`))
  const list = await begin(many)
  await call('POST', `/${list.id}/proofs`, { version: 1 })
  const other = await drawnList(
    shop,
    ravi,
    await aList(shop, ravi, { productId: mug, rows: [row('Only one')] }),
  )
  const progress = (await call('GET', `/${list.id}`)).body.data
  expect(other.state).toBe('ready')
  expect(progress.done).toBeLessThan(progress.total)
})
