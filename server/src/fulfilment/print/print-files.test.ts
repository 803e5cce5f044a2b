import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Proof } from '@tohfa/contract/studio/proofs'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aKeyChain, fetchFile, jobsOf, move, orderPrinted, someCards } from './print.fixture.ts'

let shop: TestShop
let admin: Person
let keyChain: string
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
  keyChain = await aKeyChain(shop)
})

const file = (url: string) => fetchFile(shop, admin, url)
const codeOf = ({ bytes }: { bytes: Buffer }) =>
  (JSON.parse(bytes.toString()) as { code: string }).code
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function ordered(...names: string[]) {
  const person = await aPerson(shop)
  const lines = names.map((name) => ({ name, word: 'शुभ' }))
  const placed = await orderPrinted(shop, person, keyChain, ...lines)
  return { order: placed, jobs: await jobsOf(shop, admin, placed.orderNumber) }
}

test('a press file is, to the byte, the one that the proof names', async () => {
  const { jobs } = await ordered('मीरा')
  const [job] = jobs
  const { body } = await shop.call<{ data: Proof }>('GET', `/proofs/${job?.proof}`, {
    token: admin.token,
  })
  expect(job?.files).toHaveLength(4)
  for (const { area, kind, url, sha256: told } of job?.files ?? []) {
    const { status, type, name, bytes } = await file(url)
    expect(status).toBe(200)
    expect(type).toBe(kind === 'png' ? 'image/png' : 'application/pdf')
    expect(name).toBe(`attachment; filename="${job?.orderNumber}-1-${area}.${kind}"`)
    expect(sha256(bytes)).toBe(told)
    if (kind === 'pdf') continue
    expect(told).toBe(body.data.pages.find((page) => page.area === area)?.sha256)
    // 40 mm and twice 1.5 mm of bleed at 300 dpi.
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 508, height: 508, density: 300 })
  }
})

test('before they are rendered, and where there are none, files are not there', async () => {
  const { order: placed, jobs } = await ordered('Asha')
  const id = jobs[0]?.id ?? ''
  for (const name of ['front.tiff', 'wrap.png', 'front', '..%2ffront.png'])
    expect((await file(`/v1/admin/print-jobs/${id}/files/${name}`)).status, name).toBe(404)
  await shop.db.execute(
    sql`update print_jobs set state = 'held', reason = 'x', files = null where id = ${id}`,
  )
  for (const path of [
    `print-jobs/${id}/files/front.png`,
    `print-jobs/${id}/ticket.pdf`,
    `orders/${placed.id}/print.zip`,
  ]) {
    const early = await file(`/v1/admin/${path}`)
    expect([early.status, codeOf(early)], path).toEqual([409, 'not_rendered'])
  }
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const plain = (await order(shop, person, 'cash')).body.data.order
  expect(codeOf(await file(`/v1/admin/orders/${plain.id}/print.zip`))).toBe('not_found')
  const nobody = '00000000-0000-7000-8000-000000000000'
  for (const id of [nobody, 'x'])
    expect(codeOf(await file(`/v1/admin/orders/${id}/print.zip`))).toBe('order_not_found')
})

test('what had no files when it was held is rendered when it goes on', async () => {
  const { order: placed, jobs } = await ordered('Ravi')
  const id = jobs[0]?.id ?? ''
  await shop.db.execute(
    sql`update print_jobs set state = 'held', reason = 'x', files = null where id = ${id}`,
  )
  expect((await move(shop, admin, id, { state: 'ready' })).body.data.state).toBe('queued')
  const [again] = await jobsOf(shop, admin, placed.orderNumber)
  expect(again?.files).toEqual(jobs[0]?.files)
})

test('the zip of an order holds the files of each line, and its ticket', async () => {
  const { order: placed, jobs } = await ordered('मीरा', 'Asha')
  const { status, type, name, bytes } = await file(`/v1/admin/orders/${placed.id}/print.zip`)
  expect([status, type]).toEqual([200, 'application/zip'])
  const number = placed.orderNumber
  expect(name).toBe(`attachment; filename="${number}.zip"`)
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(
    [1, 2].flatMap((line) =>
      ['front.png', 'front.pdf', 'back.png', 'back.pdf', 'ticket.pdf'].map(
        (what) => `${number}-${line}-${what}`,
      ),
    ),
  )
  for (const job of jobs)
    for (const { area, kind, sha256: told } of job.files)
      expect(sha256(files[`${number}-${job.line}-${area}.${kind}`] ?? Buffer.of())).toBe(told)
})

test('the zip of a day holds what is due on it and rendered, and not printed yet', async () => {
  const { order: placed, jobs } = await ordered('मीरा', 'Asha', 'Ravi', 'Zoya')
  const [ready, printing, printed, held] = jobs.map(({ id }) => id)
  for (const id of [printing, printed]) await move(shop, admin, id ?? '', { state: 'printing' })
  await move(shop, admin, printed ?? '', { state: 'printed' })
  await move(shop, admin, held ?? '', { state: 'held', reason: 'x' })
  expect(ready).toBeDefined()
  await shop.db.execute(sql`update print_jobs set due = '2032-02-29' where order_id = ${placed.id}`)
  const { name, bytes } = await file('/v1/admin/print-queue.zip?day=2032-02-29')
  expect(name).toBe('attachment; filename="print-2032-02-29.zip"')
  const tickets = Object.keys(unzipSync(bytes)).filter((one) => one.endsWith('ticket.pdf'))
  expect(tickets).toEqual([1, 2].map((line) => `${placed.orderNumber}-${line}-ticket.pdf`))
  const none = await file('/v1/admin/print-queue.zip?day=2033-01-01')
  expect([none.status, Object.keys(unzipSync(none.bytes))]).toEqual([200, []])
  for (const query of ['', '?day=', '?day=2032-02-30', '?day=x'])
    expect((await file(`/v1/admin/print-queue.zip${query}`)).status, query).toBe(400)
})

test('a ticket is a page of A6 that is the same each time', async () => {
  const { jobs } = await ordered('मीरा')
  const url = `/v1/admin/print-jobs/${jobs[0]?.id}/ticket.pdf`
  const { status, bytes } = await file(url)
  expect(status).toBe(200)
  const pdf = bytes.toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Number(width)).toBeCloseTo((105 / 25.4) * 72, 1)
  expect(Number(height)).toBeCloseTo((148 / 25.4) * 72, 1)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  // It shows both sides, and its words can be copied.
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2)
  const [words = []] = await readPdf(bytes)
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Name', 'मीरा', 'शुभ']))
  expect((await file(url)).bytes.equals(bytes)).toBe(true)
})

test('all words of a card fit on one ticket, which says how many are printed', async () => {
  const cards = await someCards(shop)
  const more = {
    role: 'निर्मित कीर्ति प्रकाशन, मुद्रक और प्रकाशक',
    phone: '+91 98200 12345',
    email: 'prakashan.and.sons@example.in',
    place: '14 Ranade Road, Dadar West, Mumbai',
    web: 'www.example.in/prakashan',
  }
  const line = { name: 'श्रीमती मूर्ति', word: 'शुभ', more }
  const { orderNumber } = await orderPrinted(
    shop,
    await aPerson(shop),
    cards,
    { ...line, pack: 100, quantity: 2 },
    { ...line, pack: 200 },
  )
  const jobs = await jobsOf(shop, admin, orderNumber)
  expect(jobs.map(({ line: nth, quantity, pack }) => [nth, quantity, pack])).toEqual([
    [1, 2, 100],
    [2, 1, 200],
  ])
  for (const { id } of jobs) {
    const { bytes } = await file(`/v1/admin/print-jobs/${id}/ticket.pdf`)
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  }
})
