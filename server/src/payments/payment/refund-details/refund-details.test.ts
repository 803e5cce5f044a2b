import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import type { StaffRefund } from '@tohfa/contract/payments/refunds'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { tablesThatHold } from '#testing/tables-that-hold.ts'
import {
  aDeliveredCashOrder,
  aPaidOrder,
  detailsOf,
  refund,
} from '#payments/payment/refund/refunds.fixture.ts'
import {
  aRefundByHand,
  bank,
  give,
  mailedTokens,
  readRefundLink,
  upi,
} from './refund-details.fixture.ts'

const lines: string[] = []
let shop: TestShop
let admin: Person
let buyer: Person
/** An order whose cash was collected; each test refunds ten rupees of it. */
let orderId: string
beforeAll(async () => {
  shop = await openTestShop({ env: { LOG_LEVEL: 'debug' }, log: (line) => lines.push(line) })
  admin = await aPerson(shop, 'ADMIN')
  const { person, id } = await aDeliveredCashOrder(shop, admin)
  buyer = person
  orderId = id
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const aRefund = () => aRefundByHand(shop, admin, orderId)
const byStaff = (what: string, id: string, token = admin.token) =>
  shop.call<{ code?: string; data: object }>('POST', `/admin/refunds/${id}/${what}`, {
    token,
  })
const read = (id: string) => byStaff('read-details', id)
const askAgain = (id: string) => byStaff('ask-details', id)
const linkOf = (id: string, { token }: Pick<Person, 'token'>) =>
  shop.call<{ code?: string; data: { token: string } }>('POST', `/refunds/${id}/details-link`, {
    token,
  })
const send = (id: string) =>
  shop.call('PUT', `/admin/refunds/${id}`, { token: admin.token, body: { utr: '412345678901' } })
async function refundOf(id: string): Promise<StaffRefund | undefined> {
  return (await detailsOf(shop, admin, orderId)).refunds.find((one) => one.id === id)
}
const noLink = { status: 404, body: { code: 'refund_link_invalid' } }
const given = { status: 409, body: { code: 'refund_details_given' } }

test('who gets money back by hand is mailed a link, at the e-mail of the account, with nothing secret kept of it', async () => {
  const { id, token } = await aRefund()
  const { rows } = await shop.db.execute<{ recipient: string; subject: string; text: string }>(
    sql`select recipient, subject, text from mails where key = ${`payment-refunded:${id}`}`,
  )
  const { orderNumber } = await detailsOf(shop, admin, orderId)
  expect(rows).toMatchObject([
    { recipient: buyer.email, subject: `Your order ${orderNumber}: where may we send ₹10?` },
  ])
  expect(rows[0]?.text).toContain(`${shop.url}/refund/${token}`)
  expect(rows[0]?.subject).not.toContain(token)
  const hashes = await shop.db.execute(sql`select * from refund_links where refund_id = ${id}`)
  expect(hashes.rows).toHaveLength(1)
  expect(JSON.stringify(hashes.rows)).not.toContain(token)
})

test('the link shows order number and amount alone, to whoever has it, and nobody keeps it', async () => {
  const { token } = await aRefund()
  const answer = await readRefundLink(shop, token)
  const { orderNumber } = await detailsOf(shop, admin, orderId)
  expect(answer.body.data).toEqual({ orderNumber, amount: 10, method: 'upi', given: false })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('what is given is read by staff alone, who then send it, and that they read it stands in their log', async () => {
  const { id, token } = await aRefund()
  expect(await read(id)).toMatchObject({ status: 404, body: { code: 'refund_details_missing' } })
  expect(await give(shop, token, bank)).toMatchObject({ status: 200, body: { success: true } })
  expect((await readRefundLink(shop, token)).body.data).toMatchObject({
    method: 'bank',
    given: true,
  })
  expect(await refundOf(id)).toMatchObject({
    kind: 'bank',
    status: 'pending',
    details: { givenAt: expect.any(String), forgottenAt: null },
  })
  const answer = await read(id)
  expect(answer.body.data).toEqual({
    method: 'bank',
    name: 'Asha Rao Kamath',
    accountNumber: '50100234567891',
    ifsc: 'HDFC0001234',
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const { token: other } of [buyer, await aPerson(shop)])
    expect(await byStaff('read-details', id, other)).toMatchObject({ status: 403 })
  const log = await shop.call<{ data: StaffChange[] }>('GET', '/admin-audit-log', {
    token: admin.token,
  })
  expect(log.body.data[0]).toMatchObject({
    by: admin.email,
    action: 'refund-details-read',
    subjectId: orderId,
    details: {},
  })
  expect(await send(id)).toMatchObject({ status: 200, body: { data: { status: 'processed' } } })
})

test('a refund stands on the overview from when it is known where to until it is sent', async () => {
  const { id, token } = await aRefundByHand(
    shop,
    admin,
    (await aDeliveredCashOrder(shop, admin)).id,
  )
  const due = async () => {
    const answer = await shop.call<{ data: Dashboard }>('GET', '/admin-overview', {
      token: admin.token,
    })
    return answer.body.data.refundsToSend.filter(({ orderId: of }) => of !== orderId)
  }
  expect(await due()).toEqual([])
  await give(shop, token)
  expect(await due()).toMatchObject([{ orderNumber: expect.any(String), amount: 10 }])
  await send(id)
  expect(await due()).toEqual([])
})

test('what is given stands nowhere in plain text, neither in a table nor in the log', async () => {
  const { id, token } = await aRefund()
  await give(shop, token, { ...bank, accountNumber: '99887766554433', accountNumberAgain: 'x' })
  await give(shop, token, { ...bank, ifsc: 'KKBK0777777', name: 'Vasundhara Devi Patolia' })
  await read(id)
  const words = ['50100234567891', '501002 34567891', 'KKBK0777777', 'Vasundhara', '99887766554433']
  for (const word of words) {
    expect(await tablesThatHold(shop, word), word).toEqual([])
    expect(lines.join('\n'), word).not.toContain(word)
  }
  expect(lines.join('\n')).not.toContain(token)
  expect(await tablesThatHold(shop, token)).toEqual(['public.mails'])
})

test('of two who say it at once one is heard', async () => {
  const { id, token } = await aRefund()
  const both = [upi, { ...upi, upi: 'mallory@okbank' }].map((to) => give(shop, token, to))
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const first = answers[0]?.status === 200 ? upi.upi : 'mallory@okbank'
  expect((await read(id)).body.data).toEqual({ method: 'upi', upi: first })
})

test('a link is used once: what it said is not said anew, and once the money went it is no link', async () => {
  const { id, token } = await aRefund()
  await give(shop, token)
  expect(await give(shop, token, bank)).toMatchObject(given)
  await send(id)
  expect(await give(shop, token, bank)).toMatchObject(noLink)
  expect(await readRefundLink(shop, token)).toMatchObject(noLink)
  expect((await read(id)).body.data).toEqual(upi)
})

test('a link that is false or too old opens nothing', async () => {
  const { id, token } = await aRefund()
  await shop.db.execute(sql`update refund_links
    set expires_at = now() - interval '1 second' where refund_id = ${id}`)
  for (const wrong of [
    token,
    'x',
    `${token}x`,
    token.toUpperCase(),
    '%00',
    'a'.repeat(2_000),
    id,
  ]) {
    expect(await readRefundLink(shop, wrong), wrong).toMatchObject(noLink)
    expect(await give(shop, wrong), wrong).toMatchObject(noLink)
  }
  expect(await refundOf(id)).toMatchObject({ status: 'needs_details' })
  await doJob(shop, 'forget-refund-links')
  expect(await shop.db.$count(sql`refund_links where refund_id = ${id}`)).toBe(0)
})

test('a buyer takes a link from their own order, which leaves the mailed one good; nobody else does', async () => {
  const { id, token } = await aRefund()
  const other = await aPerson(shop)
  for (const stranger of [other, admin])
    expect(await linkOf(id, stranger)).toMatchObject({
      status: 404,
      body: { code: 'refund_not_found' },
    })
  expect(await linkOf(crypto.randomUUID(), buyer)).toMatchObject({ status: 404 })
  const own = (await linkOf(id, buyer)).body.data.token
  expect(own).not.toBe(token)
  expect((await readRefundLink(shop, token)).status).toBe(200)
  expect(await give(shop, own)).toMatchObject({ status: 200 })
  expect(await give(shop, token)).toMatchObject(given)
  expect(await linkOf(id, buyer)).toMatchObject(given)
})

test('asked again, what was given is forgotten and the links before are ended', async () => {
  const { id, token } = await aRefund()
  const own = (await linkOf(id, buyer)).body.data.token
  await give(shop, token)
  expect(await askAgain(id)).toMatchObject({
    status: 200,
    body: { data: { status: 'needs_details', details: { givenAt: null } } },
  })
  expect(await read(id)).toMatchObject({ status: 404 })
  for (const ended of [token, own]) expect(await give(shop, ended)).toMatchObject(noLink)
  const [, next = ''] = await mailedTokens(shop, id)
  expect(await give(shop, next, bank)).toMatchObject({ status: 200 })
  await send(id)
  expect(await askAgain(id)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  expect(await byStaff('ask-details', id, buyer.token)).toMatchObject({ status: 403 })
})

test('a refund that goes the way it came asks nobody where to', async () => {
  const paid = await aPaidOrder(shop)
  const { data } = (await refund(shop, admin, paid.id, { amount: 1 })).body
  expect(data.details).toBeNull()
  expect(await mailedTokens(shop, data.id)).toEqual([''])
  expect(await askAgain(data.id)).toMatchObject({
    status: 409,
    body: { code: 'refund_by_provider' },
  })
  expect(await read(data.id)).toMatchObject({ status: 404 })
  expect((await linkOf(data.id, paid.person)).status).toBe(409)
})

test('where it went is forgotten 180 days after it was sent, and never before it was', async () => {
  const [old, young, due] = [await aRefund(), await aRefund(), await aRefund()]
  for (const { token } of [old, young, due]) await give(shop, token)
  for (const [{ id }, days] of [
    [old, 181],
    [young, 179],
  ] as const) {
    await send(id)
    await shop.db.execute(sql`update refunds
      set processed_at = now() - make_interval(days => ${days}) where id = ${id}`)
  }
  await shop.db.execute(sql`update refund_details set given_at = now() - interval '1 year'`)
  await doJob(shop, 'forget-refund-details')
  expect(await read(old.id)).toMatchObject({
    status: 404,
    body: { code: 'refund_details_missing' },
  })
  expect(await refundOf(old.id)).toMatchObject({
    status: 'processed',
    details: { forgottenAt: expect.any(String) },
  })
  for (const { id } of [young, due]) expect((await read(id)).body.data).toEqual(upi)
})

test('a person exports what they gave in plain words; it holds an erasure back until it is sent, and goes with it', async () => {
  const { token, userInfo } = await signUp(shop, 'refunded@example.com')
  const person = { id: userInfo.id, email: userInfo.email, token }
  const order = await aDeliveredCashOrder(shop, admin, person)
  const due = await aRefundByHand(shop, admin, order.id)
  await give(shop, due.token)
  const again = { token, body: { password } }
  const answer = await shop.call<{ data: PersonalData }>('POST', `/user/${person.id}/export`, again)
  expect(answer.body.data['refund_details']).toMatchObject([{ refund_id: due.id, details: upi }])
  expect(answer.body.data['refund_links']).toHaveLength(1)
  expect(await shop.call('DELETE', `/user/${person.id}`, again)).toMatchObject({
    status: 409,
    body: { code: 'erasure_refund_open' },
  })
  expect((await read(due.id)).body.data).toEqual(upi)
  await send(due.id)
  expect(await shop.call('DELETE', `/user/${person.id}`, again)).toMatchObject({ status: 200 })
  for (const table of ['refund_details', 'refund_links'])
    expect(await shop.db.$count(sql`${sql.identifier(table)} where refund_id = ${due.id}`)).toBe(0)
  expect(await read(due.id)).toMatchObject({ status: 404 })
  expect(await tablesThatHold(shop, due.token)).toEqual([])
})

test('what the shop’s secret no longer opens says so, and is asked for again', async () => {
  const { id, token } = await aRefund()
  await give(shop, token)
  await shop.db.execute(sql`
    update refund_details set sealed = overlay(
      sealed placing case substr(sealed, 12, 1) when 'A' then 'B' else 'A' end from 12)
    where refund_id = ${id}`)
  expect(await read(id)).toMatchObject({ status: 409, body: { code: 'refund_details_unreadable' } })
  expect(await askAgain(id)).toMatchObject({ status: 200 })
})

test('whoever opens many links is limited', async () => {
  const held = await openTestShop({ on: shop, env: { RATE_LIMITS: 'on' } })
  const tries = Array.from({ length: 62 }, () => readRefundLink(held, 'a'.repeat(43)))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  expect((await give(held, 'a'.repeat(43))).status).toBe(429)
  await held.stop()
})
