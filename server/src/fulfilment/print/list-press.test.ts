import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { scanCode } from '#fulfilment/packing/packing.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { aBoughtList } from '#orders/order/list-order.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { fetchFile, jobsOf, move } from './print.fixture.ts'

let shop: TestShop
let printer: Person
beforeAll(async () => {
  shop = await openTestShop()
  printer = await aPerson(shop, 'printer')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const ofFamily = [
  { line: 1, row: 1, quantity: 2, color: 'White' },
  { line: 2, row: 2, quantity: 12, color: 'Navy' },
  { line: 1, row: 3, quantity: 1, color: 'White' },
]

test('each row is a job with its own print, in the order of the list', async () => {
  const { order, list } = await aBoughtList(shop)
  const jobs = await jobsOf(shop, printer, order.orderNumber)
  expect(jobs).toMatchObject(
    ofFamily.map((job, at) => ({ ...job, proof: list.rows[at]?.proof, state: 'ready' })),
  )
  expect(jobs.map(({ values }) => values.find(({ label }) => label === 'Name')?.value)).toEqual([
    'Asha',
    'Ravi',
    'மீனா',
  ])
  const file = jobs[1]?.files[0]?.url ?? ''
  const ticket = await fetch(`${shop.url}/v1/admin/print-jobs/${jobs[1]?.id}/ticket.pdf`, {
    headers: { authorization: `Bearer ${printer.token}` },
  })
  expect(ticket.headers.get('content-disposition')).toContain(`${order.orderNumber}-2.2-ticket.pdf`)
  expect((await fetchFile(shop, printer, file)).status).toBe(200)
})

test('one row is held and the others go on', async () => {
  const { order } = await aBoughtList(shop)
  const [first, second] = await jobsOf(shop, printer, order.orderNumber)
  const held = await move(shop, printer, first?.id ?? '', { state: 'held', reason: 'A blot' })
  expect([held.status, held.body.data.row]).toEqual([200, 1])
  expect((await move(shop, printer, second?.id ?? '', { state: 'printing' })).status).toBe(200)
})

test('a row is printed and packed by the code of its ticket, and no other', async () => {
  const { order } = await aBoughtList(shop)
  await jobsOf(shop, printer, order.orderNumber)
  const code = (at: string) => `${order.orderNumber}-${at}`
  const scan = (at: string, step: 'printed' | 'packed') => scanCode(shop, printer, code(at), step)
  for (const unknown of ['1', '1.2', '3.3', '2.1'])
    expect((await scan(unknown, 'printed')).body.code).toBe('ticket_code_unknown')
  const printed = await scan('1.3', 'printed')
  expect([printed.status, printed.body.data]).toMatchObject([
    200,
    { line: code('1.3'), already: false, box: { missing: ['1.1', '1.3', '2.2'].map(code) } },
  ])
  expect(printed.body.data.box.lines.map(({ print }) => print)).toEqual([
    'ready',
    'printed',
    'ready',
  ])
  expect((await scan('1.1', 'packed')).body.code).toBe('not_packable')
  expect((await scan('1-3', 'packed')).body.data.box.missing).toEqual(['1.1', '2.2'].map(code))
  for (const rest of ['1.1', '2.2'])
    for (const step of ['printed', 'packed'] as const)
      expect((await scan(rest, step)).status).toBe(200)
  const again = await scan('2.2', 'packed')
  expect(again.body.data).toMatchObject({ already: true, box: { missing: [] } })
  expect(again.body.data.box.packedAt).not.toBeNull()
})
