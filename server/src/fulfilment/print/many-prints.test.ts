import { beforeAll, expect, test } from 'vitest'
import type { Outcome } from '@tohfa/contract/orders/admin-orders'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { aKeyChain, fetchFile, jobsOf, move, orderPrinted, queueOf } from './print.fixture.ts'

let shop: TestShop
let admin: Person
let keyChain: string
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
  keyChain = await aKeyChain(shop)
})

/** The ids of as many ready jobs of one order as there are names. */
async function someJobs(...names: string[]): Promise<string[]> {
  const lines = names.map((name) => ({ name }))
  const { orderNumber } = await orderPrinted(shop, await aPerson(shop), keyChain, ...lines)
  return (await jobsOf(shop, admin, orderNumber)).map(({ id }) => id)
}
const advance = (ids: unknown, state: unknown, by = admin) =>
  shop.call<{ data: Outcome[]; fields?: Record<string, string> }>(
    'POST',
    '/admin/print-jobs/advance',
    { token: by.token, body: { ids, state } },
  )
const stateOf = async (id = '') => (await queueOf(shop, admin, `search=${id}`)).data[0]?.state

test('a selection is begun and marked as printed in one call each; a refused job stops none of the others', async () => {
  const [one = '', two = '', held = ''] = await someJobs('Asha', 'Ravi', 'Held')
  await move(shop, admin, held, { state: 'held', reason: 'Too dark' })
  const nobody = crypto.randomUUID()
  const { status, body } = await advance([one, held, nobody, 'x', two], 'printing')
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { id: one, ok: true },
    { id: held, ok: false, code: 'invalid_transition' },
    { id: nobody, ok: false, code: 'print_job_not_found' },
    { id: 'x', ok: false, code: 'print_job_not_found' },
    { id: two, ok: true },
  ])
  expect([await stateOf(one), await stateOf(two), await stateOf(held)]).toEqual([
    'printing',
    'printing',
    'held',
  ])
  expect((await advance([one, two], 'printed')).body.data.map(({ ok }) => ok)).toEqual([true, true])
  expect(await stateOf(two)).toBe('printed')
})

test('a ready job is marked as printed directly, and two concurrent calls move it once', async () => {
  const ids = await someJobs('Asha', 'Ravi')
  const printer = await aPerson(shop, 'printer')
  const both = await Promise.all([advance(ids, 'printed'), advance(ids, 'printed', printer)])
  expect(both.flatMap(({ body }) => body.data.map(({ ok }) => ok))).toEqual(Array(4).fill(true))
  const [job] = (await queueOf(shop, admin, `search=${ids[0]}`)).data
  const { body } = await shop.call<{ data: { history: { what: string; state?: string }[] } }>(
    'GET',
    `/admin/orders/${job?.orderId}`,
    { token: admin.token },
  )
  const printed = body.data.history.filter((one) => one.state === 'printed')
  expect(printed).toHaveLength(2)
})

test('the tickets of a selection are one PDF, a page each, in the order of the ids', async () => {
  const ids = await someJobs('Asha', 'Ravi', 'Meera')
  const { status, type, bytes } = await fetchFile(
    shop,
    admin,
    `/v1/admin/tickets.pdf?ids=${ids.join(',')}`,
  )
  expect([status, type]).toEqual([200, 'application/pdf'])
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
  for (const [asked, code] of [
    ['', 400],
    [crypto.randomUUID(), 404],
    [Array.from({ length: 101 }, () => crypto.randomUUID()).join(','), 400],
  ] as const)
    expect((await fetchFile(shop, admin, `/v1/admin/tickets.pdf?ids=${asked}`)).status).toBe(code)
})

test.each([
  [[], 'printing', 'ids'],
  ['all', 'printing', 'ids'],
  [Array(101).fill('x'), 'printing', 'ids'],
  [['x'], 'held', 'state'],
  [['x'], undefined, 'state'],
])('%j to %s is refused at its field', async (ids, state, field) => {
  const { status, body } = await advance(ids, state)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('a buyer may not move print jobs', async () => {
  expect((await advance(['x'], 'printing', await aPerson(shop))).status).toBe(403)
})
