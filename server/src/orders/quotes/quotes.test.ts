import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { pay } from '#orders/order/orders.fixture.ts'
import { count, expire as expireCheckouts } from '#payments/payment/payments.fixture.ts'
import { aKeyChain } from '#fulfilment/print/print.fixture.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aDraft,
  drawn,
  inDays,
  orderQuote,
  readDraft,
  readQuote,
  send,
  thePlace,
} from './quotes.fixture.ts'

let shop: TestShop
let staff: Person
let mug: string
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  staff = await aPerson(shop, 'manager')
  mug = await aProduct(shop)
  keyChain = await aKeyChain(shop)
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

/** Lets the last day of a draft be over. */
const expire = (id: string) =>
  shop.db.execute(sql`update drafts set until = india_day(now()) - 1 where id = ${id}`)
const ordersOfDraft = (id: string) =>
  count(shop, sql`orders o join checkouts c on c.id = o.checkout_id where c.draft_id = ${id}`)

test('a link opens without an account what is offered and needed, and is not listed', async () => {
  const draft = await aDraft(
    shop,
    staff,
    keyChain,
    { customer: { name: 'Asha', phone: '9222200001' }, note: 'Only for us' },
    { values: { name: 'Asha' } },
  )
  await drawn(shop, staff, draft)
  const { body: sent } = await shop.call<{ data: { url: string; whatsapp: string } }>(
    'POST',
    `/admin/drafts/${draft.id}/send`,
    { token: staff.token },
  )
  expect(sent.data.whatsapp).toMatch(/^https:\/\/wa\.me\/919222200001\?text=/)
  expect(decodeURIComponent(sent.data.whatsapp)).toContain(sent.data.url)
  const link = sent.data.url.split('/').at(-1) ?? ''
  const { status, body } = await readQuote(shop, link)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    number: draft.number,
    state: 'sent',
    items: [{ id: draft.items[0]?.id, personalisation: { values: [{ value: 'Asha' }] } }],
    totals: draft.totals,
    until: draft.until,
    needed: { address: true, email: true },
    order: null,
  })
  expect(JSON.stringify(body)).not.toContain('Only for us')
  const read = await fetch(`${shop.url}/v1/quotes/${link}`)
  expect(read.headers.get('cache-control')).toBe('no-store')
  expect(read.headers.get('x-robots-tag')).toBe('noindex')
  for (const picture of ['preview', 'mockUp'] as const) {
    const { status: shown, headers } = await fetch(
      shop.url + (body.data.items[0]?.personalisation?.[picture] ?? ''),
    )
    expect([shown, headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  expect((await readDraft(shop, staff, draft.id)).url).toBe(sent.data.url)
})

test('the paper of a quote names both businesses, each line and the total', async () => {
  const draft = await aDraft(
    shop,
    staff,
    keyChain,
    { gstin: '29AAGCB7383J1Z4', legalName: 'Bright Office', discount: { amount: 20.5 } },
    { values: { name: 'मीरा ദീപ' } },
  )
  const paper = await fetch(`${shop.url}/v1/quotes/${await send(shop, staff, draft)}.pdf`)
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const pages = await readPdf(new Uint8Array(await paper.arrayBuffer()))
  const words = pages.flat().map(({ text }) => text)
  for (const word of [draft.number, 'Bright Office', '29AAGCB7383J1Z4', 'मीरा', 'ദീപ', '−₹20.50'])
    expect(words.join(' ')).toContain(word)
})

test('a quote is mailed once for each link', async () => {
  const draft = await aDraft(shop, staff, mug)
  expect(await send(shop, staff, draft)).toBe(await send(shop, staff, draft))
  expect(await count(shop, sql`mails where key like ${`quote:${draft.id}:%`}`)).toBe(1)
})

test('a changed quote has another link, and the old one says that there is a newer', async () => {
  const draft = await aDraft(shop, staff, mug)
  const old = await send(shop, staff, draft)
  await shop.call('PUT', `/admin/drafts/${draft.id}`, {
    token: staff.token,
    body: { version: 1, discount: { amount: 50 } },
  })
  const link = await send(shop, staff, draft)
  expect(link).not.toBe(old)
  const { status, body } = await readQuote(shop, old)
  expect([status, body.code]).toEqual([404, 'quote_not_found'])
  expect(body.error).toContain('newer')
  const ordered = await shop.call<{ code: string }>('POST', `/quotes/${old}/order`, {
    body: { approved: true, payment_method: 'cash', shown_total: draft.totals.total },
  })
  expect([ordered.status, ordered.body.code]).toEqual([404, 'quote_not_found'])
  expect((await readQuote(shop, link)).body.data.totals.discount).toBe(50)
})

test('after its last day a quote is over: 410, nothing ordered', async () => {
  const draft = await aDraft(shop, staff, mug)
  const link = await send(shop, staff, draft)
  await expire(draft.id)
  expect((await readQuote(shop, link)).body.code).toBe('quote_expired')
  const body = { approved: true, payment_method: 'cash', shown_total: draft.totals.total }
  expect((await shop.call('POST', `/quotes/${link}/order`, { body })).status).toBe(410)
  expect((await fetch(`${shop.url}/v1/quotes/${link}.pdf`)).status).toBe(410)
  expect((await readDraft(shop, staff, draft.id)).state).toBe('expired')
  expect(await ordersOfDraft(draft.id)).toBe(0)
})

test('a cash order by link has the prices and pieces of the quote, whatever the product costs now', async () => {
  const product = await aProduct(shop, { stock: 40 })
  const draft = await aDraft(
    shop,
    staff,
    product,
    { discount: { percent: 10 }, address: thePlace },
    { quantity: 40 },
  )
  const link = await send(shop, staff, draft)
  await shop.db.execute(sql`update products set price_paise = 99900 where id = ${product}`)
  const { status, body } = await orderQuote(shop, link, { address: undefined })
  expect(status).toBe(201)
  expect(body.data.order).toMatchObject({
    total: draft.totals.total,
    offer: { code: draft.number, discount: draft.totals.discount },
    payment_method: 'cash',
    shipping_address: { name: 'Asha Rao', email: 'asha@example.com', city: 'Bengaluru' },
    order_items: [{ quantity: 40 }],
  })
  expect(await stockOf(shop, product)).toBe(0)
  const { state, order } = await readDraft(shop, staff, draft.id)
  expect([state, order?.orderNumber]).toEqual(['ordered', body.data.order.orderNumber])
})

test('a used link answers its order again, also after its last day; the draft is closed', async () => {
  const draft = await aDraft(shop, staff, mug)
  const link = await send(shop, staff, draft)
  const first = await orderQuote(shop, link)
  await expire(draft.id)
  const again = await orderQuote(shop, link, { payment_method: 'online' })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.data.order.id).toBe(first.body.data.order.id)
  expect((await readQuote(shop, link)).body.data).toMatchObject({
    state: 'ordered',
    order: { orderNumber: first.body.data.order.orderNumber },
  })
  const changed = await shop.call('PUT', `/admin/drafts/${draft.id}`, {
    token: staff.token,
    body: { version: 1 },
  })
  const ended = await shop.call('DELETE', `/admin/drafts/${draft.id}`, { token: staff.token })
  expect([changed.status, ended.status]).toEqual([409, 409])
})

test('many presses at once make one order', async () => {
  const product = await aProduct(shop, { stock: 3 })
  const draft = await aDraft(shop, staff, product, {}, { quantity: 1 })
  const link = await send(shop, staff, draft)
  const all = await Promise.all([1, 2, 3, 4].map(() => orderQuote(shop, link)))
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(all.map(({ body }) => body.data.order.id)).size).toBe(1)
  expect(await stockOf(shop, product)).toBe(2)
  expect(await ordersOfDraft(draft.id)).toBe(1)
})

test('stock is taken all or none', async () => {
  const plenty = await aProduct(shop, { stock: 9 })
  const scarce = await aProduct(shop, { stock: 1 })
  const items = [plenty, scarce].map((productId) => ({ productId, color: 'White', quantity: 2 }))
  const draft = await aDraft(shop, staff, plenty, { items })
  const { status, body } = await orderQuote(shop, await send(shop, staff, draft))
  expect([status, body.code]).toEqual([409, 'out_of_stock'])
  expect([await stockOf(shop, plenty), await stockOf(shop, scarce)]).toEqual([9, 1])
})

test('another total than the shown one orders nothing', async () => {
  const link = await send(shop, staff, await aDraft(shop, staff, mug))
  const { status, body } = await orderQuote(shop, link, { shown_total: 1 })
  expect([status, body.code]).toEqual([409, 'total_changed'])
})

test('approval, address and e-mail are asked for at their fields', async () => {
  const draft = await aDraft(shop, staff, mug, { customer: { name: 'A', phone: '9222200002' } })
  const link = await send(shop, staff, draft)
  const fields = async (more: object) =>
    Object.keys((await orderQuote(shop, link, more)).body.fields ?? {})
  expect(await fields({ approved: false })).toEqual(['approved'])
  expect(await fields({ address: undefined })).toEqual(['address', 'email'])
  expect(await fields({})).toEqual(['email'])
  expect(await fields({ email: 'none' })).toEqual(['email'])
  expect(await fields({ address: { ...thePlace, pinCode: '1' } })).toEqual(['address.pinCode'])
  expect(await fields({ payment_method: 'shells' })).toEqual(['payment_method'])
  const placed = await orderQuote(shop, link, { email: 'a@example.com' })
  expect(placed.body.data.order.shipping_address.email).toBe('a@example.com')
})

test('each warning is ticked before a print is approved, and the print is that of the order', async () => {
  const long = 'Wolfeschlegelsteinhau'.slice(0, 20)
  const draft = await aDraft(shop, staff, keyChain, {}, { values: { name: long } })
  await drawn(shop, staff, draft)
  const link = await send(shop, staff, draft)
  const { needed, items } = (await readQuote(shop, link)).body.data
  const [id = ''] = items.map((item) => item.id)
  expect(needed.ticks[id]?.length).toBeGreaterThan(0)
  const refused = await orderQuote(shop, link, { ticked: {} })
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [`ticked.${id}`]])
  const placed = await orderQuote(shop, link)
  expect(placed.status).toBe(201)
  expect(placed.body.data.order.order_items[0]?.selectedDetails).toMatchObject({
    proof: draft.items[0]?.personalisation?.proof,
  })
  expect(await count(shop, sql`print_jobs where order_id = ${placed.body.data.order.id}`)).toBe(1)
})

test('what cannot be printed is not sent', async () => {
  const draft = await aDraft(shop, staff, keyChain, {}, { values: { name: '\u{13000}' } })
  const { status, body } = await shop.call<{ code: string }>(
    'POST',
    `/admin/drafts/${draft.id}/send`,
    { token: staff.token },
  )
  expect([status, body.code]).toEqual([409, 'preflight_stop'])
})

test('a quote is paid online once, by two presses and two looks at the same payment', async () => {
  const product = await aProduct(shop, { stock: 2 })
  const draft = await aDraft(shop, staff, product, { address: thePlace })
  const link = await send(shop, staff, draft)
  const online = { payment_method: 'online', address: undefined }
  const [one, two] = await Promise.all([1, 2].map(() => orderQuote(shop, link, online)))
  expect([one?.status, two?.status]).toEqual([201, 201])
  const request = one?.body.data
  expect(request).toMatchObject({ amount: draft.totals.total * 100, currency: 'INR' })
  expect(two?.body.data.razorpayOrderId).toBe(request?.razorpayOrderId)
  expect(await stockOf(shop, product)).toBe(0)
  const paid = await pay(shop, request?.razorpayOrderId ?? '', { webhook: true })
  const verify = () =>
    shop.call<{ data: { id: string; paid: number } }>('POST', `/quotes/${link}/verify-order`, {
      body: paid,
    })
  const [first, second] = await Promise.all([verify(), verify()])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.body.data).toMatchObject({ id: second.body.data.id, paid: draft.totals.total })
  expect(await ordersOfDraft(draft.id)).toBe(1)
  expect((await readDraft(shop, staff, draft.id)).state).toBe('ordered')
})

test('a payment that comes after the quote was ordered in cash goes back whole', async () => {
  const draft = await aDraft(shop, staff, mug)
  const link = await send(shop, staff, draft)
  const online = await orderQuote(shop, link, { payment_method: 'online' })
  expect((await orderQuote(shop, link)).status).toBe(201)
  const paid = await pay(shop, online.body.data.razorpayOrderId, { webhook: false })
  const { status, body } = await shop.call<{ code: string }>(
    'POST',
    `/quotes/${link}/verify-order`,
    { body: paid },
  )
  expect([status, body.code]).toEqual([409, 'payment_refunded'])
  expect(await ordersOfDraft(draft.id)).toBe(1)
})

test('the payment of another quote is none of this one', async () => {
  const mine = await send(shop, staff, await aDraft(shop, staff, mug))
  const other = await send(
    shop,
    staff,
    await aDraft(shop, staff, mug, {
      customer: { name: 'B', phone: '9222200003', email: 'b@example.com' },
    }),
  )
  const request = await orderQuote(shop, other, { payment_method: 'online' })
  const paid = await pay(shop, request.body.data.razorpayOrderId, { webhook: false })
  const { status } = await shop.call('POST', `/quotes/${mine}/verify-order`, { body: paid })
  expect(status).toBe(404)
})

test('a declined quote is not ordered, and staff read why', async () => {
  const draft = await aDraft(shop, staff, mug)
  const link = await send(shop, staff, draft)
  const decline = () =>
    shop.call('POST', `/quotes/${link}/decline`, { body: { reason: 'Too late' } })
  expect([(await decline()).status, (await decline()).status]).toEqual([200, 200])
  expect((await orderQuote(shop, link)).body.code).toBe('draft_closed')
  const { state, declined } = await readDraft(shop, staff, draft.id)
  expect([state, declined?.reason]).toEqual(['declined', 'Too late'])
})

test('a quote for the counter needs no address', async () => {
  const draft = await aDraft(shop, staff, mug, { delivery: 'counter', until: inDays(0) })
  const link = await send(shop, staff, draft)
  expect((await readQuote(shop, link)).body.data.needed.address).toBe(false)
  const { status, body } = await orderQuote(shop, link, { address: undefined })
  expect(status).toBe(201)
  expect(body.data.order).toMatchObject({ delivery: 'counter' })
})

test('a quote that is changed while it is ordered is ordered as it was shown, or not at all', async () => {
  for (const round of [1, 2, 3, 4, 5, 6]) {
    const draft = await aDraft(shop, staff, keyChain, {}, { values: { name: `Asha ${round}` } })
    await drawn(shop, staff, draft)
    const link = await send(shop, staff, draft)
    const { needed } = (await readQuote(shop, link)).body.data
    const items = [
      { productId: keyChain, color: 'White', quantity: 5, values: { name: `Asha ${round}` } },
    ]
    const [changed, ordered] = await Promise.all([
      shop.call('PUT', `/admin/drafts/${draft.id}`, {
        token: staff.token,
        body: { version: 1, items },
      }),
      shop.call<{ data: { order: { total: number } } }>('POST', `/quotes/${link}/order`, {
        body: {
          approved: true,
          ticked: needed.ticks,
          address: thePlace,
          payment_method: 'cash',
          shown_total: draft.totals.total,
        },
      }),
    ])
    expect([changed.status, ordered.status]).toEqual(
      ordered.status === 201 ? [409, 201] : [200, 404],
    )
    const { state, version } = await readDraft(shop, staff, draft.id)
    expect([state, version]).toEqual(ordered.status === 201 ? ['ordered', 1] : ['draft', 2])
  }
})

test('a payment for a quote that was changed meanwhile goes back whole', async () => {
  const draft = await aDraft(shop, staff, mug)
  const link = await send(shop, staff, draft)
  const online = await orderQuote(shop, link, { payment_method: 'online' })
  await shop.call('PUT', `/admin/drafts/${draft.id}`, {
    token: staff.token,
    body: { version: 1, discount: { amount: 5 } },
  })
  const again = await send(shop, staff, draft)
  const paid = await pay(shop, online.body.data.razorpayOrderId, { webhook: false })
  const { status, body } = await shop.call<{ code: string }>(
    'POST',
    `/quotes/${link}/verify-order`,
    { body: paid },
  )
  expect([status, body.code]).toEqual([409, 'payment_refunded'])
  expect((await orderQuote(shop, again)).status).toBe(201)
  expect(await ordersOfDraft(draft.id)).toBe(1)
})

test('a payment after its checkout has lapsed orders the quote while there is stock', async () => {
  const product = await aProduct(shop, { stock: 2 })
  const draft = await aDraft(shop, staff, product, { discount: { percent: 10 } })
  const link = await send(shop, staff, draft)
  const online = await orderQuote(shop, link, { payment_method: 'online' })
  await expireCheckouts(shop, online.body.data.razorpayOrderId)
  expect(await stockOf(shop, product)).toBe(2)
  const paid = await pay(shop, online.body.data.razorpayOrderId, { webhook: false })
  const verified = await shop.call<{ data: { total: number } }>(
    'POST',
    `/quotes/${link}/verify-order`,
    { body: paid },
  )
  expect([verified.status, verified.body.data.total]).toEqual([200, draft.totals.total])
  expect(await stockOf(shop, product)).toBe(0)
})
