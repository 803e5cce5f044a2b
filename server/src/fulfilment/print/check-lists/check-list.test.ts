import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanCode } from '#fulfilment/packing/packing.fixture.ts'
import { fetchFile, jobsOf, move } from '#fulfilment/print/print.fixture.ts'
import { aBoughtList, row } from '#orders/order/list-order.fixture.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let printer: Person
beforeAll(async () => {
  shop = await openTestShop()
  printer = await aPerson(shop, 'printer')
})
afterAll(() => shop.close())

const fetchList = (orderId: string, by = printer) =>
  fetchFile(shop, by, `/v1/admin/orders/${orderId}/check-list.pdf`)

/** The texts of each page. */
async function pagesOf(orderId: string): Promise<string[][]> {
  const { status, type, bytes } = await fetchList(orderId)
  expect([status, type]).toEqual([200, 'application/pdf'])
  return (await readPdf(bytes)).map((page) => page.map(({ text }) => text.trim()))
}

test('the rows of a list are on one list in its order, with words, choice, pieces and code', async () => {
  const { order } = await aBoughtList(shop)
  await jobsOf(shop, printer, order.orderNumber)
  const pages = await pagesOf(order.id)
  const [texts = []] = pages
  const code = (at: string) => `${order.orderNumber}-${at}`
  expect(pages).toHaveLength(1)
  expect(texts.slice(0, 2)).toEqual([order.orderNumber, 'Class 7B'])
  expect(texts[2]).toMatch(/ · 3 rows, 15 pieces · due \d{4}-\d\d-\d\d · page 1$/)
  // Each row: number, words, pieces, choice, code.
  const at = (text: string) => texts.indexOf(text)
  const rows = [
    ['1', 'Asha', '× 2', 'White', code('1.1')],
    ['2', 'Ravi', '× 12', 'Navy', code('2.2')],
    ['3', 'மீனா', '× 1', 'White', code('1.3')],
  ]
  const from = rows.map(([, words = '']) => at(words) - 1)
  expect(rows.map((_, n) => texts.slice(from[n], (from[n] ?? 0) + 20))).toEqual(
    rows.map((expected) => expect.arrayContaining(expected)),
  )
  expect(from).toEqual(from.toSorted((a, b) => a - b))
  const { bytes } = await fetchList(order.id)
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(3)
  // What is on paper is what the bench reads.
  expect((await scanCode(shop, printer, code('2.2'), 'printed')).status).toBe(200)
})

test('every script is selectable, and a name with quotation marks is as it was written', async () => {
  const names = ['क्षितिज', 'مینا', 'ಸ್ತ್ರೀ', 'Tom "Rocky" O’Neil', 'গৌরী']
  const { order } = await aBoughtList(
    shop,
    names.map((name) => row(name)),
  )
  await jobsOf(shop, printer, order.orderNumber)
  const [texts = []] = await pagesOf(order.id)
  for (const name of ['क्षितिज', 'ಸ್ತ್ರೀ', 'Tom "Rocky" O’Neil', 'গৌরী']) expect(texts).toContain(name)
  expect(texts.join('')).toMatch(/\p{Script=Arabic}/u)
  expect(texts.join('')).not.toContain('�')
})

test('a row that is held says so, and a long list goes on with its head on each page', async () => {
  const { order } = await aBoughtList(
    shop,
    Array.from({ length: 20 }, (_, n) => row(n % 2 ? 'Meera' : 'Kabir')),
  )
  const jobs = await jobsOf(shop, printer, order.orderNumber)
  await move(shop, printer, jobs[18]?.id ?? '', { state: 'held', reason: 'A blot' })
  const pages = await pagesOf(order.id)
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries()) {
    expect(page[0]).toBe(order.orderNumber)
    expect(page[2]).toContain(`page ${at + 1}`)
  }
  expect(pages.flat()).toContain('Held: A blot')
  const codes = pages.flat().filter((text) => /-1\.\d+$/.test(text))
  expect(codes).toEqual(jobs.map(({ row: n }) => `${order.orderNumber}-1.${n}`))
})

test('an order without a list has none, and only staff read one', async () => {
  const { order, person } = await aBoughtList(shop)
  const plain = await aPurchase(shop, person, await aProduct(shop), 'confirmed')
  expect((await fetchList(plain)).status).toBe(404)
  expect((await fetchList(crypto.randomUUID())).status).toBe(404)
  expect((await fetchList(order.id, person)).status).toBe(403)
})
