import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import type { Order } from '@tohfa/contract/orders/orders'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { cancel, detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import {
  aKeyChain,
  approve,
  jobsOf,
  move,
  orderPrinted,
  queueOf,
} from '#fulfilment/print/print.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** The long form is TEST_RACES=500. */
const rounds = Number(process.env['TEST_RACES'] ?? 4)

let shop: TestShop
let admin: Person
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  keyChain = await aKeyChain(shop)
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

type Reply<T> = { code?: string; error?: string; data: T }
type Line = { person: Person; order: Order; itemId: string }

async function aLine(name = 'Rukmini'): Promise<Line> {
  const person = await aPerson(shop)
  const order = await orderPrinted(shop, person, keyChain, { name })
  return { person, order, itemId: order.order_items[0]?.id ?? '' }
}

const pathOf = ({ order, itemId }: Line) => `/user-orders/${order.id}/items/${itemId}`
const put = (line: Line, proof: string, { token } = line.person) =>
  shop.call<Reply<OrderDetails>>('PUT', `${pathOf(line)}/proof`, { token, body: { proof } })
const edit = (line: Line, { token } = line.person) =>
  shop.call<Reply<{ designId: string }>>('POST', `${pathOf(line)}/edit`, { token })
const jobs = async ({ order }: Line) =>
  (await queueOf(shop, admin, `search=${order.orderNumber}`)).data
const startPrinting = ({ order }: Line) =>
  shop.call('POST', `/admin/orders/${order.id}/start-printing`, { token: admin.token })

test('the buyer has another name printed: the line, the press, the history and a mail say so', async () => {
  const line = await aLine()
  const [before] = await jobsOf(shop, admin, line.order.orderNumber)
  expect((await edit(line)).status).toBe(200)
  const proof = await approve(shop, line.person, keyChain, { name: 'Radhika' })
  const { status, body } = await put(line, proof)
  expect(status, JSON.stringify(body)).toBe(200)
  const [item] = body.data.order_items
  expect(item?.selectedDetails.proof).toBe(proof)
  expect(item?.personalisation).toMatchObject({
    preview: expect.stringContaining(proof),
    values: [{ label: 'Name', value: 'Radhika' }],
    price: 120.5,
  })
  expect(body.data).toMatchObject({
    total: line.order.total,
    changeable: { allowed: true, items: [line.itemId] },
  })
  expect(body.data.history.filter(({ what }) => what === 'change')).toMatchObject([
    { changed: 'words', title: 'Name Key Chain', before: 'Name: Rukmini', actor: 'customer' },
  ])
  const after = await jobsOf(shop, admin, line.order.orderNumber)
  expect(after).toHaveLength(1)
  expect(after[0]?.id).not.toBe(before?.id)
  expect(after[0]?.due).toBe(before?.due)
  // Links to the old print that staff still have open lead nowhere.
  expect((await move(shop, admin, before?.id ?? '', { state: 'printing' })).status).toBe(404)
  const { rows } = await shop.db.execute<{ subject: string }>(sql`select subject from mails
    where key like ${`order-words-changed:${line.order.id}:%`}`)
  expect(rows).toHaveLength(1)
})

test('twice at once it is changed once, and the work for the press is made once', async () => {
  const line = await aLine()
  const proof = await approve(shop, line.person, keyChain, { name: 'Radhika' })
  const answers = await Promise.all([put(line, proof), put(line, proof), put(line, proof)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { history } = await detailsOf(shop, admin, line.order.id)
  expect(history.filter(({ what }) => what === 'change')).toHaveLength(1)
  expect(await jobsOf(shop, admin, line.order.orderNumber)).toHaveLength(1)
})

test('another’s order, another’s approval and another product’s print are refused', async () => {
  const line = await aLine()
  const stranger = await aPerson(shop)
  const theirs = await approve(shop, stranger, keyChain, { name: 'Radhika' })
  expect((await put(line, theirs, stranger)).status).toBe(404)
  expect((await edit(line, stranger)).status).toBe(404)
  expect((await put({ ...line, itemId: line.order.id }, theirs)).status).toBe(404)
  expect((await put(line, theirs)).body.code).toBe('proof_not_approved')
  const other = await approve(shop, line.person, await aKeyChain(shop), { name: 'Radhika' })
  expect((await put(line, other)).body.code).toBe('proof_not_approved')
  expect((await put(line, 'f'.repeat(64))).body.code).toBe('proof_not_approved')
  expect((await put(line, '')).status).toBe(400)
})

test('a print that is dearer or cheaper is refused, and it is said which', async () => {
  const line = await aLine()
  const dearer = await approve(shop, line.person, keyChain, { name: 'Radhika', word: 'शुभ' })
  expect(await put(line, dearer)).toMatchObject({
    status: 409,
    body: {
      code: 'print_price_differs',
      error: expect.stringContaining('₹160.50 a piece, more than the ₹120.50'),
    },
  })
  const person = await aPerson(shop)
  const order = await orderPrinted(shop, person, keyChain, { name: 'Rukmini', word: 'शुभ' })
  const both = { person, order, itemId: order.order_items[0]?.id ?? '' }
  const cheaper = await approve(shop, person, keyChain, { name: 'Radhika' })
  expect((await put(both, cheaper)).body.error).toContain('less than')
})

test('too late is said: once it is being printed, or cancelled', async () => {
  const line = await aLine()
  const proof = await approve(shop, line.person, keyChain, { name: 'Radhika' })
  const [job] = await jobsOf(shop, admin, line.order.orderNumber)
  await move(shop, admin, job?.id ?? '', { state: 'printing' })
  for (const refused of [await put(line, proof), await edit(line)])
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('is being printed') },
    })
  const { changeable } = await detailsOf(shop, admin, line.order.id)
  expect(changeable).toMatchObject({ allowed: false, items: [] })
  const gone = await aLine()
  await cancel(shop, gone.person, gone.order.id)
  expect((await edit(gone)).status).toBe(409)
})

test('of a change and the start of printing at once the press prints what the order says', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const line = await aLine()
    const proof = await approve(shop, line.person, keyChain, { name: 'Radhika' })
    const [job] = await jobsOf(shop, admin, line.order.orderNumber)
    const [changed, begun] = await Promise.all([
      put(line, proof),
      round % 2 ? startPrinting(line) : move(shop, admin, job?.id ?? '', { state: 'printing' }),
    ])
    const isChanged = changed.status === 200
    expect([200, 409]).toContain(changed.status)
    const [now, ...others] = await jobs(line)
    expect(others).toEqual([])
    if (round % 2 === 0) {
      expect(begun.status).toBe(isChanged ? 404 : 200)
      expect(now?.id === job?.id).toBe(!isChanged)
    }
    const { rows } = await shop.db.execute<{ same: boolean; hash: string }>(sql`
      select j.approval_id = i.approval_id same, a.hash from print_jobs j
      join order_items i on i.id = j.order_item_id
      join proof_approvals a on a.id = j.approval_id where i.id = ${line.itemId}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.same).toBe(true)
    expect(rows[0]?.hash === proof).toBe(isChanged)
  }
})
