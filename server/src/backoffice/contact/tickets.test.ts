import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffMessage, OwnTicket, Ticket } from '@tohfa/contract/backoffice/contact'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { ticketClock } from '@tohfa/contract/backoffice/ticket-clock'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
let asha: Person
let orderNumber: string
let orderId: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  asha = await aPerson(shop)
  await putIntoCart(shop, asha, await aProduct(shop))
  const made = (await order(shop, asha, 'cash')).body.data.order
  orderNumber = made.orderNumber
  orderId = made.id
})
afterAll(() => shop.close())

/** Writes to the shop; the number, the token of the mailed link and how staff see it. */
async function write(change: object = {}, by?: Person) {
  const body = {
    name: 'Asha Rao',
    phone: '9876543210',
    email: `${crypto.randomUUID()}@example.com`,
    message: 'Do you print in Hindi as well, and how long does it take?',
    ...change,
  }
  const sent = await shop.call<{ data: { number: string } }>('POST', '/api/service/send-message', {
    body,
    ...(by && { token: by.token }),
  })
  const { number } = sent.body.data
  const { rows } = await shop.db.execute<{ token: string }>(sql`
    select substring(text from '/ticket/([A-Za-z0-9_-]+)') token from mails
    where key = 'contact-acknowledged:' || (select id from contact_messages where number = ${number})`)
  return { number, email: body.email, token: rows[0]?.token ?? '' }
}

async function seenByStaff(query: string): Promise<StaffMessage[]> {
  const { token } = admin
  const answer = await shop.call<{ data: StaffMessage[] }>('GET', `/admin-message?${query}`, {
    token,
  })
  return answer.body.data
}
const kept = async (number: string) => (await seenByStaff(`number=${number}`))[0]
const read = (token: string) =>
  shop.call<{ code?: string; data: Ticket }>('GET', `/tickets/${token}`)
const answer = (id: string, body: object, by = admin) =>
  shop.call<{ data: StaffMessage }>('POST', `/admin-message/${id}/answers`, {
    token: by.token,
    body,
  })
const clocks = async () => {
  const { token } = admin
  const read = await shop.call<{ data: Dashboard }>('GET', '/admin-overview', { token })
  return read.body.data.tickets
}

test('a message counts as acknowledged when its mail left, once', async () => {
  const { number } = await write()
  await expect.poll(async () => (await kept(number))?.acknowledgedAt).toEqual(expect.any(String))
  const { id } = (await kept(number)) ?? { id: '' }
  const mails = await shop.db.$count(sql`mails`, sql`key = ${`contact-acknowledged:${id}`}`)
  expect(mails).toBe(1)
})

test('the link shows where the matter stands, and neither the words nor the writer', async () => {
  const { number, token } = await write({ kind: 'grievance' })
  const seen = await read(token)
  expect(seen.status).toBe(200)
  expect(seen.body.data).toEqual({
    number,
    kind: 'grievance',
    state: 'open',
    createdAt: expect.any(String),
    acknowledgedAt: seen.body.data.acknowledgedAt,
    dueClose: expect.any(String),
    closedAt: null,
    orderNumber: null,
    answers: [],
  })
  expect(seen.headers.get('cache-control')).toBe('no-store')
  expect(seen.headers.get('x-robots-tag')).toBe('noindex')
})

test('a link that the shop did not sign opens nothing', async () => {
  const [one, other] = [await write(), await write()]
  const mixed = other.token.slice(0, 22) + one.token.slice(22)
  const { id = '' } = (await kept(one.number)) ?? {}
  for (const wrong of [mixed, one.token.slice(1), `${one.token}x`, id, one.number, '%00', 'x'])
    expect(await read(wrong), wrong).toMatchObject({
      status: 404,
      body: { code: 'ticket_link_invalid' },
    })
})

test('an answer goes out by mail, is kept, stands on the writer’s page, and may close the matter', async () => {
  const { number, email, token } = await write()
  const { id = '' } = (await kept(number)) ?? {}
  const first = await answer(id, { text: 'Yes, we do.\nIt takes a day more.' })
  expect(first).toMatchObject({ status: 201, body: { data: { state: 'answered' } } })
  const closing = await answer(id, { text: 'It is on its way.', close: true })
  expect(closing.body.data).toMatchObject({ state: 'closed', handledBy: admin.email })
  expect(closing.body.data.answers).toMatchObject([
    { text: 'Yes, we do.\nIt takes a day more.', by: admin.email },
    { text: 'It is on its way.', by: admin.email },
  ])
  const { rows } = await shop.db.execute<{ subject: string; text: string }>(sql`
    select subject, text from mails where recipient = ${email} and key like 'contact-answered:%'
    order by created_at`)
  expect(rows).toHaveLength(2)
  expect(rows[0]?.subject).toBe(`Our answer to your message ${number}`)
  expect(rows[0]?.text).toContain('It takes a day more.')
  expect(rows[0]?.text).toContain(`/ticket/${token}`)
  const { data } = (await read(token)).body
  expect(data).toMatchObject({ state: 'closed', closedAt: expect.any(String) })
  expect(data.answers.map(({ text }) => text)).toEqual([
    'Yes, we do.\nIt takes a day more.',
    'It is on its way.',
  ])
  expect(JSON.stringify(data)).not.toContain(admin.email)
  const log = await shop.db.execute<{ action: string; name: string }>(sql`
    select action, name from staff_changes where subject_id = ${id} order by at, id`)
  expect(log.rows.map((row) => row.action).toSorted()).toEqual(['answered', 'answered', 'handled'])
  expect(new Set(log.rows.map(({ name }) => name))).toEqual(new Set([number]))
  expect((await seenByStaff('state=answered')).map((one) => one.number)).not.toContain(number)
})

test('an empty answer, one of strangers, and one to no message change nothing', async () => {
  const { number } = await write()
  const { id = '' } = (await kept(number)) ?? {}
  expect(await answer(id, { text: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { text: 'Required' } },
  })
  expect(await answer(id, { text: 'Hello' }, asha)).toMatchObject({ status: 403 })
  expect(await answer(asha.id, { text: 'Hello' })).toMatchObject({ status: 404 })
  expect(await kept(number)).toMatchObject({ state: 'open', answers: [] })
})

test('the order that a message names is attached if it is the writer’s, by account, e-mail of the account or of the parcel', async () => {
  const message = `About my order ${orderNumber.toLowerCase()}: the mug came too late for Diwali.`
  const stranger = await aPerson(shop)
  const own = [
    await write({ message }, asha),
    await write({ message, email: asha.email.toUpperCase() }),
    await write({ message, email: 'asha@example.com' }),
  ]
  const others = [await write({ message }), await write({ message }, stranger)]
  for (const { number, token } of own) {
    expect((await kept(number))?.order).toMatchObject({ id: orderId, orderNumber })
    expect((await read(token)).body.data.orderNumber).toBe(orderNumber)
  }
  for (const { number, token } of others) {
    expect((await kept(number))?.order).toBeNull()
    expect((await read(token)).body.data.orderNumber).toBeNull()
  }
  const listed = (await seenByStaff(`order=${orderId}`)).map(({ number }) => number)
  expect(listed.toSorted()).toEqual(own.map(({ number }) => number).toSorted())
})

test('an order is proven only to be the writer’s where its own account wrote', async () => {
  const message = `About my order ${orderNumber}: please send the parcel somewhere else.`
  const other = await aPerson(shop)
  const typed = { message, email: asha.email }
  const rows = await Promise.all(
    [await write({ message }, asha), await write(typed), await write(typed, other)].map(
      ({ number }) => kept(number),
    ),
  )
  expect(rows.map((row) => [row?.signedIn, row?.orderProven, row?.order?.orderProven])).toEqual([
    [true, true, true],
    [false, false, false],
    [true, false, false],
  ])
  expect(await kept((await write({}, asha)).number)).toMatchObject({
    signedIn: true,
    orderProven: null,
  })
  const mails = await shop.db.execute<{ text: string }>(sql`
    select text from mails where key like 'contact-message:%' and text like '%somewhere else%'`)
  const warned = mails.rows.filter(({ text }) => text.includes('was not signed in'))
  expect([mails.rows.length, warned.length]).toEqual([3, 1])
})

test('who is signed in finds what they wrote so, with its words, and nobody else’s', async () => {
  const mine = await write({}, asha)
  await write({ email: asha.email })
  const list = await shop.call<{ data: OwnTicket[] }>('GET', '/tickets', { token: asha.token })
  expect(list.body.data.map(({ number }) => number)).toContain(mine.number)
  expect(list.body.data[0]).toMatchObject({
    token: mine.token,
    message: 'Do you print in Hindi as well, and how long does it take?',
  })
  const other = await aPerson(shop)
  const theirs = await shop.call<{ data: OwnTicket[] }>('GET', '/tickets', { token: other.token })
  expect(theirs.body.data).toEqual([])
})

test('two clocks run: 48 hours to acknowledge, a month of India to close; the overview counts those near and past', async () => {
  const at = (time: string) => Date.parse(time)
  const { number } = await write()
  await expect.poll(async () => (await kept(number))?.acknowledgedAt).toEqual(expect.any(String))
  const made = await kept(number)
  if (!made) throw new Error('no message')
  expect(at(made.dueAck) - at(made.createdAt)).toBe(48 * 3_600_000)
  const days = (at(made.dueClose) - at(made.createdAt)) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(28)
  expect(days).toBeLessThanOrEqual(31)
  expect(ticketClock(made, at(made.dueClose) - 1)).toMatchObject({ due: 'close', isOver: false })

  const before = await clocks()
  const move = (set: ReturnType<typeof sql>) =>
    shop.db.execute(sql`update contact_messages set ${set} where number = ${number}`)
  await move(sql`due_close = now() + interval '6 days'`)
  expect(await clocks()).toEqual({ ...before, due: before.due + 1 })
  await move(sql`due_close = now() - interval '25 hours'`)
  expect(await clocks()).toEqual({ ...before, overdue: before.overdue + 1 })
  expect(ticketClock((await kept(number)) ?? made, Date.now())).toMatchObject({
    due: 'close',
    hours: -25,
    isOver: true,
  })
  await move(sql`due_close = now() + interval '20 days', acknowledged_at = null,
    due_ack = now() + interval '10 hours'`)
  expect(await clocks()).toEqual({ ...before, due: before.due + 1 })
  await move(sql`due_ack = now() - interval '1 minute'`)
  expect(await clocks()).toEqual({ ...before, overdue: before.overdue + 1 })
  await answer(made.id, { text: 'Here we are at last.', close: true })
  expect(await clocks()).toEqual(before)
})

test('the mail of an answer acknowledges what no mail had acknowledged', async () => {
  const { number } = await write()
  await expect.poll(async () => (await kept(number))?.acknowledgedAt).toEqual(expect.any(String))
  await shop.db.execute(
    sql`update contact_messages set acknowledged_at = null where number = ${number}`,
  )
  const { id = '' } = (await kept(number)) ?? {}
  await answer(id, { text: 'Sorry that it took so long.' })
  await expect.poll(async () => (await kept(number))?.acknowledgedAt).toEqual(expect.any(String))
})
