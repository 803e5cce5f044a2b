import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Order } from '@tohfa/contract/orders/orders'
import { printStates } from '@tohfa/contract/fulfilment/print/print-moves'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { cancel } from '#payments/payment/refund/refunds.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aKeyChain, approve, jobsOf, move, orderPrinted, queueOf } from './print.fixture.ts'

let shop: TestShop
let admin: Person
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  keyChain = await aKeyChain(shop)
})
afterAll(() => shop.close())

async function ordered(...names: string[]) {
  const person = await aPerson(shop)
  const lines = names.map((name) => ({ name }))
  const placed = await orderPrinted(shop, person, keyChain, ...lines)
  return { person, order: placed, jobs: await jobsOf(shop, admin, placed.orderNumber) }
}

async function oneJob(name = 'मीरा') {
  const { order: placed, jobs } = await ordered(name)
  return { order: placed, id: jobs[0]?.id ?? '' }
}

const historyOf = async ({ id }: Pick<Order, 'id'>) =>
  (await shop.call<{ data: AdminOrder }>('GET', `/user-orders/${id}`, { token: admin.token })).body
    .data.history

const moved = async (id: string, body: object) => {
  const answer = await move(shop, admin, id, body)
  return answer.body.data?.state ?? answer.body.code
}

test('each personalised line of an order has one print job, which is rendered by itself', async () => {
  const { order: placed, jobs } = await ordered('मीरा', 'Asha')
  expect(jobs).toMatchObject([
    {
      orderId: placed.id,
      orderNumber: placed.orderNumber,
      line: 1,
      title: 'Name Key Chain',
      productType: 'key-chain',
      blank: 'keychain',
      color: 'White',
      size: null,
      quantity: 1,
      state: 'ready',
      values: [{ label: 'Name', value: 'मीरा' }],
      moves: ['printing', 'held'],
    },
    { line: 2, values: [{ label: 'Name', value: 'Asha' }] },
  ])
  expect(jobs.map(({ itemId }) => itemId)).toEqual(placed.order_items.map(({ id }) => id))
  for (const [i, job] of jobs.entries()) {
    expect(job.proof).toBe(placed.order_items[i]?.selectedDetails.proof)
    expect(job.preview).toBe(`/v1/proofs/${job.proof}/front.webp`)
    expect(job.files.map(({ area, kind }) => `${area}.${kind}`)).toEqual(['front.png', 'front.pdf'])
  }
})

test('what is ordered without a print has no job, and an order that is paid online has its', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const proof = await approve(shop, person, keyChain, { name: 'Ravi', word: 'Hi' })
  await shop.call('POST', '/cart', {
    token: person.token,
    body: { product_id: keyChain, user_id: person.id, selectedDetails: { color: 'White', proof } },
  })
  const { razorpayOrderId } = (await order(shop, person, 'online')).body.data
  const paid = await pay(shop, razorpayOrderId, { webhook: true })
  const [first, second] = await Promise.all([
    verify(shop, person, paid),
    verify(shop, person, paid),
  ])
  expect(second.body.data.id).toBe(first.body.data.id)
  const jobs = await jobsOf(shop, admin, first.body.data.orderNumber)
  expect(jobs).toMatchObject([{ proof, line: 2 }])
  expect(jobs[0]?.files.map(({ area }) => area)).toEqual(['front', 'front', 'back', 'back'])
})

test('a job is moved to printed, and from there nowhere; the history names the author', async () => {
  const { order: placed, id } = await oneJob()
  for (const state of ['printed', 'queued', 'rendering', 'failed'])
    expect(await moved(id, { state })).toBe('invalid_transition')
  expect(await moved(id, { state: 'burnt' })).toBe('bad_request')
  expect(await moved(id, { state: 'printing' })).toBe('printing')
  expect(await moved(id, { state: 'printing' })).toBe('invalid_transition')
  expect(await moved(id, { state: 'printed' })).toBe('printed')
  for (const state of ['ready', 'printing', 'held', 'printed'])
    expect(await moved(id, { state, reason: 'x' })).toBe('invalid_transition')
  const prints = (await historyOf(placed)).filter(({ what }) => what === 'print')
  expect(prints).toMatchObject([
    { state: 'queued', by: null, title: 'Name Key Chain' },
    { state: 'rendering', by: null },
    { state: 'ready', by: null },
    { state: 'printing', by: admin.email },
    { state: 'printed', by: admin.email },
  ])
  const { body } = await shop.call<{ data: object[] }>('GET', '/admin-audit-log?subject=order', {
    token: admin.token,
  })
  expect(body.data[0]).toMatchObject({
    by: admin.email,
    action: 'changed',
    subjectId: placed.id,
    name: placed.orderNumber,
    details: { print: ['printing', 'printed'] },
  })
})

test('to hold a job takes a reason, which the buyer is mailed each time', async () => {
  const { order: placed, id } = await oneJob()
  for (const body of [{ state: 'held' }, { state: 'held', reason: '  ' }]) {
    const refused = await move(shop, admin, id, body)
    expect([refused.status, refused.body.fields]).toEqual([400, { reason: 'Required' }])
  }
  expect(await moved(id, { state: 'held', reason: 'The photo is too dark' })).toBe('held')
  expect((await queueOf(shop, admin, `search=${id}`)).data).toMatchObject([
    { state: 'held', reason: 'The photo is too dark', moves: ['ready'] },
  ])
  expect(await moved(id, { state: 'ready' })).toBe('ready')
  expect(await moved(id, { state: 'printing' })).toBe('printing')
  expect(await moved(id, { state: 'held', reason: 'The plate broke' })).toBe('held')
  const { rows } = await shop.db.execute<{ recipient: string; text: string }>(sql`
    select recipient, text from mails where key like ${`print-held:${id}:%`} order by created_at`)
  expect(rows.map(({ recipient }) => recipient)).toEqual([anAddress.email, anAddress.email])
  expect(rows[0]?.text).toContain('The photo is too dark')
  expect(rows[0]?.text).toContain(placed.orderNumber)
  expect(rows[1]?.text).toContain('The plate broke')
  expect((await queueOf(shop, admin, `search=${id}`)).data[0]?.reason).toBe('The plate broke')
})

test('of moves that come at once one is made', async () => {
  const { order: placed, id } = await oneJob()
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => move(shop, admin, id, { state: 'printing' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ])
  const prints = (await historyOf(placed)).filter((one) => one.what === 'print')
  expect(prints.filter(({ state }) => state === 'printing')).toHaveLength(1)
})

test.each(['cancelled', 'returned'])(
  'nothing of an order that was %s is moved, and only a search finds it',
  async (status) => {
    const { order: placed, id } = await oneJob()
    await shop.db.execute(sql`update orders set status = ${status} where id = ${placed.id}`)
    for (const body of [{ state: 'printing' }, { state: 'held', reason: 'x' }])
      expect(await moved(id, body)).toBe('invalid_transition')
    const shown = await queueOf(shop, admin, 'limit=60')
    expect(shown.data.map((job) => job.id)).not.toContain(id)
    const [found] = (await queueOf(shop, admin, `search=${placed.orderNumber}`)).data
    expect(found).toMatchObject({ id, orderStatus: status, moves: [] })
  },
)

test('cancelled and returned orders are not counted, with or without a type', async () => {
  const before = (await queueOf(shop, admin, '')).counts
  const several = await ordered('मीरा', 'Asha', 'Ravi')
  const { order: back } = await oneJob()
  await shop.db.execute(sql`update orders set status = 'returned' where id = ${back.id}`)
  const [line, other] = several.order.order_items
  const cancelled = [{ id: line?.id ?? '', quantity: 1 }]
  expect((await cancel(shop, several.person, several.order.id, { items: cancelled })).status).toBe(
    200,
  )
  await move(shop, admin, several.jobs.find(({ itemId }) => itemId === other?.id)?.id ?? '', {
    state: 'printing',
  })
  const expected = { ...before, ready: before.ready + 1, printing: before.printing + 1 }
  for (const query of ['', 'type=key-chain', 'state=printing'])
    expect((await queueOf(shop, admin, query)).counts).toEqual(expected)
  const all = await queueOf(shop, admin, 'limit=60')
  expect(all.totalCount).toBe(all.data.length)
})

test('the queue has the oldest first, narrowed by state, day, type and order number', async () => {
  const first = await oneJob()
  const second = await oneJob('Asha')
  await move(shop, admin, second.id, { state: 'printing' })
  const ids = async (query: string) =>
    (await queueOf(shop, admin, `limit=60&${query}`)).data.map(({ id }) => id)
  const all = await ids('')
  expect(all.indexOf(first.id)).toBeLessThan(all.indexOf(second.id))
  expect(await ids('state=printing')).toContain(second.id)
  expect(await ids('state=printing')).not.toContain(first.id)
  await shop.db.execute(sql`update print_jobs set due = '2031-05-06' where id = ${first.id}`)
  expect(await ids('day=2031-05-06')).toEqual([first.id])
  expect(await ids('day=2031-05-06&type=key-chain')).toEqual([first.id])
  expect(await ids('day=2031-05-06&type=pillow')).toEqual([])
  const { orderNumber } = second.order
  for (const search of [orderNumber, orderNumber.toLowerCase(), orderNumber.slice(2), second.id])
    expect(await ids(`search=${search}`)).toEqual([second.id])
  expect(await ids(`search=${encodeURIComponent("x' or 1=1 --")}`)).toEqual([])
  const { counts, totalCount } = await queueOf(shop, admin, 'day=2031-05-06&limit=1')
  expect([totalCount, counts.ready, counts.printing]).toEqual([1, 1, 0])
  const {
    data,
    totalCount: ready,
    counts: others,
  } = await queueOf(shop, admin, 'state=ready&limit=1&page=2')
  expect(data).toHaveLength(1)
  expect(others.ready).toBe(ready)
  expect(Object.keys(others)).toEqual([...printStates])
})

test('the overview counts the jobs for the press, and the late ones', async () => {
  const read = async () =>
    (
      await shop.call<{ data: { printing: { waiting: number; late: number; held: number } } }>(
        'GET',
        '/admin-overview',
        { token: admin.token },
      )
    ).body.data.printing
  const before = await read()
  const [late, held] = [await oneJob(), await oneJob('Asha')]
  await shop.db.execute(sql`update print_jobs set due = '2020-01-01' where id = ${late.id}`)
  await move(shop, admin, held.id, { state: 'held', reason: 'x' })
  expect(await read()).toMatchObject({
    waiting: before.waiting + 1,
    late: before.late + 1,
    held: before.held + 1,
  })
})

describe('refused', () => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  test.each([
    ['GET', '/admin/print-queue'],
    ['PUT', `/admin/print-jobs/${nobody}`],
    ['GET', `/admin/print-jobs/${nobody}/files/front.png`],
    ['GET', `/admin/print-jobs/${nobody}/ticket.pdf`],
    ['GET', `/admin/orders/${nobody}/print.zip`],
    ['GET', '/admin/print-queue.zip?day=2031-01-01'],
    ['POST', '/admin/gang-sheets'],
    ['GET', `/admin/gang-sheets/${nobody}/sheets.pdf`],
  ])('%s %s to visitors and shoppers', async (method, path) => {
    const { token } = await aPerson(shop)
    const body = method === 'GET' ? {} : { body: {} }
    expect((await shop.call(method, path, body)).status).toBe(401)
    expect((await shop.call(method, path, { token, ...body })).status).toBe(403)
  })

  test.each([
    ['state=shipped', 'state'],
    ['type=sofa', 'type'],
    ['day=2031-02-30', 'day'],
    ['day=today', 'day'],
    ['limit=61', 'limit'],
    ['page=0', 'page'],
    [`search=${'9'.repeat(101)}`, 'search'],
  ])('the print queue refuses a filter by %s', async (query, field) => {
    const refused = await queueOf(shop, admin, query)
    expect(Object.keys(refused.fields ?? {})).toEqual([field])
  })

  test.each([
    [{}, 'state'],
    [{ state: 'burnt' }, 'state'],
    [{ state: 5 }, 'state'],
    [{ state: 'held', reason: 'x'.repeat(301) }, 'reason'],
    [{ state: 'held', reason: { a: 1 } }, 'reason'],
  ])('the print queue refuses a move with the body %j', async (body, field) => {
    const refused = await move(shop, admin, nobody, body)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]])
  })

  test.each([nobody, 'x', '../../etc/passwd'])('the job %s, which there is not', async (id) => {
    const refused = await move(shop, admin, encodeURIComponent(id), { state: 'ready' })
    expect([refused.status, refused.body.code]).toEqual([404, 'print_job_not_found'])
  })
})
