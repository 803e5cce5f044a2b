import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { envelope } from '@tohfa/contract/shared/envelope'
import { collecting } from '@tohfa/contract/studio/name-lists/collecting'
import { type ExpectedPerson, expectedPerson } from '@tohfa/contract/studio/name-lists/expected'
import type { CollectLink, NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { nameListExpected } from '#platform/database/schema/name-list.tables.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aList, listCall, type ListAnswer, rosterStudio } from './name-lists.fixture.ts'

let shop: TestShop
let asha: Person
let ravi: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  ravi = await aPerson(shop)
  mug = await aCustomizable(shop, rosterStudio)
})
afterAll(() => shop.close())

const named = (name: string) => ({ values: { name } })
const put = ({ id }: NameList, people: unknown, by = asha) =>
  listCall<ExpectedPerson[]>(shop, by, 'PUT', `/${id}/expected`, { people })
const expected = async ({ id }: NameList, by = asha) =>
  listCall<ExpectedPerson[]>(shop, by, 'GET', `/${id}/expected`)
const whoIsWhere = async (list: NameList) =>
  (await expected(list)).body.data.map(({ name, row }) => [name, row])
const listNow = async ({ id }: NameList) => (await listCall(shop, asha, 'GET', `/${id}`)).body.data
const tokenOf = ({ url }: ExpectedPerson) => url?.split('/').at(-1) ?? ''
const openLink = ({ id }: NameList) =>
  listCall<CollectLink>(shop, asha, 'POST', `/${id}/collect`, { until: indianDay() })
const fillIn = (token: string, body: object) =>
  shop.call<ListAnswer<{ receipt: string }>['body']>('POST', `/collect/${token}`, { body })

/** A list whose link is open, and those who are expected. */
async function aClass(people: object[], draft: object = {}) {
  const list = await aList(shop, asha, { productId: mug, title: 'Class 7B', ...draft })
  const { token } = (await openLink(list)).body.data
  const { status, body } = await put(list, people)
  expect(status, JSON.stringify(body)).toBe(200)
  return { list, token, people: body.data }
}

test('the owner sees who has filled in and who is missing, each with a link of their own', async () => {
  const { list, people } = await aClass([
    { name: 'Kabir', phone: '+91 98765 43210' },
    { name: 'Zoya' },
    { name: 'मीरा', phone: '' },
  ])
  expect(z.array(expectedPerson.strict()).parse(people)).toEqual(people)
  expect(people).toMatchObject([
    { name: 'Kabir', phone: '9876543210', row: null },
    { name: 'Zoya', phone: null, row: null },
    { name: 'मीरा', phone: null, row: null },
  ])
  const urls = people.map(({ url }) => url)
  expect(new Set(urls).size).toBe(3)
  for (const url of urls) expect(url).toMatch(new RegExp(`^${shop.url}/collect/[\\w-]+$`))
  const [kabir] = people
  expect((await fillIn(tokenOf(kabir!), named('Kabeer'))).status).toBe(201)
  expect(await whoIsWhere(list)).toEqual([
    ['Kabir', 1],
    ['Zoya', null],
    ['मीरा', null],
  ])
})

test('no link names anybody who is expected, or any row', async () => {
  const { list, token, people } = await aClass([
    { name: 'Farah Expected' },
    { name: 'Omar Expected' },
  ])
  const [farah, omar] = people
  await fillIn(tokenOf(farah!), { ...named('Farah Written'), note: 'Farah’s note' })
  for (const one of [token, tokenOf(farah!), tokenOf(omar!)]) {
    const { status, body } = await shop.call('GET', `/collect/${one}`)
    expect(status).toBe(200)
    expect(envelope(collecting.strict()).strict().parse(body)).toEqual(body)
    expect(JSON.stringify(body)).not.toMatch(/Farah|Omar/)
  }
  const page = await (await fetch(`${shop.url}/collect/${tokenOf(omar!)}`)).text()
  expect(page).not.toMatch(/Farah|Omar/)
  expect(Object.keys((await listNow(list)).rows[0] ?? {})).not.toContain('expectedId')
})

test('what a person sends again by their own link takes the place of their row', async () => {
  const { list, people } = await aClass([{ name: 'Kabir' }, { name: 'Zoya' }])
  const [kabir, zoya] = people
  const first = (await fillIn(tokenOf(kabir!), named('Kabir S'))).body.data
  await fillIn(tokenOf(zoya!), named('Zoya K'))
  const again = await fillIn(tokenOf(kabir!), named('Kabir Singh'))
  expect(again.status).toBe(201)
  expect((await listNow(list)).rows.map(({ values }) => values['name'])).toEqual([
    'Kabir Singh',
    'Zoya K',
  ])
  const change = (receipt: string) =>
    shop.call('PUT', `/collect/${tokenOf(kabir!)}/${receipt}`, { body: named('Kabir') })
  expect((await change(first.receipt)).status).toBe(404)
  expect((await change(again.body.data.receipt)).status).toBe(200)
  expect(await whoIsWhere(list)).toEqual([
    ['Kabir', 1],
    ['Zoya', 2],
  ])
})

test('a row that the owner corrects, moves or sends again stays that of its person', async () => {
  const { list, people } = await aClass([{ name: 'Kabir' }, { name: 'Zoya' }])
  await fillIn(tokenOf(people[0]!), named('Kabeer S'))
  await fillIn(tokenOf(people[1]!), named('Zoyya'))
  const change = async (rows: object[]) => {
    const { version } = await listNow(list)
    const { status } = await listCall(shop, asha, 'PUT', `/${list.id}`, { version, rows })
    expect(status).toBe(200)
  }
  await change([named('Kabir S'), named('Zoyya')])
  expect(await whoIsWhere(list)).toEqual([
    ['Kabir', 1],
    ['Zoya', 2],
  ])
  await change([named('Zoyya'), named('Mina'), named('Kabir S')])
  expect(await whoIsWhere(list)).toEqual([
    ['Kabir', 3],
    ['Zoya', 1],
  ])
  await change([named('Mina'), named('Kabir S')])
  expect(await whoIsWhere(list)).toEqual([
    ['Kabir', 2],
    ['Zoya', null],
  ])
  // They fill in a row again, and not that of anybody else.
  await fillIn(tokenOf(people[1]!), named('Zo'))
  expect(await whoIsWhere(list)).toEqual([
    ['Kabir', 2],
    ['Zoya', 3],
  ])
})

test('other rows than before are nobody’s by their place alone', async () => {
  const { list, people } = await aClass([{ name: 'Kabir' }])
  await fillIn(tokenOf(people[0]!), named('Kabeer'))
  const { version } = await listNow(list)
  await listCall(shop, asha, 'PUT', `/${list.id}`, { version, text: 'Mina' })
  expect(await whoIsWhere(list)).toEqual([['Kabir', null]])
})

test('a row with the name of somebody expected counts, each for one person', async () => {
  const { list, token } = await aClass(
    [{ name: 'kabir-singh' }, { name: 'Aarav' }, { name: 'Aarav' }, { name: '…' }],
    { rows: [named('Aarav'), named('Somebody')] },
  )
  expect(await whoIsWhere(list)).toEqual([
    ['kabir-singh', null],
    ['Aarav', 1],
    ['Aarav', null],
    ['…', null],
  ])
  await fillIn(token, named('Kabir Singh'))
  await fillIn(token, named('AARAV'))
  expect(await whoIsWhere(list)).toEqual([
    ['kabir-singh', 3],
    ['Aarav', 1],
    ['Aarav', 4],
    ['…', null],
  ])
})

test('a person’s link ends with the list’s link, and when they are no longer expected', async () => {
  const { list, people } = await aClass([{ name: 'Kabir' }, { name: 'Zoya' }])
  const [kabir, zoya] = people
  const kept = await put(list, [{ id: zoya!.id, name: 'Zoya K', phone: '9876543210' }])
  expect(kept.body.data).toMatchObject([{ id: zoya!.id, name: 'Zoya K', url: zoya!.url }])
  const { status, body } = await fillIn(tokenOf(kabir!), named('Kabir'))
  expect([status, body.code]).toEqual([404, 'link_closed'])
  expect((await fillIn(tokenOf(zoya!), named('Zo'))).status).toBe(201)
  await listCall(shop, asha, 'DELETE', `/${list.id}/collect`)
  expect((await fillIn(tokenOf(zoya!), named('Zo'))).body.code).toBe('link_closed')
  expect((await expected(list)).body.data).toMatchObject([{ name: 'Zoya K', row: 1, url: null }])
  await openLink(list)
  expect((await expected(list)).body.data[0]?.url).not.toBe(zoya!.url)
})

test('an id of another list is that of somebody new here', async () => {
  const [kabir] = (await aClass([{ name: 'Kabir' }])).people
  const other = await aClass([])
  const { body } = await put(other.list, [
    { id: kabir!.id, name: 'Kabir' },
    { id: 'x', name: 'Zoya' },
  ])
  expect(body.data).toHaveLength(2)
  for (const { id } of body.data) expect(id).not.toBe(kabir!.id)
})

test.each([
  [[{ name: 'Kabir' }, { name: 'Zoya', phone: '98765' }], 'people.1.phone'],
  [[{ name: ' ' }], 'people.0.name'],
  [[{ phone: '9876543210' }], 'people.0.name'],
  [[{ name: 'x'.repeat(81) }], 'people.0.name'],
  [Array.from({ length: 501 }, () => ({ name: 'A' })), 'people'],
  ['Kabir', 'people'],
])('who cannot be expected is refused at their field (%#)', async (people, field) => {
  const { list } = await aClass([{ name: 'Before' }])
  const { status, body } = await put(list, people)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  expect(await whoIsWhere(list)).toEqual([['Before', null]])
  await listCall(shop, asha, 'DELETE', `/${list.id}`)
})

test('nobody but the owner of a list sees or sets who is expected', async () => {
  const { list } = await aClass([{ name: 'Kabir' }])
  expect((await expected(list, ravi)).status).toBe(404)
  expect((await put(list, [], ravi)).status).toBe(404)
  expect((await shop.call('GET', `/name-lists/${list.id}/expected`)).status).toBe(401)
  expect(await whoIsWhere(list)).toEqual([['Kabir', null]])
})

test('500 people are expected, and go with their list', async () => {
  const people = Array.from({ length: 500 }, (_, n) => ({ name: `Name ${n}` }))
  const { list } = await aClass(people)
  expect((await expected(list)).body.data).toHaveLength(500)
  expect((await listCall(shop, asha, 'DELETE', `/${list.id}`)).status).toBe(200)
  expect(await shop.db.$count(nameListExpected, eq(nameListExpected.listId, list.id))).toBe(0)
})
