import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { envelope } from '@tohfa/contract/shared/envelope'
import { type Collecting, collecting } from '@tohfa/contract/studio/name-lists/collecting'
import type { CollectLink, NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { indianDay, now } from '#platform/runtime/clock.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import {
  aList,
  approvedList,
  listCall,
  type ListAnswer,
  rosterStudio,
} from './name-lists.fixture.ts'

let shop: TestShop
let asha: Person
let ravi: Person
let mug: string
let shirt: string
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  ravi = await aPerson(shop)
  mug = await aCustomizable(shop, rosterStudio)
  shirt = await aCustomizable(shop, rosterStudio, { sizes: ['S', 'M'], colors: ['White', 'Navy'] })
})
afterAll(() => shop.close())

const dayMs = 86_400_000
const inDays = (days: number) => indianDay(new Date(now().getTime() + days * dayMs))
const linkOf = ({ id }: NameList, until = inDays(1), by = asha) =>
  listCall<CollectLink>(shop, by, 'POST', `/${id}/collect`, { until })
const read = (token: string) =>
  shop.call<ListAnswer<Collecting>['body']>('GET', `/collect/${token}`)
const fillIn = (token: string, body: object) =>
  shop.call<ListAnswer<{ receipt: string }>['body']>('POST', `/collect/${token}`, { body })
const correct = (token: string, receipt: string, body: object) =>
  shop.call<ListAnswer<{ receipt: string }>['body']>('PUT', `/collect/${token}/${receipt}`, {
    body,
  })
const listNow = async ({ id }: NameList) => (await listCall(shop, asha, 'GET', `/${id}`)).body.data
const named = (name: string) => ({ values: { name } })
const namesOf = ({ rows }: NameList) => rows.map(({ values }) => values['name'])

async function collectingList(draft: object = {}) {
  const list = await aList(shop, asha, { productId: mug, ...draft })
  const { status, body } = await linkOf(list)
  expect(status, JSON.stringify(body)).toBe(200)
  return { list, token: body.data.token, url: body.data.url }
}

test('each person fills in their own row by a link, and sees no other', async () => {
  const { list, token, url } = await collectingList({ title: 'Class 7B', rows: [named('Meera')] })
  expect(url).toBe(`${shop.url}/collect/${token}`)
  const asked = await read(token)
  expect(envelope(collecting.strict()).strict().parse(asked.body)).toEqual(asked.body)
  expect(asked.body.data).toMatchObject({
    title: 'Class 7B',
    product: { id: mug, title: 'Chai Weather Mug' },
    fields: [{ id: 'name' }, { id: 'number' }],
    colors: ['White'],
    sizes: [],
    until: inDays(1),
  })
  expect(JSON.stringify(asked.body)).not.toContain('Meera')
  const filled = await fillIn(token, { ...named('Zoya'), note: 'after three' })
  expect([filled.status, Object.keys(filled.body.data)]).toEqual([201, ['receipt']])
  const read2 = await listNow(list)
  expect(read2).toMatchObject({ version: 2, collect: { until: inDays(1) }, pieces: 2 })
  expect(read2.rows.map(({ collected }) => collected)).toEqual([false, true])
  expect(read2.rows[1]).toMatchObject({ n: 2, values: { name: 'Zoya' }, note: 'after three' })
})

test('the writer of a row changes it by their receipt, and nobody else does', async () => {
  const { list, token } = await collectingList()
  const receipts = await Promise.all(
    ['Kabir', 'Tara', 'Ila'].map(async (name) => (await fillIn(token, named(name))).body.data),
  )
  const [kabir] = receipts
  const changed = await correct(token, kabir?.receipt ?? '', named('Kabeer'))
  expect(changed.status).toBe(200)
  expect(new Set(namesOf(await listNow(list)))).toEqual(new Set(['Ila', 'Kabeer', 'Tara']))
  const other = await collectingList()
  for (const receipt of ['x', 'f'.repeat(32), kabir?.receipt ?? ''])
    expect((await correct(other.token, receipt, named('Mine'))).body.code).toBe('receipt_not_found')
})

test('a row that the owner sends again is still its writer’s', async () => {
  const { list, token } = await collectingList()
  const { receipt } = (await fillIn(token, named('Farah'))).body.data
  const rows = [named('Owner'), named('Farah')]
  await listCall(shop, asha, 'PUT', `/${list.id}`, { version: 2, rows })
  expect((await correct(token, receipt, named('Farha'))).status).toBe(200)
  expect(namesOf(await listNow(list))).toEqual(['Owner', 'Farha'])
})

test.each([
  [{ values: { name: 'x'.repeat(21) }, size: 'M' }, 'values.name'],
  [{ values: { name: ' ' }, size: 'M' }, 'values.name'],
  [{ values: { nothing: 'x', name: 'A' }, size: 'M' }, 'values.nothing'],
  [{ values: { name: 7 }, size: 'M' }, 'values.name'],
  [{ values: { name: 'A' } }, 'size'],
  [{ values: { name: 'A' }, size: 'XL' }, 'size'],
  [{ values: { name: 'A' }, size: 'M', color: 'Pink' }, 'color'],
])('a row that cannot be printed is refused at its field (%#)', async (body, field) => {
  const { list, token } = await collectingList({ productId: shirt })
  const { status, body: answer } = await fillIn(token, body)
  expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  expect((await listNow(list)).rows).toEqual([])
  await listCall(shop, asha, 'DELETE', `/${list.id}`)
})

test('what all rows share is not asked for, and cannot be filled in', async () => {
  const { token } = await collectingList({ values: { number: '7' } })
  expect((await read(token)).body.data.fields.map(({ id }) => id)).toEqual(['name'])
  const { body } = await fillIn(token, { values: { name: 'A', number: '9' } })
  expect(Object.keys(body.fields ?? {})).toEqual(['values.number'])
})

test('a row that is filled in ends the approval of the list', async () => {
  const list = await approvedList(shop, asha, { productId: mug, rows: [named('Omar')] })
  const { token } = (await linkOf(list)).body.data
  await fillIn(token, named('Nila'))
  const after = await listNow(list)
  expect([after.state, after.hash, after.rows[0]?.proof]).toEqual([
    'draft',
    null,
    list.rows[0]?.proof,
  ])
  await listCall(shop, asha, 'DELETE', `/${list.id}`)
})

test('a link is closed after its last day, when its owner closes it, and when it is false', async () => {
  const { list, token } = await collectingList()
  await shop.db.execute(
    sql`update name_lists set collect_until = collect_until - 2 where id = ${list.id}`,
  )
  expect((await read(token)).body.code).toBe('link_closed')
  expect((await linkOf(list, inDays(0))).body.data.token).toBe(token)
  const { receipt } = (await fillIn(token, named('Today'))).body.data
  expect((await listCall(shop, ravi, 'DELETE', `/${list.id}/collect`)).status).toBe(404)
  expect((await listCall(shop, asha, 'DELETE', `/${list.id}/collect`)).status).toBe(200)
  for (const answer of [
    await read(token),
    await fillIn(token, named('Late')),
    await correct(token, receipt, named('Late')),
    await read('no-such-link'),
    await read(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'link_closed'])
  expect(namesOf(await listNow(list))).toEqual(['Today'])
  expect((await linkOf(list)).body.data.token).not.toBe(token)
})

test.each([inDays(-1), inDays(181), '2026-02-30', 'soon'])(
  'a link is good for a day from today on: %s is none',
  async (until) => {
    const list = await aList(shop, asha, { productId: mug })
    const { status, body } = await linkOf(list, until)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['until']])
    expect((await linkOf(list, inDays(1), ravi)).status).toBe(404)
    await listCall(shop, asha, 'DELETE', `/${list.id}`)
  },
)

test('the row after the last is refused, however many come at once', async () => {
  const rows = Array.from({ length: 498 }, () => named('A'))
  const { list, token } = await collectingList({ rows })
  const answers = await Promise.all(['B', 'C', 'D', 'E'].map((name) => fillIn(token, named(name))))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 409, 409,
  ])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('list_full')
  expect((await listNow(list)).rows).toHaveLength(500)
})

test('an address fills in sixty rows an hour, and changes them as often as it likes', async () => {
  const limited = await openTestShop({ env: { RATE_LIMITS: 'on' } })
  try {
    const person = await aPerson(limited)
    const productId = await aCustomizable(limited, rosterStudio)
    const { id } = await aList(limited, person, { productId })
    const until = inDays(1)
    const link = await listCall<CollectLink>(limited, person, 'POST', `/${id}/collect`, { until })
    const path = `/collect/${link.body.data.token}`
    let receipt = ''
    for (let row = 0; row < 60; row++) {
      const body = named(`Name ${row}`)
      const answer = await limited.call<{ data: { receipt: string } }>('POST', path, { body })
      expect(answer.status).toBe(201)
      receipt = answer.body.data.receipt
    }
    const body = named('One more')
    expect((await limited.call('POST', path, { body })).status).toBe(429)
    expect((await limited.call('PUT', `${path}/${receipt}`, { body })).status).toBe(200)
    expect((await limited.call('GET', path)).status).toBe(200)
  } finally {
    await limited.close()
  }
})
