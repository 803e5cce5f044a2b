import { PDFDocument } from '@cantoo/pdf-lib'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RegisterRow, RegisterSum } from '@tohfa/contract/tax/register'
import { shiftClock } from '#platform/runtime/clock.ts'
import { documentsOf, readDocument } from '#tax/documents/documents.fixture.ts'
import { askReturn, sumsOfReturn } from '#tax/gst-returns/gst-returns.fixture.ts'
import { openYearEnd, type YearEnd } from '#tax/gst-returns/year-end.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type Listed = {
  data: RegisterRow[]
  totalCount: number
  sums: RegisterSum[]
  fields?: Record<string, string>
}
const months = ['2037-03', '2037-04'] as const

let shop: TestShop
let owner: Person
let numbers: YearEnd['numbers']
beforeAll(async () => {
  const yearEnd = await openYearEnd()
  shop = yearEnd.shop
  owner = yearEnd.admin
  numbers = yearEnd.numbers
}, 120_000)
afterAll(async () => {
  shiftClock(0)
  await shop.close()
})

const list = (query: string, { token } = owner): Promise<Answer<Listed>> =>
  shop.call('GET', `/admin/invoices?${query}`, { token })
const file = (path: string, { token } = owner) =>
  fetch(`${shop.url}/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
const numbersOf = async (query: string) => (await list(query)).body.data.map((row) => row.number)

type Heads = { taxable: number; cgst: number; sgst: number; igst: number }
const paise = (rupees: number | string) => Math.round(Number(rupees) * 100)
/** Supplies minus credit notes, in paise; receipts and refund vouchers are no supplies. */
function supplied(rows: readonly (Record<keyof Heads, number | string> & { kind: string })[]) {
  const sign = (kind: string) =>
    kind === 'credit' ? -1 : kind === 'receipt' || kind === 'refund_voucher' ? 0 : 1
  const sum = (head: keyof Heads) =>
    rows.reduce((total, row) => total + sign(row.kind) * paise(row[head]), 0)
  return {
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
  }
}
async function csvOf(query: string): Promise<Record<string, string>[]> {
  const answer = await file(`/admin/invoices?format=csv&${query}`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return parse(await answer.text(), { columns: true, bom: true })
}

test.each(months)('rows, sums and CSV of %s come to its GSTR-1, to the paisa', async (period) => {
  const { body } = await askReturn(shop, owner, `period=${period}`)
  const filed = sumsOfReturn(body)
  expect(Object.values(filed).every((sum) => sum !== 0)).toBe(true)
  const { data, sums, totalCount } = (await list(`period=${period}&limit=60`)).body
  expect(data).toHaveLength(totalCount)
  expect(supplied(data)).toEqual(filed)
  expect(supplied(sums)).toEqual(filed)
  const lines = await csvOf(`period=${period}`)
  expect(lines.length).toBeGreaterThan(data.length)
  expect(supplied(lines as unknown as (Record<keyof Heads, string> & { kind: string })[])).toEqual(
    filed,
  )
  for (const row of data) {
    const own = lines.filter(({ number }) => number === row.number)
    expect(own.reduce((sum, { total = '' }) => sum + paise(total), 0)).toBe(paise(row.total))
  }
})

test('a row says what its document says', async () => {
  const search = encodeURIComponent(numbers('businessBeyond')['invoice'] ?? '')
  const [row] = (await list(`period=2037-03&search=${search}`)).body.data
  const { data: document } = (await readDocument(shop, owner, row?.id ?? '')).body
  const { taxable, cgst, sgst, igst } = document.totals
  expect(row).toEqual({
    id: document.id,
    number: document.number,
    kind: 'invoice',
    date: '2037-03-31',
    order: document.orderNumber,
    orderId: document.orderId,
    against: null,
    buyer: 'Rao Traders',
    gstin: '27AAPFU0939F1ZV',
    placeOfSupply: '07',
    taxable,
    cgst,
    sgst,
    igst,
    total: document.total,
    sample: false,
  })
  const lines = await csvOf(`period=2037-03&search=${search}`)
  expect(lines).toHaveLength(document.lines.length)
  expect(lines[0]).toMatchObject({
    hsn: document.lines[0]?.hsn,
    quantity: String(document.lines[0]?.quantity),
    rate: String(document.lines[0]?.rate),
    gstin: '27AAPFU0939F1ZV',
  })
})

test('a search finds part of a number, an order, a name or a GSTIN, and no pattern', async () => {
  const { invoice = '', receipt = '' } = numbers('businessAtHome')
  const [row] = (await list(`period=2037-03&search=${invoice}`)).body.data
  expect(await numbersOf(`period=2037-03&search=${row?.order.toLowerCase()}`)).toEqual(
    expect.arrayContaining([invoice, receipt]),
  )
  expect(await numbersOf('period=2037-03&search=rao%20TRA')).toContain(invoice)
  expect(await numbersOf('period=2037-03&search=27aapfu&kind=invoice')).toEqual([
    invoice,
    numbers('businessBeyond')['invoice'],
  ])
  for (const pattern of ['%25', '_', '%5C'])
    expect(await numbersOf(`period=2037-03&search=${pattern}`)).toEqual([])
})

test('pages have each document once, and the sums of all', async () => {
  const whole = (await list('period=2037-03&limit=60')).body
  const pages = [1, 2, 3, 4].map((page) => list(`period=2037-03&limit=5&page=${page}`))
  const read = (await Promise.all(pages)).map(({ body }) => body)
  expect(read.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(
    whole.data.map(({ id }) => id).slice(0, 20),
  )
  for (const { sums, totalCount } of read)
    expect([sums, totalCount]).toEqual([whole.sums, whole.totalCount])
})

test('an unknown month or kind is refused, and a month without documents is empty', async () => {
  for (const [query, field] of [
    ['', 'period'],
    ['period=2037-13', 'period'],
    ['period=2037-03&kind=bon', 'kind'],
  ]) {
    const { status, body } = await list(query ?? '')
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  }
  expect((await list('period=2036-01')).body).toMatchObject({ data: [], totalCount: 0, sums: [] })
  expect(await csvOf('period=2036-01')).toEqual([])
  expect((await file('/admin/invoices.zip?period=2036-01')).status).toBe(409)
})

test('owners and managers read it, printers and customers do not', async () => {
  const { data } = (await list('period=2037-03')).body
  const paths = [
    '/admin/invoices?period=2037-03',
    '/admin/invoices.zip?period=2037-04',
    `/admin/documents.pdf?ids=${data[0]?.id}`,
  ]
  const people = [
    [await aPerson(shop, 'manager'), 200],
    [await aPerson(shop, 'printer'), 403],
    [await aPerson(shop), 403],
  ] as const
  for (const path of paths)
    for (const [person, status] of people) {
      const answer = await file(path, person)
      await answer.arrayBuffer()
      expect([path, answer.status]).toEqual([path, status])
    }
})

test('many documents are one PDF, by their ids or by those of orders', async () => {
  const { data } = (await list('period=2037-03&kind=invoice')).body
  const [first, second] = data
  const own = await documentsOf(shop, owner, second?.orderId ?? '')
  const pagesOf = async (ids: string) => {
    const answer = await file(`/admin/documents.pdf?ids=${ids}`)
    expect(answer.status).toBe(200)
    return (await PDFDocument.load(await answer.arrayBuffer())).getPageCount()
  }
  const single = await pagesOf(first?.id ?? '')
  const ofOrder = await pagesOf(second?.orderId ?? '')
  expect(ofOrder).toBeGreaterThanOrEqual(own.length)
  expect(await pagesOf(`${first?.id},${second?.orderId},${own[0]?.id}`)).toBe(single + ofOrder)
})

test('one PDF names orders without documents, and refuses what is no document', async () => {
  const { data } = (await list('period=2037-03&kind=invoice')).body
  const [row] = data
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { id: other, orderNumber } = (await order(shop, person, 'cash')).body.data.order
  const answer = await file(`/admin/documents.pdf?ids=${other},${row?.id}`)
  expect([answer.status, answer.headers.get('x-left-out')]).toEqual([200, orderNumber])
  await answer.arrayBuffer()
  expect((await file(`/admin/documents.pdf?ids=${other}`)).status).toBe(409)
  for (const id of [crypto.randomUUID(), 'no-id'])
    expect((await file(`/admin/documents.pdf?ids=${row?.id},${id}`)).status).toBe(404)
  const many = Array.from({ length: 201 }, () => crypto.randomUUID()).join(',')
  expect((await file(`/admin/documents.pdf?ids=${many}`)).status).toBe(400)
})

test('a zip has the kept PDF of each document of the month, by its number', async () => {
  const { data } = (await list('period=2037-04&limit=60')).body
  const answer = await file('/admin/invoices.zip?period=2037-04')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.keys(files)).toEqual(data.map(({ number }) => `${number.replaceAll('/', '-')}.pdf`))
  const own = await file(`/documents/${data[0]?.id}.pdf`)
  expect(Buffer.from(Object.values(files)[0] ?? [])).toEqual(Buffer.from(await own.arrayBuffer()))
  const credits = await file('/admin/invoices.zip?period=2037-04&kind=credit')
  expect(Object.keys(unzipSync(new Uint8Array(await credits.arrayBuffer())))).toEqual(
    (await numbersOf('period=2037-04&kind=credit&limit=60')).map(
      (number) => `${number.replaceAll('/', '-')}.pdf`,
    ),
  )
})

test('documents of the sample count only in a month without others', async () => {
  await shop.db.execute(sql`alter table tax_documents disable trigger user`)
  await shop.db.execute(sql`update tax_documents set is_sample = true
    where number = ${numbers('nilAtHome')['bill']}`)
  expect(await numbersOf('period=2037-03&kind=bill')).not.toContain(numbers('nilAtHome')['bill'])
  await shop.db.execute(
    sql`update tax_documents set is_sample = true where issued_on < '2037-04-01'`,
  )
  expect(await numbersOf('period=2037-03&kind=bill')).toContain(numbers('nilAtHome')['bill'])
})
