import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { order, ordersOf, type Placed } from '#orders/order/orders.fixture.ts'
import { cancel, detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, anAddress, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aCashOrder,
  answerByLink,
  answerByStaff,
  letHoursPass,
  linkOf,
  linksOf,
  setRules,
  stateOf,
} from './cash.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await quietJobs(shop)
  await setRules(shop, owner, { confirm: true })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const followed = () => doJob(shop, 'follow-cash-orders')

async function mailKeys(id: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ key: string }>(sql`
    select key from mails where split_part(key, ':', 2) = ${id} order by created_at, key`)
  return rows.map(({ key }) => key.replace(`:${id}`, ''))
}

/** A cash order of a mug with a name on it. */
async function aPrintedOrder() {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop, {}, { price: 499, discount: 10, stock: 5 })
  const proof = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  await shop.call('POST', '/cart', {
    token: person.token,
    body: { product_id: productId, user_id: person.id, selectedDetails: { color: 'White', proof } },
  })
  return { person, productId, id: (await order(shop, person, 'cash')).body.data.order.id }
}

const jobsOf = async (id: string) => {
  const { rows } = await shop.db.execute<{ id: string; due: string }>(sql`
    select id, due::text from print_jobs where order_id = ${id}`)
  return rows
}

type Queued = { id: string; state: string; waits: boolean; moves: string[] }

/** A job as the queue has it. */
async function queueOf(id = ''): Promise<Queued | undefined> {
  const { body } = await shop.call<{ data: Queued[] }>('GET', `/admin/print-queue?search=${id}`, {
    token: owner.token,
  })
  return body.data.find((job) => job.id === id)
}

const call = (who: Person, method: string, path: string, body: object = {}) =>
  shop.call<{ code?: string; data: { ok: boolean; code?: string }[] }>(method, path, {
    token: who.token,
    body,
  })

test('a shop that has set nothing asks nobody: the order is confirmed at once', async () => {
  await setRules(shop, owner, {})
  const { id } = await aCashOrder(shop)
  expect(await stateOf(shop, id)).toEqual({ status: 'confirmed', cash: 'none', method: 'cash' })
  expect(await mailKeys(id)).toEqual(['order-confirmed'])
  await setRules(shop, owner, { confirm: true })
})

test('a cash order waits for the yes of its buyer, whom a mail asks by a link', async () => {
  const { person, order: made, id } = await aCashOrder(shop, { price: 279.65, discount: 0 }, 2)
  expect(made).toMatchObject({ status: 'confirmed', cashState: 'to_confirm' })
  const left = Date.parse(made.cashUntil ?? '') - Date.now()
  expect(Math.round(left / 3_600_000)).toBe(24)
  expect(await mailKeys(id)).toEqual(['cash-question'])
  const [listed] = await ordersOf(shop, person)
  expect(listed).toMatchObject({ cashState: 'to_confirm', cashUntil: made.cashUntil })

  const token = await linkOf(shop, id)
  const asked = await shop.call<{ data: object }>('GET', `/cod/${token}`)
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(asked.headers.get('x-robots-tag')).toBe('noindex')
  expect(asked.body.data).toEqual({
    orderNumber: made.orderNumber,
    items: [{ title: made.order_items[0]?.product.title, color: 'White', quantity: 2 }],
    toCollect: 559,
    total: 559.3,
    city: anAddress.city,
    until: made.cashUntil,
  })
  expect(JSON.stringify(asked.body)).not.toMatch(/Asha|9876543210|MG Road|560001/)

  expect(await answerByLink(shop, token, 'yes')).toMatchObject({
    status: 200,
    body: { data: { orderNumber: made.orderNumber, cashState: 'confirmed' } },
  })
  expect(await stateOf(shop, id)).toEqual({
    status: 'confirmed',
    cash: 'confirmed',
    method: 'cash',
  })
  expect(await mailKeys(id)).toEqual(['cash-question', 'order-confirmed'])
  const seen = await detailsOf(shop, owner, id)
  expect(seen.history).toContainEqual(
    expect.objectContaining({ changed: 'cash_confirmed', actor: 'customer' }),
  )
  for (const again of ['yes', 'no'])
    expect(await answerByLink(shop, token, again)).toMatchObject({
      status: 404,
      body: { code: 'link_not_found' },
    })
})

test('the link names the size and the pack of what was bought', async () => {
  const person = await aPerson(shop)
  const tee = await aProduct(shop, { productType: 't-shirts', sizes: ['M'] })
  const cards = await aProduct(shop, { productType: 'business-cards', packs: [100, 250] })
  for (const [product_id, details] of [
    [tee, { size: 'M' }],
    [cards, { quantity: 250 }],
  ] as const) {
    const selectedDetails = { color: 'White', ...details }
    const body = { product_id, user_id: person.id, selectedDetails }
    expect((await shop.call('POST', '/cart', { token: person.token, body })).status).toBe(201)
  }
  const { id } = (await order(shop, person, 'cash')).body.data.order
  const asked = await shop.call<{ data: { items: object[] } }>(
    'GET',
    `/cod/${await linkOf(shop, id)}`,
  )
  expect(asked.body.data.items).toMatchObject([
    { color: 'White', size: 'M', quantity: 1 },
    { color: 'White', pack: 250, quantity: 1 },
  ])
})

test('no cancels the order: the stock is back, and the buyer is written to', async () => {
  const { productId, id } = await aCashOrder(shop)
  expect(await stockOf(shop, productId)).toBe(4)
  const token = await linkOf(shop, id)
  expect((await answerByLink(shop, token, 'no')).body.data.cashState).toBe('declined')
  expect(await stateOf(shop, id)).toEqual({ status: 'cancelled', cash: 'declined', method: 'cash' })
  expect(await stockOf(shop, productId)).toBe(5)
  expect(await mailKeys(id)).toHaveLength(2)
  expect((await shop.call('GET', `/cod/${token}`)).status).toBe(404)
})

test('after two and twelve hours the buyer is reminded, and after a day the order is cancelled', async () => {
  const { person, productId, id } = await aCashOrder(shop)
  await followed()
  expect(await linksOf(shop, id)).toHaveLength(1)
  await letHoursPass(shop, id, 2.1)
  await followed()
  await followed()
  expect(await linksOf(shop, id)).toHaveLength(2)
  await letHoursPass(shop, id, 10)
  await followed()
  const links = await linksOf(shop, id)
  expect(new Set(links).size).toBe(3)
  for (const token of links) expect((await shop.call('GET', `/cod/${token}`)).status).toBe(200)
  await letHoursPass(shop, id, 12)
  for (const token of links)
    expect(await answerByLink(shop, token, 'yes')).toMatchObject({
      status: 410,
      body: { code: 'link_expired' },
    })
  await followed()
  expect(await stateOf(shop, id)).toEqual({ status: 'cancelled', cash: 'expired', method: 'cash' })
  expect(await stockOf(shop, productId)).toBe(5)
  for (const token of links) expect((await shop.call('GET', `/cod/${token}`)).status).toBe(410)
  const [listed] = await ordersOf(shop, person)
  expect(listed).toMatchObject({ status: 'cancelled', cashState: 'expired' })
  const { history } = await detailsOf(shop, owner, id)
  expect(history).toContainEqual(expect.objectContaining({ what: 'cancellation', actor: 'system' }))
})

test('nothing of an order that nobody confirmed is printed, packed or sent, by whatever call', async () => {
  const plain = await aCashOrder(shop)
  const printed = await aPrintedOrder()
  const [job] = await jobsOf(printed.id)
  await shop.db.execute(sql`
    update print_jobs set state = 'ready', files = '[]' where order_id = ${printed.id}`)
  expect(await queueOf(job?.id)).toMatchObject({ state: 'ready', waits: true })
  expect((await queueOf(job?.id))?.moves).toEqual(['held'])
  for (const [path, body] of [
    [`print-jobs/${job?.id}`, { state: 'printing' }],
    ['gang-sheets', { jobs: [job?.id], sheet: 'A4', gap: 4 }],
  ] as const)
    expect(
      await call(owner, path === 'gang-sheets' ? 'POST' : 'PUT', `/admin/${path}`, body),
    ).toMatchObject({ status: 409, body: { code: 'cash_not_confirmed' } })
  for (const { id } of [plain, printed]) {
    const refused = { status: 409, body: { code: 'cash_not_confirmed' } }
    expect(await call(owner, 'POST', `/admin/orders/${id}/start-printing`)).toMatchObject(refused)
    expect(await call(owner, 'POST', `/admin/orders/${id}/printed`)).toMatchObject(refused)
    const sent = { status: 'shipped' }
    const forced = { ...sent, force: true, reason: 'They are in a hurry' }
    expect(await call(owner, 'PUT', `/user-orders/${id}`, sent)).toMatchObject(refused)
    expect(await call(owner, 'PUT', `/user-orders/${id}`, forced)).toMatchObject(refused)
    for (const [path, body] of [
      ['start-printing', {}],
      ['printed', {}],
      ['advance', forced],
    ] as const) {
      const many = await call(owner, 'POST', `/admin/orders/${path}`, { ids: [id], ...body })
      expect(many.body.data).toMatchObject([{ id, ok: false, code: 'cash_not_confirmed' }])
    }
  }
  const scanned = { code: plain.order.orderNumber, step: 'packed' }
  expect(await call(owner, 'POST', '/admin/bench/scans', scanned)).toMatchObject({ status: 409 })
})

test('the database refuses it by itself', async () => {
  const { id } = await aPrintedOrder()
  const refused = async (statement: ReturnType<typeof sql>) =>
    expect(shop.db.execute(statement)).rejects.toThrow()
  await refused(sql`update orders set printing_started_at = now() where id = ${id}`)
  await refused(sql`update orders set status = 'shipped' where id = ${id}`)
  await refused(sql`update print_jobs set state = 'printing' where order_id = ${id}`)
  await refused(sql`insert into shipments (id, order_id, status, claimed_at, carrier)
    values (gen_random_uuid(), ${id}, 'booking', now(), 'delhivery')`)
})

test('what was made ready before its buyer confirmed it is printed from then on, and due from then on', async () => {
  const { id } = await aPrintedOrder()
  const before = await jobsOf(id)
  await shop.db.execute(sql`
    update print_jobs set due = due - 20 where order_id = ${id}`)
  await shop.db.execute(sql`
    update orders set dispatch_by = dispatch_by - 20 where id = ${id}`)
  await shop.db.execute(sql`
    update orders set created_at = created_at - interval '20 days' where id = ${id}`)
  await answerByLink(shop, await linkOf(shop, id), 'yes')
  const [job, ...others] = await jobsOf(id)
  expect(others).toEqual([])
  expect(job?.id).toBe(before[0]?.id)
  expect(Date.parse(job?.due ?? '')).toBeGreaterThan(Date.now() - 86_400_000)
  const { body } = await shop.call<{ data: { id: string; late: boolean; due: string }[] }>(
    'GET',
    '/user-orders?payment=cash&limit=60',
    { token: owner.token },
  )
  expect(body.data.find((one) => one.id === id)).toMatchObject({ late: false, due: job?.due })
})

test('staff say for the buyer what they answered on the phone; history and log name them', async () => {
  const manager = await aPerson(shop, 'manager')
  const yes = await aCashOrder(shop)
  const no = await aCashOrder(shop)
  expect((await answerByStaff(shop, manager, yes.id, 'maybe')).body.fields).toHaveProperty('state')
  const { body } = await answerByStaff(shop, manager, yes.id, 'confirmed')
  expect(body.data).toMatchObject({ cashState: 'confirmed', status: 'confirmed' })
  expect(body.data.history).toContainEqual(
    expect.objectContaining({ changed: 'cash_confirmed', actor: 'admin', by: manager.email }),
  )
  expect((await answerByStaff(shop, manager, no.id, 'declined')).body.data).toMatchObject({
    cashState: 'declined',
    status: 'cancelled',
  })
  for (const { id } of [yes, no])
    expect(await answerByStaff(shop, owner, id, 'confirmed')).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition' },
    })
  const log = await shop.call<{ data: { subjectId: string; details: object; by: string }[] }>(
    'GET',
    '/admin-audit-log?subject=order',
    { token: owner.token },
  )
  expect(log.body.data).toContainEqual(
    expect.objectContaining({
      subjectId: yes.id,
      by: manager.email,
      details: { cash: ['to_confirm', 'confirmed'] },
    }),
  )
})

test('the buyer says yes or no in My Orders too, and nobody else does', async () => {
  const { person, id } = await aCashOrder(shop)
  const say = (who: Person, answer: string) =>
    shop.call<{ code?: string; data: { cashState: string } }>('POST', `/user-orders/${id}/cash`, {
      token: who.token,
      body: { answer },
    })
  expect((await say(await aPerson(shop), 'no')).status).toBe(404)
  expect((await say(person, 'perhaps')).status).toBe(400)
  expect((await say(person, 'yes')).body.data.cashState).toBe('confirmed')
  expect((await say(person, 'no')).body.code).toBe('invalid_transition')
})

test('who cancels an order that waits has answered no', async () => {
  const { person, id } = await aCashOrder(shop)
  const token = await linkOf(shop, id)
  expect((await cancel(shop, person, id)).status).toBe(200)
  expect(await stateOf(shop, id)).toEqual({ status: 'cancelled', cash: 'declined', method: 'cash' })
  expect((await answerByLink(shop, token, 'yes')).status).toBe(404)
})

test('a part that is cancelled leaves the rest to be confirmed, for what it comes to', async () => {
  const { person, order: made, id } = await aCashOrder(shop, { price: 279.65, discount: 0 }, 2)
  await cancel(shop, person, id, { items: [{ id: made.order_items[0]?.id, quantity: 1 }] })
  const { body } = await shop.call<{ data: { toCollect: number; items: object[] } }>(
    'GET',
    `/cod/${await linkOf(shop, id)}`,
  )
  expect(body.data).toMatchObject({ toCollect: 280, items: [{ quantity: 1 }] })
})

test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}%2F`, "' or 1=1 --"])(
  'a link that was guessed (%j) is none',
  async (token) => {
    await aCashOrder(shop)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/payment'],
    ] as const) {
      const { status } = await shop.call(method, `/cod/${encodeURI(token)}${path}`, {
        ...(method === 'POST' && { body: { answer: 'yes' } }),
      })
      expect(status).toBe(404)
    }
  },
)

test('the database knows a link by its hash alone', async () => {
  const { id } = await aCashOrder(shop)
  const token = await linkOf(shop, id)
  const { rows } = await shop.db.execute<{ hash: string }>(sql`
    select token_hash hash from cash_links where order_id = ${id}`)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.hash).not.toContain(token)
})

test.each(Array.from({ length: 6 }, (_, n) => n))(
  'of yes, no, staff and the end of its time at once one comes about (%i)',
  async () => {
    const { person, productId, id } = await aCashOrder(shop)
    const token = await linkOf(shop, id)
    const answers = await Promise.all([
      answerByLink(shop, token, 'yes'),
      answerByLink(shop, token, 'no'),
      answerByLink(shop, token, 'yes'),
      answerByStaff(shop, owner, id, 'confirmed'),
      shop.call('POST', `/user-orders/${id}/cash`, { token: person.token, body: { answer: 'no' } }),
      followed(),
    ])
    const done = answers.filter((answer) => answer && answer.status === 200)
    expect(done).toHaveLength(1)
    const { status, cash } = await stateOf(shop, id)
    expect([`${status} ${cash}`]).toEqual([
      expect.stringMatching(/^(confirmed confirmed|cancelled declined)$/),
    ])
    expect(await stockOf(shop, productId)).toBe(status === 'cancelled' ? 5 : 4)
  },
)

test('the same press sent again makes one order and one question', async () => {
  const { person, productId } = await aCashOrder(shop)
  await shop.call('POST', '/cart', {
    token: person.token,
    body: { product_id: productId, user_id: person.id, selectedDetails: { color: 'White' } },
  })
  const press = () => order(shop, person, 'cash', { key: 'the same press' })
  const answers = await Promise.all([press(), press(), press()])
  const again = await press()
  const ids = [...answers, again].map(({ body }: { body: Placed }) => body.data.order.id)
  expect(new Set(ids).size).toBe(1)
  expect(await linksOf(shop, ids[0] ?? '')).toHaveLength(1)
})

test('Today and the list name the orders that are to be called', async () => {
  const { id } = await aCashOrder(shop)
  const { body } = await shop.call<{ data: { id: string }[]; totalCount: number }>(
    'GET',
    '/user-orders?pile=confirm&limit=60',
    { token: owner.token },
  )
  expect(body.data.map((one) => one.id)).toContain(id)
  const today = await shop.call<{ data: { piles: { pile: string; count: number }[] } }>(
    'GET',
    '/admin/today',
    { token: owner.token },
  )
  const pile = (name: string) => today.body.data.piles.find((one) => one.pile === name)?.count
  expect(pile('confirm')).toBe(body.totalCount)
  const printing = await shop.call<{ data: { id: string }[] }>(
    'GET',
    '/user-orders?pile=print&limit=60',
    { token: owner.token },
  )
  expect(printing.body.data.map((one) => one.id)).not.toContain(id)
})

test('staff see why a buyer is asked, and what account or phone did not take before', async () => {
  const { id, person } = await aCashOrder(shop)
  expect((await detailsOf(shop, owner, id)).cash).toMatchObject({
    confirmedAt: null,
    reasons: expect.arrayContaining(['rule', 'first_order']),
  })
  await answerByLink(shop, await linkOf(shop, id), 'yes')
  await shop.db.execute(sql`update orders set status = 'returned' where id = ${id}`)
  const next = await aCashOrder(shop)
  const { cash } = await detailsOf(shop, owner, next.id)
  expect(cash?.reasons).toContain('refused_before')
  expect(cash?.refused).toContainEqual(expect.objectContaining({ by: 'phone' }))
  expect(JSON.stringify(await ordersOf(shop, person))).not.toContain('refused_before')
})
