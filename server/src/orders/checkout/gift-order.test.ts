import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Order } from '@tohfa/contract/orders/orders'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { giftCardArea, giftCardBlank } from '@tohfa/print-engine/scene/gift-card'
import { sheetPixels } from '@tohfa/print-engine/scene/sheet-pixels'
import { order as place, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { fetchFile, jobsOf, move, printAll, queueOf } from '#fulfilment/print/print.fixture.ts'
import { openBox, scanCode } from '#fulfilment/packing/packing.fixture.ts'
import { slipsOf } from '#fulfilment/shipping-papers/shipping-papers.fixture.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { tablesThatHold } from '#testing/tables-that-hold.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

const gift = { to: 'Meera', from: 'Asha', message: 'Happy birthday!', hidePrices: true }
const asRead = { ...gift, wrap: false }

async function aBuyer(): Promise<Person> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  return person
}
const ordered = (person: Person, given: object, method: 'cash' | 'online' = 'cash', key?: string) =>
  place(shop, person, method, { business: { gift: given }, ...(key && { key }) })

async function aGift(given: object = gift): Promise<{ buyer: Person; order: Order }> {
  const buyer = await aBuyer()
  const { status, body } = await ordered(buyer, given)
  expect(status, JSON.stringify(body)).toBe(201)
  return { buyer, order: body.data.order }
}
const readOwn = (who: Person, id: string) =>
  shop.call<{ data: OrderDetails }>('GET', `/user-orders/${id}`, { token: who.token })
async function read(id: string): Promise<AdminOrder> {
  const { token } = admin
  return (await shop.call<{ data: AdminOrder }>('GET', `/admin/orders/${id}`, { token })).body.data
}
const ship = (id: string, more: object = {}) =>
  shop.call<FailureEnvelope & { data: { lines: object[] } }>('PUT', `/user-orders/${id}`, {
    token: admin.token,
    body: { status: 'shipped', ...more },
  })
const correct = (id: string, words: object, by = admin) =>
  shop.call<FailureEnvelope & { data: AdminOrder }>('PUT', `/admin/orders/${id}/gift`, {
    token: by.token,
    body: words,
  })
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await shop.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from mails where recipient = ${email} order by created_at`,
  )
  return rows
}

const letters = (many: string) => `At most ${many} characters`
test.each([
  [{ from: 'Asha' }, { 'gift.to': 'Required', 'gift.message': 'Required' }],
  [
    { to: ' ', message: '\u200B\u3164' },
    { 'gift.to': 'Required', 'gift.message': 'Required' },
  ],
  [{ to: 'x'.repeat(81), message: 'Hi' }, { 'gift.to': letters('80') }],
  [{ to: 'Meera', message: 'क्षि'.repeat(201) }, { 'gift.message': letters('200') }],
  [{ to: 'Meera', message: 7 }, { 'gift.message': 'Not valid' }],
  [{ to: 'Meera', message: 'Hi', wrap: 'yes' }, { 'gift.wrap': 'Not valid' }],
  [{ to: 'Meera', message: 'Hi', hidePrices: 1 }, { 'gift.hidePrices': 'Not valid' }],
])('a gift that is given as %j is refused at its field', async (given, fields) => {
  const person = await aBuyer()
  const { status, body } = await ordered(person, given)
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
  expect(await shop.db.$count(sql`checkouts where user_id = ${person.id}`)).toBe(0)
})

test.each([
  ['to', 'Meera \u{12000}', '\u{12000}'],
  ['from', '\u{13000}sha', '\u{13000}'],
  ['message', 'Hello \u{12001} there', '\u{12001}'],
])('a letter of %s that no font has is refused, and named', async (part, text, letter) => {
  const { status, body } = await ordered(await aBuyer(), { ...gift, [part]: text })
  expect([status, body.code]).toEqual([400, 'letter_not_printable'])
  expect(body.fields?.[`gift.${part}`]).toContain(letter)
})

test('a letter that papers have and the card has not is refused, and never dropped', async () => {
  const { status, body } = await ordered(await aBuyer(), { ...gift, message: 'Ж ok' })
  if (status === 201) return // The fonts of the studio have it by now.
  expect([status, body.code]).toEqual([400, 'letter_not_printable'])
})

test('a gift is kept with its order as buyer and staff read it, without marks that turn text', async () => {
  const { buyer, order } = await aGift({
    ...gift,
    message: 'Happy\u202E birthday!',
    wrap: undefined,
  })
  expect(order.gift).toEqual(asRead)
  const own = await readOwn(buyer, order.id)
  expect(own.body.data.gift).toEqual(asRead)
  expect((await read(order.id)).gift).toEqual(asRead)
  const stranger = await aPerson(shop)
  expect((await readOwn(stranger, order.id)).status).toBe(404)
  const other = await aBuyer()
  const plain = await place(shop, other, 'cash')
  expect('gift' in plain.body.data.order).toBe(false)
})

test('a gift that is paid online is kept with the order that its payment makes', async () => {
  const buyer = await aBuyer()
  const { body } = await ordered(buyer, { ...gift, from: ' ' }, 'online')
  const paid = await verify(
    shop,
    buyer,
    await pay(shop, body.data.razorpayOrderId, { webhook: false }),
  )
  expect(paid.body.data.gift).toEqual({ ...asRead, from: undefined })
  expect((await jobsOf(shop, admin, paid.body.data.orderNumber)).map(({ title }) => title)).toEqual(
    ['Gift card'],
  )
})

test('another message is another purchase, and the same key with another message is refused', async () => {
  const buyer = await aBuyer()
  const first = await ordered(buyer, gift, 'online')
  const again = await ordered(buyer, gift, 'online')
  const other = await ordered(buyer, { ...gift, message: 'Get well soon' }, 'online')
  const ids = [first, again, other].map(({ body }) => body.data.razorpayOrderId)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])

  const keyed = await aBuyer()
  const one = await ordered(keyed, gift, 'cash', 'gift-key')
  const replay = await ordered(keyed, gift, 'cash', 'gift-key')
  expect(replay.body.data.order.id).toBe(one.body.data.order.id)
  expect(replay.body.data.order.gift).toEqual(asRead)
  const clash = await ordered(keyed, { ...gift, to: 'Ravi' }, 'cash', 'gift-key')
  expect([clash.status, clash.body.code]).toEqual([409, 'idempotency_conflict'])
  expect(await shop.db.$count(sql`print_jobs where order_id = ${one.body.data.order.id}`)).toBe(1)
})

test('the lists of orders and of prints mark what is a gift, and say on which day its buyer wants it there', async () => {
  const arriveOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const wanted = async (more: object) => {
    const { body } = await place(shop, await aBuyer(), 'cash', { business: more })
    return body.data.order
  }
  const given = await wanted({ gift, arriveOn })
  const usual = await wanted({})
  const listed = async ({ orderNumber }: Order) =>
    (
      await shop.call<{ data: Order[] }>('GET', `/user-orders?search=${orderNumber}`, {
        token: admin.token,
      })
    ).body.data[0]
  expect(await listed(given)).toMatchObject({ gift: asRead, arriveOn })
  const plain = await listed(usual)
  expect([plain?.gift, plain?.arriveOn]).toEqual([undefined, undefined])
  expect((await queueOf(shop, admin, `search=${given.orderNumber}`)).data).toMatchObject([
    { gift: true },
  ])
})

test('the card is a job of the print queue with files of A6 and a ticket, and stops shipping until it is printed', async () => {
  const { order } = await aGift()
  const [card] = await jobsOf(shop, admin, order.orderNumber)
  expect(card).toMatchObject({
    itemId: null,
    line: 0,
    title: 'Gift card',
    blank: 'card',
    quantity: 1,
    state: 'ready',
    values: [
      { label: 'To', value: 'Meera' },
      { label: 'From', value: 'Asha' },
      { label: 'Message', value: 'Happy birthday!' },
    ],
  })
  const early = await ship(order.id)
  expect([early.status, early.body.code]).toEqual([409, 'not_printed'])
  expect(early.body.data.lines).toEqual([{ id: 'gift-card', title: 'Gift card', state: 'ready' }])

  const files = await Promise.all((card?.files ?? []).map(({ url }) => fetchFile(shop, admin, url)))
  expect(files.map(({ type }) => type)).toEqual(['image/png', 'application/pdf'])
  const [png, pdf] = files
  const { width, height } = await sharp(png?.bytes).metadata()
  expect({ width, height }).toEqual(sheetPixels(giftCardArea, giftCardBlank.dpi))
  const page = (await PDFDocument.load(pdf?.bytes ?? Buffer.alloc(0))).getPage(0)
  const mm = (points: number) => Math.round((points / 72) * 254) / 10
  const { width: trimmed, height: high } = page.getTrimBox()
  expect([mm(trimmed), mm(high)]).toEqual([148, 105])
  expect(mm(page.getBleedBox().width)).toBe(154)
  const ticket = await fetchFile(shop, admin, `/v1/admin/print-jobs/${card?.id}/ticket.pdf`)
  const said = (await readPdf(ticket.bytes)).flat().map(({ text }) => text.trim())
  expect(said).toEqual(expect.arrayContaining([`${order.orderNumber}-0`, 'Gift card']))
  const preview = await fetchFile(shop, admin, card?.preview ?? '')
  expect(preview.status).toBe(200)
  const stranger = await aPerson(shop)
  expect((await fetchFile(shop, stranger, card?.preview ?? '')).status).toBe(404)

  await printAll(shop, admin, order.orderNumber)
  expect((await ship(order.id)).status).toBe(200)
})

const verse = 'क्षितिज पर सूर्य चमके, तुम्हारा हर स्वप्न पूर्ण हो। '
test('two hundred Devanagari letters all stand on the card', async () => {
  const message = graphemes(verse.repeat(9)).slice(0, 200).join('').trim()
  const { order } = await aGift({ to: 'मीरा और रवि', from: 'आशा, दादी और पूरा परिवार', message })
  const [card] = await jobsOf(shop, admin, order.orderNumber)
  const { rows } = await shop.db.execute<{ items: { id: string; text: string }[] }>(sql`
    select scene -> 'areas' -> 0 -> 'items' "items" from proofs where hash = ${card?.proof}`)
  const lines = rows[0]?.items.filter(({ id }) => id.startsWith('line-')) ?? []
  expect(lines.map(({ text }) => text).join(' ')).toBe(message)
  expect(lines.length).toBeGreaterThan(3)
})

test('slip, card and box of a gift show its words and no price, also where cash is collected', async () => {
  const { order } = await aGift({ ...gift, wrap: true })
  const [words = []] = await slipsOf(shop, admin, { ids: [order.id] })
  expect(words).toEqual(
    expect.arrayContaining([
      'This is a gift',
      'Meera',
      'Asha',
      'Happy birthday!',
      'Wrapped as a gift',
    ]),
  )
  expect(words.join(' ')).not.toMatch(/₹|Collect/)
})

test('a message of a hundred lines has all its letters on one slip and on the ticket of its card', async () => {
  const letters = Array.from({ length: 100 }, (_, at) => 'abcdefghij'[at % 10])
  const { order } = await aGift({ ...gift, message: letters.join('\n') })
  const slips = await slipsOf(shop, admin, { ids: [order.id] })
  const [card] = await jobsOf(shop, admin, order.orderNumber)
  const ticket = await fetchFile(shop, admin, `/v1/admin/print-jobs/${card?.id}/ticket.pdf`)
  const pages = (await readPdf(ticket.bytes)).map((words) => words.map(({ text }) => text))
  for (const written of [slips, pages]) {
    expect(written).toHaveLength(1)
    expect(written.flat().join('').replaceAll(/\s/g, '')).toContain(letters.join(''))
  }
})

test('a wrapped gift is packed once its goods, its card and its wrap are ticked', async () => {
  const { order } = await aGift({ ...gift, wrap: true })
  const number = order.orderNumber
  await printAll(shop, admin, number)
  const pack = async (code: string) => {
    const { status, body } = await scanCode(shop, admin, code, 'packed')
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data.box
  }
  expect((await pack(`${number}-1`)).missing).toEqual([`${number}-0`, `${number}-W`])
  const open = await ship(order.id)
  expect(open.body.data.lines).toEqual([
    { id: 'gift-card', title: 'Gift card', state: 'unpacked' },
    { id: 'gift-wrap', title: 'Gift wrap', state: 'unpacked' },
  ])
  const box = await pack(`${number}-0`)
  expect(box.lines.map(({ itemId, title, packed }) => [itemId === null, title, packed])).toEqual([
    [false, 'Chai Weather Mug', true],
    [true, 'Gift card', true],
    [true, 'Gift wrap', false],
  ])
  expect((await pack(`${number}-w`)).packedAt).not.toBeNull()
  expect((await openBox(shop, admin, order.id)).body.data.missing).toHaveLength(3)
  for (const code of ['1', '0', 'W']) await pack(`${number}-${code}`)
  const picked = await shop.call<{ gifts: object }>('GET', '/admin/pick-list?all=true', {
    token: admin.token,
  })
  expect(picked.body.gifts).toEqual({ cards: expect.any(Number), wraps: expect.any(Number) })
  expect((await ship(order.id)).status).toBe(200)
})

test('a spoilt card is printed again without taking anything from the stock', async () => {
  const { order } = await aGift()
  const [card] = await printAll(shop, admin, order.orderNumber)
  const again = await move(shop, admin, card?.id ?? '', { state: 'reprint', reason: 'Ink' })
  expect([again.status, again.body.data.state, again.body.data.short]).toEqual([200, 'ready', 0])
})

test('staff correct the words before the card is printed: it is made anew, and the history says so', async () => {
  const { order, buyer } = await aGift()
  const [before] = await jobsOf(shop, admin, order.orderNumber)
  const words = { to: 'Mira', from: null, message: 'Happy birthday, Mira!' }
  const { status, body } = await correct(order.id, words)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.gift).toEqual({ ...asRead, to: 'Mira', from: undefined, message: words.message })
  const event = body.data.history.find(({ what }) => what === 'change')
  expect(event).toMatchObject({
    changed: 'gift',
    before: 'Meera · Asha · Happy birthday!',
    by: admin.email,
  })
  const [after] = await jobsOf(shop, admin, order.orderNumber)
  expect(after?.id).not.toBe(before?.id)
  expect(after?.proof).not.toBe(before?.proof)
  expect(after?.due).toBe(before?.due)
  await move(shop, admin, after?.id ?? '', { state: 'printing' })
  const late = await correct(order.id, { ...words, to: 'Ravi' })
  expect([late.status, late.body.code]).toEqual([409, 'too_late_to_change'])
  expect((await read(order.id)).gift?.to).toBe('Mira')
  expect((await correct(order.id, words)).status).toBe(200)
  expect((await correct(order.id, words, buyer)).status).toBe(403)
  const bad = await correct(order.id, { ...words, message: '' })
  expect([bad.status, bad.body.fields]).toEqual([400, { message: 'Required' }])
  const plain = await place(shop, await aBuyer(), 'cash')
  const none = await correct(plain.body.data.order.id, words)
  expect([none.status, none.body.code]).toEqual([409, 'too_late_to_change'])
})

test('a card that is being printed does not keep its buyer from cancelling', async () => {
  const { order, buyer } = await aGift()
  await jobsOf(shop, admin, order.orderNumber)
  const cancelled = await shop.call('POST', `/user-orders/${order.id}/cancel`, {
    token: buyer.token,
    body: { reason: 'Changed my mind' },
  })
  expect(cancelled.status).toBe(200)
  expect((await queueOf(shop, admin, '')).data.map(({ orderId }) => orderId)).not.toContain(
    order.id,
  )
})

test('the card of a cash order that waits for its buyer is made once, and is printed only when it is confirmed', async () => {
  const rules = (confirm: boolean) =>
    shop.call('PUT', '/admin/cod-rules', { token: admin.token, body: { confirm } })
  await rules(true)
  const { order } = await aGift()
  await rules(false)
  expect((await queueOf(shop, admin, `search=${order.orderNumber}`)).data).toMatchObject([
    { itemId: null, waits: true },
  ])
  const confirmed = await shop.call('PUT', `/admin/orders/${order.id}/cash`, {
    token: admin.token,
    body: { state: 'confirmed' },
  })
  expect(confirmed.status).toBe(200)
  expect(await jobsOf(shop, admin, order.orderNumber)).toMatchObject([{ waits: false }])
})

test('a gift that came back is sent again as a gift, with a card of its own', async () => {
  const { order } = await aGift()
  await shop.db.execute(sql`update orders set status = 'returned' where id = ${order.id}`)
  const { status, body } = await shop.call<{ data: { id: string } }>(
    'POST',
    `/admin/orders/${order.id}/resend`,
    { token: admin.token },
  )
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  const { rows } = await shop.db.execute<{ id: string; orderNumber: string; gift: object }>(
    sql`select id, order_number "orderNumber", gift from orders where replaces_order_id = ${order.id}`,
  )
  expect(rows.map((one) => one.gift)).toEqual([asRead])
  expect(await jobsOf(shop, admin, rows[0]?.orderNumber ?? '')).toHaveLength(1)
})

test('mails of a gift go to its buyer alone, whatever e-mail its address has, and name its words', async () => {
  const { order, buyer } = await aGift()
  await printAll(shop, admin, order.orderNumber)
  await ship(order.id)
  const mails = await mailsTo(buyer.email)
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      `Your order ${order.orderNumber} is confirmed`,
      `Your order ${order.orderNumber} is on its way`,
    ]),
  )
  expect(mails[0]?.text).toContain('It goes as a gift to Meera from Asha')
  expect(mails[0]?.text).toContain('Happy birthday!')
  expect(mails[0]?.text).not.toContain('Thank you, Asha Rao')
  const others = await mailsTo('asha@example.com')
  expect(others.filter(({ subject }) => subject.includes(order.orderNumber))).toEqual([])
})

test('who is erased leaves no words of gifts and no cards, and exports them before', async () => {
  const { token, userInfo } = await signUp(shop, 'giver@example.com')
  const giver = { id: userInfo.id, email: 'giver@example.com', token }
  await putIntoCart(shop, giver, mug)
  const placed = await ordered(giver, { ...gift, message: 'A very private word' })
  await jobsOf(shop, admin, placed.body.data.order.orderNumber)
  const said = sql`proofs where scene::text like '%very private word%'`
  expect(await shop.db.$count(said)).toBe(1)
  const exported = await shop.call<object>('POST', `/user/${giver.id}/export`, {
    token,
    body: { password },
  })
  expect(JSON.stringify(exported.body)).toContain('A very private word')
  await shop.db.execute(sql`update orders set status = 'delivered',
    paid_paise = total_paise + coalesce(rounding_paise, 0) where user_id = ${giver.id}`)
  const erased = await shop.call('DELETE', `/user/${giver.id}`, { token, body: { password } })
  expect(erased.status, JSON.stringify(erased.body)).toBe(200)
  expect(await shop.db.$count(said)).toBe(0)
  expect(await tablesThatHold(shop, 'very private word')).toEqual([])
})
