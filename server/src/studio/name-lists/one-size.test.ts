import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { sql } from 'drizzle-orm'
import { indianDay } from '#platform/runtime/clock.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aList, approvedList, drawnList, listCall, rosterStudio } from './name-lists.fixture.ts'

let shop: TestShop
let asha: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  mug = await aCustomizable(shop, rosterStudio)
})
afterAll(() => shop.close())

const row = (name: string, number = '7') => ({ values: { name, number } })
const long = 'Venkatanarasimharaju'
const rows = [row('Asha'), row(long, '1'), row('रवि', '2'), row('Mina', '3')]
const change = (list: NameList, body: object) =>
  listCall(shop, asha, 'PUT', `/${list.id}`, { version: list.version, ...body })
const codesOf = ({ findings }: NameList) => findings.map(({ code }) => code)
const proofsOf = (list: NameList) => list.rows.map(({ proof }) => proof)

/** The size of each text of a field as it is printed, row by row. */
async function sizesOf(list: NameList, field: string): Promise<number[]> {
  const { rows: found } = await shop.db.execute<{ hash: string; scene: Scene }>(
    sql`select hash, scene from proofs where hash = any(${sql.param(proofsOf(list))}::text[])`,
  )
  return proofsOf(list).map((proof) => {
    const scene = found.find(({ hash }) => hash === proof)?.scene
    const item = scene?.areas[0]?.items.find((one) => one.field === field)
    return item?.kind === 'text' ? item.size : Number.NaN
  })
}

test('in one size every row has that of the longest words, and is drawn anew', async () => {
  const list = await approvedList(shop, asha, { productId: mug, rows })
  expect([list.oneSize, codesOf(list)]).toEqual([
    false,
    expect.arrayContaining(['shrunk_unlike_others']),
  ])
  const [designed, numbers] = [await sizesOf(list, 'name'), await sizesOf(list, 'number')]
  const alike = (await change(list, { oneSize: true })).body.data
  expect(alike).toMatchObject({ oneSize: true, version: list.version + 1, hash: null })
  expect([alike.state, codesOf(alike)]).toEqual(['draft', []])
  const drawn = await drawnList(shop, asha, alike)
  expect([drawn.state, drawn.hash === list.hash]).toEqual(['ready', false])
  const [size = 0, ...others] = await sizesOf(drawn, 'name')
  expect(others).toEqual([size, size, size])
  expect(size).toBeLessThan(0.85 * (designed[0] ?? 0))
  // A text that no row shrinks stays as it is.
  expect(await sizesOf(drawn, 'number')).toEqual(numbers)
  const stale = await listCall(shop, asha, 'POST', `/${list.id}/approval`, {
    hash: list.hash,
    ticked: [],
  })
  expect([stale.status, stale.body.code]).toEqual([409, 'list_changed'])
})

test('without one size the rows are what they were, with the proofs that something still holds', async () => {
  const made = await aList(shop, asha, { productId: mug, rows, oneSize: true })
  expect([made.oneSize, codesOf(made)]).toEqual([true, []])
  const alike = await drawnList(shop, asha, made)
  const back = (await change(alike, { oneSize: false })).body.data
  expect([back.oneSize, codesOf(back).includes('shrunk_unlike_others')]).toEqual([false, true])
  const alone = await aList(shop, asha, { productId: mug, rows })
  expect(proofsOf(await drawnList(shop, asha, back))).toEqual(
    proofsOf(await drawnList(shop, asha, alone)),
  )
})

test('one size where nothing is shrunk changes nothing that was approved', async () => {
  const list = await approvedList(shop, asha, { productId: mug, rows: [row('Zoya'), row('Ira')] })
  const same = (await change(list, { oneSize: true })).body.data
  expect(same).toMatchObject({ state: 'approved', hash: list.hash, version: list.version + 1 })
})

test('rows that are sent later, by their owner or by the link, take the one size', async () => {
  const made = await aList(shop, asha, { productId: mug, rows: [row('Isha')], oneSize: true })
  const drawn = await drawnList(shop, asha, made)
  const until = indianDay()
  const opened = await listCall<{ token: string }>(shop, asha, 'POST', `/${drawn.id}/collect`, {
    until,
  })
  const sent = await shop.call('POST', `/collect/${opened.body.data.token}`, {
    body: { values: { name: long, number: '9' } },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  const read = (await listCall(shop, asha, 'GET', `/${drawn.id}`)).body.data
  expect([codesOf(read), proofsOf(read)]).toEqual([[], [null, null]])
  const both = await sizesOf(await drawnList(shop, asha, read), 'name')
  expect(both[0]).toBe(both[1])
})

test('one size is yes or no', async () => {
  const list = await aList(shop, asha, { productId: mug, rows })
  for (const oneSize of ['yes', 1, null]) {
    const { status, body } = await change(list, { oneSize })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['oneSize']])
  }
})
