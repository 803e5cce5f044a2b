import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BlankCounts } from '@tohfa/contract/catalog/blank-counts'
import type { DeliveryReport } from '@tohfa/contract/catalog/blank-deliveries'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aBlank, aMug, putOnBlank, stocksOf } from './blanks.fixture.ts'

let shop: TestShop
let manager: Person
let printer: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
  printer = await aPerson(shop, 'printer')
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

type Form = { id?: string; reference?: string; csv: string; dryRun?: boolean }
const deliver = (form: Form, who = printer) =>
  shop.call<Partial<FailureEnvelope> & { data: DeliveryReport }>(
    'POST',
    '/admin/blank-deliveries',
    {
      token: who.token,
      body: { id: randomUUID(), reference: `Paper ${randomUUID()}`, dryRun: false, ...form },
    },
  )

async function aShirt(...stocks: readonly [number, number]) {
  const title = `Shirt ${randomUUID()}`
  const variants = [
    { color: 'White', size: 'M', stock: stocks[0] },
    { color: 'White', size: 'L', stock: stocks[1] },
  ]
  return { title, id: await aBlank(shop, manager, 0, { title, variants }) }
}

const table = (...rows: (string | number)[][]) =>
  ['blank,colour,size,pieces', ...rows.map((row) => row.join(','))].join('\n')

test('a printer books a delivery: a dry run writes nothing, then all rows add to their stocks', async () => {
  const { title, id } = await aShirt(3, 40)
  const csv = table([title, 'White', 'M', 100], [title.toUpperCase(), 'white', 'l', '"1,200"'])
  const reference = `Mehta 4711 ${randomUUID()}`
  const dry = await deliver({ csv, reference, dryRun: true })
  const rows = [
    { line: 2, title, color: 'White', size: 'M', pieces: 100, stock: 103 },
    { line: 3, title, color: 'White', size: 'L', pieces: 1200, stock: 1240 },
  ]
  expect(dry.body.data).toEqual({ dryRun: true, pieces: 1300, problems: [], rows })
  expect(await stocksOf(shop, manager, id)).toEqual([3, 40])
  expect((await deliver({ csv, reference })).body.data).toEqual({
    dryRun: false,
    pieces: 1300,
    problems: [],
    rows,
  })
  expect(await stocksOf(shop, manager, id)).toEqual([103, 1240])
  const known = await shop.call<{ data: BlankCounts }>('GET', '/admin/blank-counts', {
    token: printer.token,
  })
  const movements = known.body.data.movements.filter((one) => one.title === title)
  const made = { kind: 'delivery', reference, by: printer.email, at: expect.any(String) }
  expect(movements).toHaveLength(2)
  expect(movements).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...made, size: 'M', pieces: 100, stock: 103 }),
      expect.objectContaining({ ...made, size: 'L', pieces: 1200, stock: 1240 }),
    ]),
  )
  const log = await shop.call<{ data: StaffChange[] }>(
    'GET',
    '/admin-audit-log?subject=blank&limit=1',
    { token: manager.token },
  )
  expect(log.body.data[0]?.details).toEqual({
    'White M': [3, 103],
    'White L': [40, 1240],
    delivery: [null, reference],
  })
})

test('each wrong cell is named at its line, and one of them keeps the whole delivery out', async () => {
  const { title, id } = await aShirt(1, 1)
  const plain = `Uncounted ${randomUUID()}`
  await aBlank(shop, manager, 0, { title: plain, trackStock: false })
  const csv = table(
    [title, 'White', 'M', 5],
    ['No such shirt', 'White', 'M', 5],
    [title, 'Teal', 'M', 5],
    [title, 'White', 'XXL', 5],
    [title, 'White', '', 5],
    [title, 'White', 'L', 0],
    [title, 'White', 'M', 7],
    [plain, 'White', '', 7],
    ['', 'White', 'M', 'many'],
    [title, 'White', 'L', 1_000_000],
  )
  const { body } = await deliver({ csv, dryRun: true })
  expect(body.data.problems.map(({ line, field, code }) => [line, field, code])).toEqual([
    [3, 'blank', 'blankNotThere'],
    [4, 'colour', 'blankWithoutColor'],
    [5, 'size', 'blankWithoutSize'],
    [6, 'size', 'blankWithoutSize'],
    [7, 'pieces', 'piecesWhole'],
    [8, 'blank', 'deliveredTwice'],
    [9, 'blank', 'blankNotCounted'],
    [10, 'pieces', 'piecesWhole'],
    [10, 'blank', 'required'],
    [11, 'blank', 'deliveredTwice'],
    [11, 'pieces', 'stock'],
  ])
  const reference = `Paper ${randomUUID()}`
  const refused = await deliver({ csv, reference })
  expect(refused).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(await stocksOf(shop, manager, id)).toEqual([1, 1])
  const mended = await deliver({ csv: table([title, 'White', 'M', 5]), reference })
  expect(mended.status).toBe(200)
  expect(await stocksOf(shop, manager, id)).toEqual([6, 1])
})

test('a delivery is booked once: by its key, also three times at once, and by its paper', async () => {
  const { title, id } = await aShirt(10, 0)
  const form = {
    id: randomUUID(),
    reference: `Mehta 12 ${randomUUID()}`,
    csv: table([title, 'White', 'M', 5]),
  }
  const answers = await Promise.all([1, 2, 3].map(() => deliver(form)))
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body.data.rows).toMatchObject([{ pieces: 5, stock: 15 }])
  }
  for (const dryRun of [true, false]) {
    const reference = form.reference.toUpperCase()
    const again = await deliver({ ...form, id: randomUUID(), reference, dryRun })
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([400, ['reference']])
  }
  expect(await stocksOf(shop, manager, id)).toEqual([15, 0])
})

test('a delivery and sales at once lose nothing', async () => {
  const blank = await aBlank(shop, manager, 6, { title: `Mug of ${randomUUID()}` })
  const { body } = await shop.call<{ data: { id: string; title: string }[] }>(
    'GET',
    '/admin/blanks',
    { token: manager.token },
  )
  const title = body.data.find(({ id }) => id === blank)?.title ?? ''
  const sales = await Promise.all(
    [1, 2, 3].map(async (quantity) => {
      const mug = await aMug(shop, manager)
      await putOnBlank(shop, manager, mug, blank)
      const asha = await aPerson(shop)
      await putIntoCart(shop, asha, mug, quantity)
      return () => order(shop, asha, 'cash')
    }),
  )
  await Promise.all([
    ...sales.map((sell) => sell()),
    deliver({ csv: table([title, 'White', '', 24]) }),
  ])
  expect(await stocksOf(shop, manager, blank)).toEqual([24])
})

test('a table without its columns, or that is none, is refused at the table; shoppers book nothing', async () => {
  for (const csv of ['', 'blank,colour\nMug,White', 'PK\u0003\u0004workbook']) {
    const { status, body } = await deliver({ csv, dryRun: true })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['csv']])
  }
  expect((await deliver({ csv: table() }, await aPerson(shop))).status).toBe(403)
})
