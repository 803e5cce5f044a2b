import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { order as placed, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aKeyChain, fetchFile, jobsOf, orderPrinted } from '#fulfilment/print/print.fixture.ts'
import { aParcel } from '#fulfilment/shipping/parcels.fixture.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aSeller } from '#tax/seller/tax.fixture.ts'
import { fetchSlips, orderOf, slipsOf } from './shipping-papers.fixture.ts'

let shop: TestShop
let admin: Person
let buyer: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  buyer = await aPerson(shop)
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

const refused = (query: string, token = admin.token) =>
  shop.call<FailureEnvelope>('GET', `/admin/packing-slips.pdf${query}`, { token })

test('slips stand in the order of the ids, each on its page, with where it goes and the number of its parcel', async () => {
  const shipped = await aParcel(shop, admin, mug)
  const confirmed = await aPurchase(shop, buyer, mug, 'confirmed')
  const pages = await slipsOf(shop, admin, { ids: [confirmed, shipped.orderId, confirmed] })
  const [first = [], second = []] = pages
  expect(pages).toHaveLength(2)
  const { orderNumber } = await orderOf(shop, admin, confirmed)
  expect(first).toEqual(
    expect.arrayContaining([
      `Order ${orderNumber}`,
      'No parcel booked yet',
      'Asha Rao',
      'Flat #4, A&B Residency; 12 MG Road',
      '560001',
      'Chai Weather Mug',
      'White',
      `${orderNumber}-1`,
      '× 1',
      'Collect ₹449 in cash.',
      `${orderNumber} · page 1 of 1`,
    ]),
  )
  expect(second).toContain(`Parcel number ${shipped.waybill}`)
})

test('words that begin in Urdu have the order of the print on slip and ticket, also with Latin letters', async () => {
  const product = await aKeyChain(shop)
  const values = { name: 'محمد Khan', word: 'Asha' }
  const { id, orderNumber } = await orderPrinted(shop, buyer, product, values)
  const [slip = []] = await slipsOf(shop, admin, { ids: [id] })
  const [job] = await jobsOf(shop, admin, orderNumber)
  const { bytes } = await fetchFile(shop, admin, `/v1/admin/print-jobs/${job?.id}/ticket.pdf`)
  const [ticket = []] = await readPdf(bytes)
  for (const texts of [slip, ticket.map(({ text }) => text.trim())]) {
    const urdu = texts.findIndex((text) => /\p{Script=Arabic}/u.test(text))
    expect(urdu).toBeGreaterThan(0)
    expect(texts[urdu - 1]).toBe('Khan')
  }
})

test('a slip has the words on each piece and the picture of what was approved, not the design in words', async () => {
  const product = await aKeyChain(shop)
  const order = await orderPrinted(
    shop,
    buyer,
    product,
    { name: 'क्षितिज', word: 'शुभ', quantity: 3 },
    { name: 'Asha & Ravi' },
  )
  const [page = []] = await slipsOf(shop, admin, { ids: [order.id] })
  expect(page).toEqual(expect.arrayContaining(['Name', 'क्षितिज', 'Word', 'शुभ', 'Asha & Ravi']))
  expect(page.filter((text) => text === 'Printed on each piece')).toHaveLength(2)
  expect(page).toEqual(expect.arrayContaining(['× 3', '× 1', '4 items in all']))
  expect(page.join('')).not.toMatch(/in the middle|a drawing|�/)
  const { bytes } = await fetchSlips(shop, admin, { ids: [order.id] })
  // Both sides of two designs.
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(3)
})

test('of what could be personalised and was not a slip says that nothing personal is printed', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aCustomizable(shop))
  const { id } = (await placed(shop, person, 'cash')).body.data.order
  const [page = []] = await slipsOf(shop, admin, { ids: [id] })
  expect(page).toContain('Plain, nothing personal printed')
  const [ordinary = []] = await slipsOf(shop, admin, {
    ids: [await aPurchase(shop, buyer, mug, 'confirmed')],
  })
  expect(ordinary.join(' ')).not.toContain('nothing personal')
})

test('small slips share a sheet where the shop has set it, in their order, and one that is over never does', async () => {
  const [first, second, over] = [
    await aPurchase(shop, buyer, mug, 'confirmed'),
    await aPurchase(shop, buyer, mug, 'confirmed'),
    await aPurchase(shop, buyer, mug, 'cancelled'),
  ]
  const ids = [first, second, over]
  expect(await slipsOf(shop, admin, { ids, all: true })).toHaveLength(3)
  const set = (shareSheets: boolean) =>
    shop.call('PUT', '/admin/settings', { token: admin.token, body: { paper: { shareSheets } } })
  expect((await set(true)).status).toBe(200)
  const [shared = [], alone = [], ...none] = await slipsOf(shop, admin, { ids, all: true })
  expect((await set(false)).status).toBe(200)
  expect(none).toEqual([])
  const numbers = await Promise.all(
    ids.map(async (id) => (await orderOf(shop, admin, id)).orderNumber),
  )
  const heads = (page: string[]) => page.filter((text) => /^Order [A-Z]/.test(text))
  expect(heads(shared)).toEqual(numbers.slice(0, 2).map((number) => `Order ${number}`))
  expect(shared).toContain(`${numbers[0]}, ${numbers[1]} · page 1 of 1`)
  expect(heads(alone)).toEqual([`Order ${numbers[2]}`])
})

test('the sender has the seller’s trade name where one is set, else the shop’s name', async () => {
  const id = await aPurchase(shop, buyer, mug, 'confirmed')
  const from = async () => {
    const [page = []] = await slipsOf(shop, admin, { ids: [id] })
    return page[page.indexOf('From') + 1]
  }
  const before = await from()
  expect(before).not.toBe('From')
  const answer = await shop.call('PUT', '/admin/seller', {
    token: admin.token,
    body: { ...aSeller, tradeName: 'Chhapai Jaipur', validFrom: null },
  })
  expect(answer.status).toBe(200)
  expect(await from()).toBe('Chhapai Jaipur')
})

test('a slip shows no price but the cash to collect, and not that either without prices', async () => {
  const id = await aPurchase(shop, buyer, mug, 'confirmed')
  const [shown = []] = await slipsOf(shop, admin, { ids: [id] })
  expect(shown.filter((text) => text.includes('₹'))).toEqual(['Collect ₹449 in cash.'])
  const [hidden = []] = await slipsOf(shop, admin, { ids: [id], prices: 'none' })
  expect(hidden.join(' ')).not.toMatch(/₹|449|cash|Paid/)
})

test('nothing is printed for a finished order, unless requested, and then it is marked', async () => {
  const [open, cancelled, delivered] = [
    await aPurchase(shop, buyer, mug, 'confirmed'),
    await aPurchase(shop, buyer, mug, 'cancelled'),
    await aPurchase(shop, buyer, mug, 'delivered'),
  ]
  const ids = [cancelled, open, delivered]
  expect(await slipsOf(shop, admin, { ids })).toHaveLength(1)
  const answer = await refused(`?ids=${ids.join(',')}`)
  const { orderNumber } = await orderOf(shop, admin, cancelled)
  expect(answer.headers.get('x-left-out')).toContain(orderNumber)
  const none = await refused(`?ids=${cancelled},${delivered}`)
  expect([none.status, none.body.code]).toEqual([409, 'nothing_to_print'])
  const [first = [], second = [], third = []] = await slipsOf(shop, admin, { ids, all: true })
  expect(first).toEqual(expect.arrayContaining(['CANCELLED', 'Cancelled: not to be sent']))
  expect(second.join(' ')).not.toMatch(/not to be sent/)
  expect(third).toContain('DELIVERED')
})

test('a cancelled piece is not laid into the box', async () => {
  const product = await aKeyChain(shop)
  const order = await orderPrinted(shop, buyer, product, { name: 'Meera', quantity: 2 })
  const item = order.order_items[0]?.id
  const answer = await shop.call('POST', `/admin/orders/${order.id}/cancel`, {
    token: admin.token,
    body: { items: [{ id: item, quantity: 1 }], reason: 'One is enough' },
  })
  expect(answer.status).toBe(200)
  const [page = []] = await slipsOf(shop, admin, { ids: [order.id] })
  expect(page).toEqual(expect.arrayContaining(['× 1', '1 item in all']))
})

test.each([
  ['', 400, 'Required'],
  ['?ids=', 400, 'Required'],
  ['?ids=,,', 400, 'Required'],
  [`?ids=${Array.from({ length: 201 }, () => v7()).join(',')}`, 400, /At most 200 orders/],
  [`?ids=${v7()}`, 404, /not found/],
  ['?ids=TF100001', 404, /not found/],
  [`?ids=${v7()}&all=maybe`, 400, 'Not valid'],
])('%.20s is refused with %i and a sentence', async (query, status, sentence) => {
  const { body, ...answer } = await refused(query)
  expect(answer.status).toBe(status)
  expect(body.fields?.['ids'] ?? body.fields?.['all'] ?? body.error).toMatch(sentence)
})

test('one unknown id prints nothing, and people who are not staff learn nothing', async () => {
  const id = await aPurchase(shop, buyer, mug, 'confirmed')
  expect((await refused(`?ids=${id},${v7()}`)).status).toBe(404)
  expect((await refused(`?ids=${id}`, buyer.token)).status).toBe(403)
  expect((await refused(`?ids=${v7()}`, buyer.token)).status).toBe(403)
})
