import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import { documentNumber } from '@tohfa/contract/tax/document-kinds'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { indianDay, shiftClock } from '#platform/runtime/clock.ts'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { aPaidOrder, cancel, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { aDelivered, aReturnIn } from '#fulfilment/returns/returns.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { documentsOf, expectNoGaps, readDocument, startInvoicing } from './documents.fixture.ts'
import { hashOfDocument } from './issue-document.ts'
import { documentById } from './documents.queries.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
})
afterEach(() => expectNoGaps(shop))
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

const kindsOf = async (person: Person, id: string) =>
  (await documentsOf(shop, person, id)).map(({ kind, total }) => [kind, total])

test('an order is followed by its receipt, its invoice and a credit note for what came back', async () => {
  const { person, order: bought } = await aDelivered(shop, admin, 2)
  await aReturnIn(shop, admin, 'refunded', { person, order: bought })
  expect(await kindsOf(person, bought.id)).toEqual([
    ['receipt', 898.2],
    ['invoice', 898.2],
    ['credit', 449.1],
  ])
  const listed = await documentsOf(shop, person, bought.id)
  const { body } = await shop.call<{ data: OrderDetails }>('GET', `/user-orders/${bought.id}`, {
    token: person.token,
  })
  expect(body.data.documents).toEqual(listed)
  const credit = (await readDocument(shop, person, listed[2]?.id ?? '')).body.data
  expect(credit).toMatchObject({
    kind: 'credit',
    issuedOn: indianDay(),
    orderNumber: bought.orderNumber,
    sample: false,
    against: { id: listed[1]?.id, number: listed[1]?.number },
    seller: { legalName: 'Example Gifts Private Limited', gstin: '29AAGCB7383J1Z4' },
    buyer: { name: 'Asha Rao', stateCode: '29', gstin: null },
    placeOfSupply: '29',
    lines: [
      { description: 'Chai Weather Mug (White)', hsn: '6912', uqc: 'NOS', quantity: 1, rate: 5 },
    ],
    totals: { gross: 449.1, taxable: 427.72, cgst: 10.69, sgst: 10.69, igst: 0 },
  })
  const series = /^\d{4}\/EX[IRC]\d{7}$/
  for (const { number } of listed) expect(number).toMatch(series)
})

test('what was issued cannot be changed, added to or taken away', async () => {
  const { person, id } = await aPaidOrder(shop)
  const [receipt] = await documentsOf(shop, person, id)
  const which = sql`id = ${receipt?.id}`
  for (const change of [
    sql`update tax_documents set gross_paise = 1 where ${which}`,
    sql`update tax_documents set buyer = '{}' where ${which}`,
    sql`delete from tax_documents where ${which}`,
    sql`update tax_document_lines set quantity = 9 where document_id = ${receipt?.id}`,
    sql`delete from tax_document_lines where document_id = ${receipt?.id}`,
    sql`insert into tax_document_lines select document_id, 1, order_item_id, description, hsn, uqc, 1,
      0, 0, 0, 0, 0, 0 from tax_document_lines where document_id = ${receipt?.id}`,
  ])
    await expect(shop.db.execute(change)).rejects.toThrow()
  await shop.db.execute(sql`update tax_documents set irn = 'a' where ${which}`)
  await expect(
    shop.db.execute(sql`update tax_documents set irn = 'b' where ${which}`),
  ).rejects.toThrow()
  const stored = await documentById(shop.db, receipt?.id ?? '')
  expect(stored && hashOfDocument(stored)).toBe(stored?.sha256)
})

test('a document is its buyer’s and the staff’s; to anybody else it is not there', async () => {
  const { person, id } = await aPaidOrder(shop)
  const [receipt] = await documentsOf(shop, person, id)
  const other = await aPerson(shop)
  for (const path of [`/documents/${receipt?.id}`, `/documents/${receipt?.id}.pdf`]) {
    const asked = await Promise.all(
      [person, admin, other].map(({ token }) => shop.call('GET', path, { token })),
    )
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 404])
    expect(asked[0]?.headers.get('cache-control')).toBe('no-store')
    expect((await shop.call('GET', path)).status).toBe(401)
  }
  const { token } = other
  expect((await shop.call('GET', `/user-orders/${id}/documents`, { token })).status).toBe(404)
  expect(await documentsOf(shop, admin, id)).toHaveLength(1)
})

test('the PDF is drawn once and is a file with the document’s number as its name', async () => {
  const { person, id } = await aPaidOrder(shop)
  const [receipt] = await documentsOf(shop, person, id)
  const ask = () =>
    fetch(`${shop.url}/v1/documents/${receipt?.id}.pdf`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
  const [first, again] = [await ask(), await ask()]
  expect(first.headers.get('content-type')).toBe('application/pdf')
  const name = receipt?.number.replace('/', '-')
  expect(first.headers.get('content-disposition')).toBe(`attachment; filename="${name}.pdf"`)
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes)
})

test('a refund that failed and its second try have one document', async () => {
  const { person, id } = await aPaidOrder(shop)
  const failing = await refund(shop, admin, id, { amount: 100, method: 'upi' })
  await shop.db.execute(
    sql`update refunds set status = 'failed' where id = ${failing.body.data.id}`,
  )
  await shop.db.execute(sql`update orders set refund_held_paise = 0 where id = ${id}`)
  await shop.db.execute(sql`update payments set refund_held_paise = 0 where order_id = ${id}`)
  const again = await shop.call('PUT', `/admin/refunds/${failing.body.data.id}`, {
    token: admin.token,
    body: { status: 'pending' },
  })
  expect(again.status).toBe(200)
  await refund(shop, admin, id, { amount: 50 })
  expect(await kindsOf(person, id)).toEqual([
    ['receipt', 449.1],
    ['refund_voucher', 100],
    ['refund_voucher', 50],
  ])
})

test('an order keeps nobody from selling while a tax class is not reviewed, and has no documents', async () => {
  const own = await openTestShop()
  await startInvoicing(own)
  await setTaxClass(own, 'mug', { reviewedBy: null, reviewedAt: null })
  const { person, order: bought } = await aDelivered(own, await aPerson(own, 'ADMIN'))
  expect(await documentsOf(own, person, bought.id)).toEqual([])
  await own.close()
})

test('with a new financial year, which begins in India on 1 April, each series begins again', async () => {
  const dayOf = (at: string) => indianDay(new Date(at))
  expect(dayOf('2027-03-31T18:29:59.999Z')).toBe('2027-03-31')
  expect(dayOf('2027-03-31T18:30:00.000Z')).toBe('2027-04-01')
  const receiptAt = async (moment: string) => {
    shiftClock(Date.parse(moment) - Date.now())
    const { person, id } = await aPaidOrder(shop)
    const [receipt] = await documentsOf(shop, person, id)
    return { number: receipt?.number, issuedOn: receipt?.issuedOn }
  }
  try {
    const prefix = 'EX'
    expect(await receiptAt('2037-03-31T23:45:00+05:30')).toEqual({
      number: documentNumber({ fy: '3637', prefix, kind: 'receipt' }, 1),
      issuedOn: '2037-03-31',
    })
    expect(await receiptAt('2037-04-01T00:00:00+05:30')).toEqual({
      number: documentNumber({ fy: '3738', prefix, kind: 'receipt' }, 1),
      issuedOn: '2037-04-01',
    })
  } finally {
    shiftClock(0)
  }
})

test('documents outlive the account that they were for, and are forgotten when their time is over', async () => {
  const { token, userInfo } = await signUp(shop, 'leaving@example.com')
  const person = { id: userInfo.id, email: 'leaving@example.com', token }
  await putIntoCart(shop, person, await aProduct(shop))
  const { data } = (await order(shop, person, 'online')).body
  await verify(shop, person, await pay(shop, data.razorpayOrderId, { webhook: false }))
  const [{ id } = { id: '' }] = await ordersOf(shop, person)
  await cancel(shop, person, id)
  await expect
    .poll(() => shop.db.$count(sql`refunds where order_id = ${id} and status = 'processed'`))
    .toBe(1)
  const about = { token, body: { password } }
  const kept = await shop.call<{ data: PersonalData }>('POST', `/user/${person.id}/export`, about)
  expect(kept.body.data['tax_documents']).toHaveLength(2)
  expect(kept.body.data['tax_document_lines']).toHaveLength(2)
  expect((await shop.call('DELETE', `/user/${person.id}`, about)).status).toBe(200)
  const [receipt, voucher] = await documentsOf(shop, admin, id)
  const read = await readDocument(shop, admin, voucher?.id ?? '')
  expect(read.body.data.buyer).toMatchObject({ name: 'Asha Rao', city: 'Bengaluru' })

  await shop.db.execute(sql`alter table tax_documents disable trigger tax_documents_stay`)
  await shop.db.execute(sql`update tax_documents set retain_until = '2020-03-31'
    where order_id = ${id} and kind = 'receipt'`)
  await shop.db.execute(sql`alter table tax_documents enable trigger tax_documents_stay`)
  // A kept document also keeps the documents that it refers to.
  await doJob(shop, 'forget-documents')
  expect(await documentsOf(shop, admin, id)).toHaveLength(2)
  expect((await readDocument(shop, admin, receipt?.id ?? '')).status).toBe(200)
})

test('what is forgotten leaves with its lines and its PDF', async () => {
  const own = await openTestShop()
  await startInvoicing(own)
  const { person, id } = await aPaidOrder(own)
  const [receipt] = await documentsOf(own, person, id)
  const folder = join(own.dataDir, 'documents')
  await expect.poll(() => readdir(folder)).toEqual([receipt?.id])
  await own.db.execute(sql`alter table tax_documents disable trigger tax_documents_stay`)
  await own.db.execute(sql`update tax_documents set retain_until = '2020-03-31'`)
  await own.db.execute(sql`alter table tax_documents enable trigger tax_documents_stay`)
  await doJob(own, 'forget-documents')
  expect(await own.db.$count(sql`tax_document_lines`)).toBe(0)
  expect(await documentsOf(own, person, id)).toEqual([])
  expect(await readdir(folder)).toEqual([])
  await own.close()
})

test('the document goes along with its mail, to the e-mail that the account has proven alone', async () => {
  const mailOf = async (subject: string) => {
    const folder = join(shop.dataDir, 'outbox')
    let found = ''
    await expect
      .poll(async () => {
        const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
        const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
        found = all.find((mail) => mail.includes(`Subject: ${subject}`)) ?? ''
        return found
      })
      .not.toBe('')
    return found
  }
  const person = await aPerson(shop)
  for (const address of [{ email: person.email }, {}]) {
    await putIntoCart(shop, person, await aProduct(shop))
    const { data } = (await order(shop, person, 'online', { address })).body
    await verify(shop, person, await pay(shop, data.razorpayOrderId, { webhook: false }))
  }
  const [unproven, proven] = await ordersOf(shop, person)
  for (const one of [unproven, proven]) await advance(shop, admin, one?.id ?? '', 'shipped')
  for (const what of ['is confirmed', 'is on its way']) {
    const isWith = async (number: string | undefined) =>
      /filename=\S+\.pdf/.test(await mailOf(`Your order ${number} ${what}`))
    expect(await isWith(proven?.orderNumber)).toBe(true)
    expect(await isWith(unproven?.orderNumber)).toBe(false)
  }
})
