import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Consent } from '@tohfa/contract/accounts/consents'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { reminderConsentTexts } from '@tohfa/contract/orders/reminder.texts'
import type { LinkedReminder, Reminder } from '@tohfa/contract/orders/reminders'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { order as place, putIntoCart } from '#orders/order/orders.fixture.ts'
import { erasedMeanwhile } from '#operations/privacy/erased-meanwhile.fixture.ts'
import { doJob, holdJobs, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { shiftClock } from '#platform/runtime/clock.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let mug: string
beforeAll(async () => {
  shop = await openTestShop({ env: { STORE_ADDRESS: 'Jaipur 302003' } })
  mug = await aProduct(shop, { title: 'Photo mug' })
  await quietJobs(shop)
  // What is queued stays in the queue, to be looked at.
  await holdJobs(shop, 'send-mail')
})
beforeEach(() => itIs('2027-02-11'))
afterEach(() => shiftClock(0))
afterAll(() => shop.close())

const dayMs = 86_400_000

/** Noon in India on a day. */
function itIs(day: string): void {
  shiftClock(Date.parse(`${day}T12:00:00+05:30`) - Date.now())
}

type Answered = FailureEnvelope & { data: Reminder }
const meera = { name: 'Meera', occasion: 'birthday', date: '1994-03-12', agreed: true }
const add = ({ token }: Person, more: object = {}, headers = {}) =>
  shop.call<Answered>('POST', '/reminders', { token, body: { ...meera, ...more }, headers })
const list = async ({ token }: Person) =>
  (
    await shop.call<{ data: { mails: boolean; reminders: Reminder[] } }>('GET', '/reminders', {
      token,
    })
  ).body.data
const change = ({ token }: Person, id: string, body: object) =>
  shop.call<Answered>('PUT', `/reminders/${id}`, { token, body })
const setMails = ({ token }: Person, given: boolean) =>
  shop.call('PUT', '/reminders/mails', { token, body: { given } })
const remind = () => doJob(shop, 'send-reminders')

type Mail = { recipient: string; subject: string; text: string; html: string; unsubscribe: string }
async function mailsTo({ id }: Pick<Person, 'id'>): Promise<Mail[]> {
  const { rows } = await shop.db.execute<Mail>(sql`
    select recipient, subject, text, html, unsubscribe from mails
    where key like ${`reminder:${id}:%`} order by created_at`)
  return rows
}
/** Lets every day pass on which a mail may be due, from one to another. */
async function daysPass(from: string, to: string, person: Person): Promise<string | undefined> {
  const before = (await mailsTo(person)).length
  for (let day = from; day <= to;) {
    itIs(day)
    await remind()
    if ((await mailsTo(person)).length > before) return day
    day = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
  }
  return undefined
}
async function mailed(more: object = {}): Promise<{
  asha: Person
  token: string
  mail: Mail
  day: string
}> {
  const asha = await aPerson(shop)
  await add(asha, more)
  const day = await daysPass('2027-02-25', '2027-03-11', asha)
  const [mail] = await mailsTo(asha)
  if (!mail || !day) throw new Error('No mail came')
  const token = /\/reminder\/([\w-]+)/.exec(mail.text)?.[1] ?? ''
  return { asha, token, mail, day }
}
const readLink = (token: string) =>
  shop.call<{ data: LinkedReminder }>('GET', `/reminder-links/${token}`)
const follow = (token: string, action: string) =>
  shop.call<{ data: LinkedReminder }>('POST', `/reminder-links/${token}`, { body: { action } })

async function aGift(person: Person, arriveOn?: string) {
  await putIntoCart(shop, person, mug)
  const gift = { to: 'Meera', message: 'Happy birthday' }
  const { body } = await place(shop, person, 'cash', { business: { gift, arriveOn } })
  return body.data.order
}

/** What is promised of an order that is placed on a day, however late. */
async function latestOf(day: string): Promise<string> {
  shiftClock(Date.parse(`${day}T23:00:00+05:30`) - Date.now())
  const path = `/promise?productId=${mug}&pincode=560001`
  return (await shop.call<{ data: { latest: string } }>('GET', path)).body.data.latest
}

test('the mail goes three days before the last day to order, which it names', async () => {
  const { asha, mail, day } = await mailed({ pincode: '560001' })
  expect(mail.recipient).toBe(asha.email)
  expect(mail.subject).toBe('Meera’s birthday: 12 March 2027')
  const last = new Date(Date.parse(day) + 3 * dayMs)
  expect(mail.text).toContain(`Order by ${last.getUTCDate()} March 2027`)
  const [on, after] = [last, new Date(last.getTime() + dayMs)].map((date) =>
    date.toISOString().slice(0, 10),
  )
  expect((await latestOf(on ?? '')) < '2027-03-12').toBe(true)
  expect((await latestOf(after ?? '')) < '2027-03-12').toBe(false)
})

test('of two processes, and with every repetition of the job, one mail is made', async () => {
  const asha = await aPerson(shop)
  await add(asha)
  itIs('2027-03-08')
  await Promise.all([remind(), remind(), remind()])
  itIs('2027-03-11')
  await remind()
  expect(await mailsTo(asha)).toHaveLength(1)
})

test('29 February is remembered on the 28th in a year without one, and as itself in others', async () => {
  const asha = await aPerson(shop)
  const { data } = (await add(asha, { date: '2000-02-29' })).body
  expect([data.on, data.date]).toEqual(['2027-02-28', '2028-02-29'])
  await daysPass('2027-02-12', '2027-02-27', asha)
  const again = await shop.call<Answered>('POST', `/reminders/${data.id}/again`, {
    token: asha.token,
  })
  expect(again.body.data.on).toBe('2028-02-29')
})

test('a date that comes too soon to order for is remembered the year after', async () => {
  const asha = await aPerson(shop)
  expect((await add(asha, { date: '2027-02-13' })).body.data.on).toBe('2028-02-13')
  expect((await add(asha, { date: '2027-02-11' })).body.data.on).toBe('2028-02-11')
})

test('a gift that was ordered is remembered the next year, with what was given and where it goes', async () => {
  const asha = await aPerson(shop)
  const { id } = await aGift(asha, '2027-02-20')
  const { body } = await add(asha, { orderId: id, date: '2027-02-20' })
  expect(body.data).toMatchObject({
    on: '2028-02-20',
    pincode: '560001',
    orderId: id,
    gifts: [{ productId: mug, title: 'Photo mug', sold: true }],
  })
  await daysPass('2028-02-05', '2028-02-19', asha)
  const [mail] = await mailsTo(asha)
  expect(mail?.text).toContain('What you gave last time: Photo mug')
  expect(mail?.html).toContain(`/product-detail/${mug}`)
  const other = await aPerson(shop)
  expect(await add(other, { orderId: id })).toMatchObject({
    status: 404,
    body: { code: 'order_not_found' },
  })
})

test('who reads the shop in Hindi gets the mail in Hindi', async () => {
  const asha = await aPerson(shop)
  await add(asha, {}, { cookie: 'lang=hi' })
  await daysPass('2027-02-25', '2027-03-11', asha)
  const [mail] = await mailsTo(asha)
  expect(mail?.subject).toBe('Meera का जन्मदिन: 12 मार्च 2027')
  expect(mail?.html).toContain('lang="hi"')
  expect(mail?.text).not.toMatch(/Order by|reminders/)
})

test('the first date needs a yes, which is kept with its words and its time', async () => {
  const asha = await aPerson(shop)
  const refused = await add(asha, { agreed: false })
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['agreed']])
  expect(await list(asha)).toEqual({ mails: false, reminders: [] })
  expect((await add(asha)).status).toBe(201)
  expect((await add(asha, { name: 'Ravi', agreed: undefined })).status).toBe(201)
  const { body } = await shop.call<{ data: Consent[] }>('GET', `/user/${asha.id}/consents`, asha)
  expect(body.data).toEqual([
    {
      purpose: 'reminders',
      version: expect.any(String),
      wording: reminderConsentTexts.wording,
      givenAt: expect.any(String),
      withdrawnAt: null,
    },
  ])
})

test('the same date again is one date', async () => {
  const asha = await aPerson(shop)
  const first = await add(asha)
  const again = await add(asha, { name: 'MEERA' })
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body.data.id).toBe(first.body.data.id)
  const ravi = (await add(asha, { name: 'Ravi' })).body.data
  const { agreed: _, ...same } = meera
  expect(await change(asha, ravi.id, same)).toMatchObject({
    status: 409,
    body: { code: 'reminder_exists' },
  })
})

test('a date is changed and deleted by its own person alone', async () => {
  const [asha, ravi] = [await aPerson(shop), await aPerson(shop)]
  const { id } = (await add(asha)).body.data
  const body = { name: 'Meera', occasion: 'anniversary', date: '2027-06-01' }
  for (const [method, path] of [
    ['PUT', `/reminders/${id}`],
    ['POST', `/reminders/${id}/again`],
    ['DELETE', `/reminders/${id}`],
  ] as const)
    expect(
      await shop.call(method, path, { token: ravi.token, ...(method === 'PUT' && { body }) }),
    ).toMatchObject({ status: 404, body: { code: 'reminder_not_found' } })
  expect((await change(asha, id, body)).body.data).toMatchObject({
    on: '2027-06-01',
    occasion: 'anniversary',
  })
  await shop.call('DELETE', `/reminders/${id}`, { token: asha.token })
  expect((await list(asha)).reminders).toEqual([])
})

test('a person has at most 50 dates, also when two are added at once', async () => {
  const asha = await aPerson(shop)
  for (let n = 0; n < 49; n++) await add(asha, { name: `Friend ${n}` })
  const last = await Promise.all([add(asha, { name: 'A' }), add(asha, { name: 'B' })])
  expect(new Set(last.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect((await list(asha)).reminders).toHaveLength(50)
})

test('what is no date, no name or no occasion is refused at its field', async () => {
  const asha = await aPerson(shop)
  const { status, body } = await add(asha, {
    name: ' ',
    date: '2027-02-29',
    occasion: 'x',
    pincode: '1',
  })
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['date', 'name', 'occasion', 'pincode'])
})

test('opening the link ends nothing; its button ends all mails, and the one not sent yet', async () => {
  const { asha, token, mail } = await mailed()
  await add(asha, { name: 'Ravi', date: '2027-03-20' })
  const { pathname } = new URL(mail.unsubscribe)
  const opened = await fetch(shop.url + pathname, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/reminder/${token}`])
  expect((await readLink(token)).body.data).toMatchObject({
    mails: true,
    reminder: { name: 'Meera', on: '2027-03-12' },
  })
  expect((await list(asha)).mails).toBe(true)
  expect((await follow(token, 'stop')).body.data.mails).toBe(false)
  expect(await mailsTo(asha)).toEqual([])
  expect(await daysPass('2027-03-05', '2027-03-19', asha)).toBeUndefined()
})

test('mail programs end the mails with one press, twice as well as once', async () => {
  const { asha, mail } = await mailed()
  for (let n = 0; n < 2; n++) {
    const { pathname } = new URL(mail.unsubscribe)
    const pressed = await fetch(shop.url + pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
  }
  expect((await list(asha)).mails).toBe(false)
})

test('a link that the shop did not sign is not found', async () => {
  const { token } = await mailed()
  const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  for (const wrong of ['x', forged]) {
    expect(await readLink(wrong)).toMatchObject({ status: 404, body: { code: 'link_not_found' } })
    expect((await follow(wrong, 'stop')).status).toBe(404)
  }
})

test('one press has the date remembered the year after', async () => {
  const { asha, token } = await mailed()
  for (let n = 0; n < 2; n++)
    expect((await follow(token, 'again')).body.data.reminder?.on).toBe('2028-03-12')
  expect(await daysPass('2028-02-25', '2028-03-11', asha)).toBeDefined()
  expect(await mailsTo(asha)).toHaveLength(2)
})

test('who takes the yes back gets no mail until they say it again', async () => {
  const asha = await aPerson(shop)
  await add(asha)
  await setMails(asha, false)
  expect(await daysPass('2027-02-25', '2027-03-06', asha)).toBeUndefined()
  await setMails(asha, true)
  itIs('2027-03-08')
  await remind()
  expect((await mailsTo(asha))[0]?.text).toContain('Time is short')
})

test('a date that nobody wants again goes 60 days after its day', async () => {
  const { asha } = await mailed()
  const kept = sql`reminders where user_id = ${asha.id}`
  for (const [day, left] of [
    ['2027-05-11', 1],
    ['2027-05-12', 0],
  ] as const) {
    itIs(day)
    await doJob(shop, 'forget-dates')
    expect(await shop.db.$count(kept)).toBe(left)
  }
})

test('an erased person gets no mail, and keeps no date', async () => {
  const session = await signUp(shop, `${crypto.randomUUID()}@example.com`)
  const asha = { ...session.userInfo, token: session.token }
  await add(asha)
  const exported = await shop.call<{ data: { reminders: object[] } }>(
    'POST',
    `/user/${asha.id}/export`,
    { token: asha.token, body: { password } },
  )
  expect(exported.body.data.reminders).toMatchObject([{ name: 'Meera', month: 3, day: 12 }])
  await daysPass('2027-02-25', '2027-03-11', asha)
  const body = { password }
  expect((await shop.call('DELETE', `/user/${asha.id}`, { token: asha.token, body })).status).toBe(
    200,
  )
  const { rows } = await shop.db.execute(sql`select from reminders where user_id = ${asha.id}`)
  expect(rows).toEqual([])
  expect(await mailsTo(asha)).toMatchObject([{ subject: '', text: '', unsubscribe: null }])
})

test('nothing is kept for a person who is erased meanwhile', async () => {
  const asha = await aPerson(shop)
  expect((await erasedMeanwhile(shop, asha, () => add(asha))).status).toBe(401)
})
