import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advance, scan } from '#fulfilment/shipping/parcels.fixture.ts'
import { aKeyChain, jobsOf, move, orderPrinted } from '#fulfilment/print/print.fixture.ts'
import { password, requestCode } from '#accounts/accounts.fixture.ts'
import { audit } from '#operations/audit/audit.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { doJob, hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, anAddress, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'
import {
  aPhone,
  buy,
  mailsOf,
  messagesTo,
  onPhone,
  openMessageShop,
  provideFault,
  shippedOrder,
  statesOf,
} from './messages.fixture.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openMessageShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop, { stock: 500 })
})
afterAll(() => shop.close())
beforeEach(() => provideFault(shop, 'none'))

const choose = (person: Person, phone: string, given = true) =>
  shop.call<{ code?: string }>('PUT', `/user/${person.id}/messages`, {
    token: person.token,
    body: { phone, given, language: 'en' },
  })

describe('an order', () => {
  test('is told of by WhatsApp at each step where its buyer ticked the box, besides the mails with papers', async () => {
    const [person, phone] = [await aPerson(shop), aPhone()]
    const order = await buy(shop, person, mug, { phone, whatsapp: 'en' })
    await expect.poll(() => statesOf(shop, order)).toEqual(['order_confirmed delivered'])
    const shipped = await advance(shop, admin, order.id, 'shipped')
    await scan(shop, shipped.body.data.waybill ?? '', { ScanType: 'Out For Delivery' })
    await expect
      .poll(() => statesOf(shop, order))
      .toEqual([
        'order_confirmed delivered',
        'order_shipped delivered',
        'order_out_for_delivery delivered',
      ])
    const texts = (await messagesTo(shop, phone)).map(({ text }) => text)
    expect(texts[0]).toContain(`Your order ${order.orderNumber} is confirmed`)
    expect(texts[1]).toContain(`parcel number is ${shipped.body.data.waybill}`)
    expect(texts[2]).toMatch(/To pay at the door: ₹[\d,.]+\. Follow/)
    for (const text of texts) {
      expect(text).toContain(`${shop.url}/account/orders?track=${order.orderNumber}`)
      expect(text).toMatch(/Write STOP to get no more of these messages\.$/)
    }
    await expect.poll(() => mailsOf(shop, `order-confirmed:${order.id}`)).toEqual(['sent'])
    await expect.poll(() => mailsOf(shop, `order-shipped:${order.id}`)).toEqual(['sent'])
    await expect
      .poll(() => mailsOf(shop, `order-out-for-delivery:${order.id}`))
      .toEqual(['replaced'])
  })

  test('is told of in the language of the sentence that was agreed to', async () => {
    const [person, phone] = [await aPerson(shop), aPhone()]
    const order = await buy(shop, person, mug, { phone, whatsapp: 'hi' })
    await expect.poll(() => statesOf(shop, order)).toEqual(['order_confirmed delivered'])
    const [message] = await messagesTo(shop, phone)
    expect(message).toMatchObject({ language: 'hi' })
    expect(message?.text).toMatch(/पक्का हो गया है.*रोकें लिखें।$/)
  })

  test('whose buyer agreed to nothing, or for another number, has mails alone', async () => {
    const person = await aPerson(shop)
    await choose(person, aPhone())
    const order = await buy(shop, person, mug, { phone: aPhone() })
    expect(await mailsOf(shop, `order-confirmed:${order.id}`)).toHaveLength(1)
    expect(await statesOf(shop, order)).toEqual([])
  })

  test('that is a gift sends nothing to the phone of its recipient', async () => {
    const [person, phone] = [await aPerson(shop), aPhone()]
    const gift = { to: 'Meera', message: 'Happy birthday' }
    await choose(person, phone)
    const order = await buy(shop, person, mug, { phone, whatsapp: 'en', gift })
    expect(await statesOf(shop, order)).toEqual([])
    const told = await shop.call<{ data: { numbers: unknown[] } }>(
      'GET',
      `/user/${person.id}/messages`,
      { token: person.token },
    )
    expect(told.body.data.numbers).toHaveLength(1)
  })

  test('has at most four messages that may be billed; what comes after goes by mail at once', async () => {
    const [person, phone] = [await aPerson(shop), aPhone()]
    const order = await buy(shop, person, mug, { phone, whatsapp: 'en' })
    const waybill = (await advance(shop, admin, order.id, 'shipped')).body.data.waybill ?? ''
    for (let times = 1; times <= 3; times++) {
      await scan(shop, waybill, { ScanType: 'Out For Delivery' })
      await expect
        .poll(() => mailsOf(shop, `order-out-for-delivery:${order.id}`))
        .toHaveLength(times)
      await scan(shop, waybill, { ScanType: 'Undelivered' })
      await expect.poll(() => mailsOf(shop, `order-failed:${order.id}`)).toHaveLength(times)
    }
    await expect.poll(() => statesOf(shop, order)).toHaveLength(4)
    await expect
      .poll(() => mailsOf(shop, `order-out-for-delivery:${order.id}`))
      .toEqual(['replaced', 'replaced', 'sent'])
  })

  test('whose printing waits says so by WhatsApp with the reason, and by mail only if that does not arrive', async () => {
    const person = await aPerson(shop)
    await choose(person, anAddress.phone)
    const placed = await orderPrinted(shop, person, await aKeyChain(shop), { name: 'मीरा' })
    const [job] = await jobsOf(shop, admin, placed.orderNumber)
    const held = (reason: string) => move(shop, admin, job?.id ?? '', { state: 'held', reason })
    expect((await held('The photo is too dark\nto print.')).status).toBe(200)
    await expect.poll(() => mailsOf(shop, `print-held:${job?.id}`)).toEqual(['replaced'])
    const [told] = (await messagesTo(shop, anAddress.phone)).toReversed()
    expect(told?.text).toContain('The reason: The photo is too dark to print.')
    await provideFault(shop, 'undelivered')
    await move(shop, admin, job?.id ?? '', { state: 'ready' })
    expect((await held('Again')).status).toBe(200)
    await expect.poll(() => mailsOf(shop, `print-held:${job?.id}`)).toEqual(['replaced', 'sent'])
  })
})

const aShippedOrder = (buyer?: Person) => shippedOrder(shop, { admin, product: mug, buyer })

describe('the mail goes instead', () => {
  test.each([
    ['the provider refuses the message', 'refuse', 'failed'],
    ['it says that the message failed', 'undelivered', 'failed'],
    ['it answers with the page of a gateway', 'html502', 'unknown'],
    ['its connection breaks', 'down', 'unknown'],
  ])('at once when %s', async (_why, fault, state) => {
    const { goesOut, mail, last } = await aShippedOrder()
    await provideFault(shop, fault)
    await goesOut()
    await expect.poll(mail).toEqual(['sent'])
    expect(await last()).toBe(`order_out_for_delivery ${state}`)
  })

  test('when nobody says that the message arrived, at the end of its wait', async () => {
    const { goesOut, mail, last } = await aShippedOrder()
    await provideFault(shop, 'silent')
    await goesOut()
    await expect.poll(last).toBe('order_out_for_delivery accepted')
    expect(await mail()).toEqual(['waiting'])
    await hurryJobs(shop, 'send-mail')
    await expect.poll(mail).toEqual(['sent'])
  })

  test('when the buyer answers STOP before the message is sent', async () => {
    const { goesOut, mail, last, messages, phone } = await aShippedOrder()
    await onPhone(shop, { from: `91${phone}`, text: 'STOP' })
    const stopped = sql`phone = ${phone} and is_stopped`
    await expect.poll(() => shop.db.$count(sql`whatsapp_stops`, stopped)).toBe(1)
    await goesOut()
    await expect.poll(mail).toEqual(['sent'])
    expect(await last()).toBe('order_shipped delivered')
    expect(await messages()).toBe(2)
  })
})

test('a message whose answer was lost is not sent again, and its status is still understood', async () => {
  const { goesOut, mail, last, messages } = await aShippedOrder()
  await provideFault(shop, 'partial', 1)
  await goesOut()
  await expect.poll(last).toBe('order_out_for_delivery delivered')
  await expect.poll(mail).toHaveLength(1)
  expect(await messages()).toBe(3)
})

test('the audit finds a mail that waits for nothing, and one that was replaced by nothing', async () => {
  await expectAuditPasses(shop)
  const { goesOut, mail, order } = await aShippedOrder()
  await goesOut()
  await expect.poll(mail).toEqual(['replaced'])
  const key = `order-out-for-delivery:${order.id}`
  await shop.db.execute(sql`update whatsapp_messages set state = 'failed' where key = ${key}`)
  expect((await audit(shop.db)).findings).toEqual([
    `A mail is replaced only by a message that arrived: ${key}`,
  ])
  await shop.db.execute(sql`delete from mails where key = ${key}`)
  expect((await audit(shop.db)).findings).toEqual([
    `A message that its mail waits for has that mail: ${key}`,
  ])
  await shop.db.execute(sql`delete from whatsapp_messages where key = ${key}`)
})

test('a message forgets its number and its words after 90 days', async () => {
  const { order } = await aShippedOrder()
  await shop.db.execute(sql`update whatsapp_messages
    set created_at = created_at - make_interval(days => 91)
    where order_id = ${order.id} and template = 'order_confirmed'`)
  await doJob(shop, 'forget-whatsapp')
  const { rows } = await shop.db.execute(sql`select phone <> '' "isKnown", facts <> '{}' "isTold"
    from whatsapp_messages where order_id = ${order.id} order by created_at`)
  expect(rows).toEqual([
    { isKnown: false, isTold: false },
    { isKnown: true, isTold: true },
  ])
})

test('an erasure takes numbers and words from messages, and the consents with the account', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const otp = await requestCode(shop, email)
  const { token, userInfo } = (
    await shop.call<{ data: { token: string; userInfo: { id: string } } }>('POST', '/user', {
      body: { email, otp, password },
    })
  ).body.data
  const { order, phone } = await aShippedOrder({ id: userInfo.id, email, token })
  await shop.db.execute(sql`update orders set status = 'delivered',
    paid_paise = total_paise + coalesce(rounding_paise, 0) where id = ${order.id}`)
  const again = { token, body: { password } }
  const exported = await shop.call<{ data: Record<string, object[]> }>(
    'POST',
    `/user/${userInfo.id}/export`,
    again,
  )
  expect(exported.body.data['whatsapp_messages']).toMatchObject([{ phone }, { phone }])
  expect(exported.body.data['consents']).toMatchObject([{ purpose: 'whatsapp', phone }])
  expect((await shop.call('DELETE', `/user/${userInfo.id}`, again)).status).toBe(200)
  expect(await messagesTo(shop, phone)).toEqual([])
  const left = sql`phone = ${phone} or facts::text like ${`%${order.orderNumber}%`}`
  expect(await shop.db.$count(sql`whatsapp_messages`, left)).toBe(0)
  expect(await shop.db.$count(sql`consents`, sql`phone = ${phone}`)).toBe(0)
})

test('a refused message costs nothing: its place among the four is free again', async () => {
  const { goesOut, last, order } = await aShippedOrder()
  await provideFault(shop, 'refuse', 1)
  await goesOut()
  await expect.poll(last).toBe('order_out_for_delivery failed')
  const taken = sql`order_id = ${order.id} and slot is not null`
  expect(await shop.db.$count(sql`whatsapp_messages`, taken)).toBe(2)
})

test('news that comes late changes nothing: what was read is not failed or delivered again', async () => {
  const { phone, last } = await aShippedOrder()
  const [, message] = await messagesTo(shop, phone)
  await onPhone(shop, { id: message?.id, status: 'read' })
  await expect.poll(last).toBe('order_shipped read')
  for (const status of ['failed', 'delivered']) await onPhone(shop, { id: message?.id, status })
  const codes = sql`provider_id = ${message?.id} and error_code is not null`
  await expect.poll(() => shop.db.$count(sql`whatsapp_messages`, codes)).toBe(1)
  expect(await last()).toBe('order_shipped read')
})
