import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Festival } from '@tohfa/contract/fulfilment/festivals'
import { indianDay } from '#platform/runtime/clock.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { daysAfter } from './promised-dates.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

const inDays = (n: number) => daysAfter(indianDay(), n)
const set = (festivals: object[], token = admin.token) =>
  shop.call<{ data: Festival[]; fields?: Record<string, string> }>('PUT', '/admin/festivals', {
    token,
    body: { festivals },
  })
const shown = async () =>
  (await shop.call<{ data: Festival[] }>('GET', '/festivals')).body.data.map(({ name }) => name)

test('shown are festivals from their day on, while they can still be ordered for', async () => {
  const { status, body } = await set([
    { name: 'In a month', nameHi: 'एक महीने में', day: inDays(30), shownFrom: inDays(-1) },
    { name: 'Too near', day: inDays(3), shownFrom: inDays(-9) },
    { name: 'Not yet', day: inDays(60), shownFrom: inDays(1) },
    { name: 'Past', day: inDays(-1), shownFrom: inDays(-30) },
  ])
  expect(status).toBe(200)
  expect(body.data).toHaveLength(4)
  const next = body.data.find(({ name }) => name === 'In a month')
  // Six days, three more at worst, and it is there before the festival.
  expect(next).toMatchObject({ nameHi: 'एक महीने में', orderBy: inDays(30 - 10) })
  expect(await shown()).toEqual(['In a month'])
})

test('what is wrong with one is told at its field', async () => {
  const good = { name: 'Good', day: inDays(30), shownFrom: inDays(1) }
  const { status, body } = await set([good, { ...good, day: 'soon' }, { ...good, name: ' ' }])
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['festivals.1.day', 'festivals.2.name'])
  const late = await set([{ ...good, shownFrom: inDays(31) }])
  expect(late.body.fields).toHaveProperty(['festivals.0.shownFrom'])
})

test('a change is in the staff’s log', async () => {
  await set([{ name: 'Holi', day: inDays(40), shownFrom: inDays(0) }])
  const { body } = await shop.call<{ data: { name: string; details: object }[] }>(
    'GET',
    '/admin-audit-log?subject=settings',
    { token: admin.token },
  )
  expect(body.data[0]).toMatchObject({ name: 'Festivals' })
  expect(JSON.stringify(body.data[0]?.details)).toContain('Holi')
})

test('customers cannot set them', async () => {
  const person = await aPerson(shop)
  expect((await set([], person.token)).status).toBe(403)
  expect((await shop.call('GET', '/admin/festivals', { token: person.token })).status).toBe(403)
})
