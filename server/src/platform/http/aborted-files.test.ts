import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indianDay } from '#platform/runtime/clock.ts'
import { linkPicturePath } from '@tohfa/contract/catalog/images'
import { periodOf } from '@tohfa/contract/tax/gst-periods'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { kitFiles } from '@tohfa/print-engine/mockup/kit-files'
import type { Design } from '@tohfa/contract/studio/designs'
import { documentsOf, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { filePart, formOf, boundary } from '#platform/media/upload.fixture.ts'
import { aDraft, drawn, send } from '#orders/quotes/quotes.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aList, drawnList, rosterStudio } from '#studio/name-lists/name-lists.fixture.ts'
import { aBoughtList } from '#orders/order/list-order.fixture.ts'
import { aKeyChain, jobsOf, orderPrinted } from '#fulfilment/print/print.fixture.ts'
import { aReviewPhoto } from '#catalog/reviews/reviews.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aDelivered, aReturnPhoto } from '#fulfilment/returns/returns.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { type DeclaredCall, withDeclaredCalls } from './declared-calls.fixture.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** How often each download is aborted; the long form is TEST_ABORTS=50. */
const times = Number(process.env['TEST_ABORTS'] ?? 12)
const descriptors = '/proc/self/fd'

/** The files that this process has open, by path; without connections. */
function openFiles(): string[] {
  return readdirSync(descriptors).flatMap((fd) => {
    try {
      const path = readlinkSync(`${descriptors}/${fd}`)
      return path.startsWith('/') && !path.startsWith('/dev/') ? [path] : []
    } catch {
      // Closed in the meantime, such as the descriptor of this very folder.
      return []
    }
  })
}

let shop: TestShop
let calls: readonly DeclaredCall[]
let admin: Person
/** The buyer of the printed and delivered order. */
let buyer: Person
/** Every address that answers with a file, by a description. */
let addresses: Record<string, { path: string; as?: Person; headers?: Record<string, string> }>

beforeAll(async () => {
  ;({ shop, calls } = await withDeclaredCalls(openTestShop))
})
afterAll(() => shop.close())

/** One of each thing that files are made from. */
async function fill(): Promise<void> {
  admin = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
  const delivered = await aDelivered(shop, admin)
  const trader = await aPerson(shop)
  await putIntoCart(shop, trader, await aProduct(shop, { price: 59_400, discount: 0 }))
  const costly = (await order(shop, trader, 'cash')).body.data.order
  await shop.call('PUT', `/admin/orders/${costly.id}/eway-bill`, {
    token: admin.token,
    body: { number: '181009356781' },
  })
  await advance(shop, admin, costly.id, 'shipped')
  buyer = await aPerson(shop)
  const keyChain = await aKeyChain(shop)
  const printed = await orderPrinted(shop, buyer, keyChain, { name: 'Asha', word: 'शुभ' })
  const [job] = await jobsOf(shop, admin, printed.orderNumber)
  const { body: sheets } = await shop.call<{ data: { id: string } }>('POST', '/admin/gang-sheets', {
    token: admin.token,
    body: { jobs: [job?.id], sheet: 'A4', gap: 4 },
  })
  const [design] = (await shop.call<{ data: Design[] }>('GET', '/designs', { token: buyer.token }))
    .body.data
  const { body: link } = await shop.call<{ data: { token: string } }>(
    'POST',
    `/designs/${design?.id}/share`,
    { token: buyer.token },
  )
  const shared = `/v1/shared-designs/${link.data.token}`
  const productId = await aCustomizable(shop, rosterStudio)
  const names = await aList(shop, buyer, { productId, rows: [{ values: { name: 'Asha' } }] })
  await drawnList(shop, buyer, names)
  const listed = (await aBoughtList(shop)).order
  const photo = (await sendPhoto(shop, buyer, await aPhoto())).body.data
  const draft = await aDraft(shop, admin, keyChain, {}, { values: { name: 'Asha' } })
  const quote = `/v1/quotes/${await send(shop, admin, await drawn(shop, admin, draft))}`
  const returned = await aReturnPhoto(shop, buyer)
  const reviewed = await aReviewPhoto(shop, buyer)
  const [document] = await documentsOf(shop, delivered.person, delivered.order.id)
  const uploaded = await fetch(`${shop.url}/v1/admin-product/upload-files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: new Uint8Array(formOf(filePart(await aPhoto()))),
  })
  const { imageUrls } = (await uploaded.json()) as { imageUrls: string[] }
  const file = (kind: string) => job?.files.find((one) => one.kind === kind)?.url ?? ''
  const proof = `/v1/proofs/${job?.proof}`
  const font = `/fonts/studio/${fontFiles['noto-emoji-400']}`
  const period = periodOf(indianDay())
  const both = `ids=${delivered.order.id},${printed.id}&all=true`
  addresses = {
    'a font as it is kept': { path: font, headers: { 'accept-encoding': 'br' } },
    'a font as it is': { path: font, headers: { 'accept-encoding': 'identity' } },
    'a picture of a kit': { path: `/kits/${Object.values(kitFiles)[0]}` },
    'a picture of a product': { path: imageUrls[0] ?? '' },
    'a picture beside a link': {
      path: linkPicturePath(imageUrls[0] ?? '') ?? '',
    },
    'a photo': { path: photo.url, as: buyer },
    'a photo of a return': { path: `/v1/returns/photos/${returned}/1600.webp`, as: buyer },
    'a photo of a review': { path: `/v1/reviews/photos/${reviewed}/1600.webp`, as: buyer },
    'a small photo of a review': { path: `/v1/reviews/photos/${reviewed}/400.webp`, as: buyer },
    'a preview': { path: `/v1/designs/${design?.id}/preview.webp`, as: buyer },
    'a shared preview': { path: `${shared}/preview.webp` },
    'a shared preview as a JPEG': { path: `${shared}/preview.jpg` },
    'a picture of a proof': { path: `${proof}/front@2.webp`, as: buyer },
    'names on a contact sheet': {
      path: `/v1/name-lists/${names.id}/contact-sheet.webp?page=1`,
      as: buyer,
    },
    'a quote': { path: `${quote}.pdf` },
    'a picture of a quote': { path: `${quote}/items/${draft.items[0]?.id}.webp` },
    'a file for an e-way bill': { path: `/v1/admin/orders/${costly.id}/eway-bill.json`, as: admin },
    'a document': { path: `/v1/documents/${document?.id}.pdf`, as: delivered.person },
    'a print file': { path: file('png'), as: admin },
    'a print file as a PDF': { path: file('pdf'), as: admin },
    'a job ticket': { path: `/v1/admin/print-jobs/${job?.id}/ticket.pdf`, as: admin },
    'job tickets': { path: `/v1/admin/tickets.pdf?ids=${job?.id}`, as: admin },
    'a gang sheet': { path: `/v1/admin/gang-sheets/${sheets.data.id}/sheets.pdf`, as: admin },
    'the print files of an order': { path: `/v1/admin/orders/${printed.id}/print.zip`, as: admin },
    'a check-off list': { path: `/v1/admin/orders/${listed.id}/check-list.pdf`, as: admin },
    'the print files of a day': { path: `/v1/admin/print-queue.zip?day=${job?.due}`, as: admin },
    labels: { path: `/v1/admin/labels.pdf?${both}`, as: admin },
    'a label': { path: `/v1/user-orders/${delivered.order.id}/label`, as: admin },
    'packing slips': { path: `/v1/admin/packing-slips.pdf?${both}`, as: admin },
    'a return of tax': { path: `/v1/admin/gst?period=${period}`, as: admin },
    'a return of tax as a zip': { path: `/v1/admin/gst?period=${period}&format=zip`, as: admin },
    'the register of documents': {
      path: `/v1/admin/invoices?period=${period}&format=csv`,
      as: admin,
    },
    'vouchers of a month': { path: `/v1/admin/books.xml?period=${period}`, as: admin },
    'many documents': { path: `/v1/admin/documents.pdf?ids=${document?.id}`, as: admin },
    'the documents of a month': { path: `/v1/admin/invoices.zip?period=${period}`, as: admin },
    'orders as a CSV': { path: '/v1/admin-export/orders', as: admin },
    'products as a CSV': { path: '/v1/admin-export/products', as: admin },
    'old addresses as a CSV': { path: '/v1/admin-export/old-addresses', as: admin },
    'sales as a CSV': { path: '/v1/admin-export/sales', as: admin },
  }
}

/**
 * Requests a file and disconnects, either as soon as the answer begins or without waiting for it.
 */
function hangUp(address: (typeof addresses)[string], when: 'answered' | 'asked'): Promise<void> {
  return new Promise((resolve) => {
    const asked = get(shop.url + address.path, { agent: false, headers: headersOf(address) })
    asked.on('error', () => undefined).once('close', resolve)
    if (when === 'asked')
      asked.once('socket', (socket) => {
        const gone = () => asked.destroy()
        if (socket.connecting) socket.once('connect', () => setImmediate(gone))
        else gone()
      })
    else
      asked.once('response', (answer) => {
        // Reads only what has arrived so far.
        answer.pause().once('close', resolve)
        asked.destroy()
      })
  })
}

const headersOf = ({ as, headers }: (typeof addresses)[string]) => ({
  ...headers,
  ...(as && { authorization: `Bearer ${as.token}` }),
})

test.skipIf(!existsSync(descriptors))(
  'a client that disconnects leaves no file open, for every call that answers with one',
  async () => {
    await fill()
    const files = calls.filter(({ isFile }) => isFile).map(({ path }) => path)
    expect(files.length).toBeGreaterThan(10)
    const asked = Object.values(addresses).map(({ path }) => path.split('?', 1)[0] ?? '')
    const isAsked = (path: string) => {
      const pattern = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
      return asked.some((address) => new RegExp(`^/v1${pattern}$`).test(address))
    }
    expect(files.filter((path) => !isAsked(path))).toEqual([])

    for (const [what, address] of Object.entries(addresses)) {
      const answer = await fetch(shop.url + address.path, { headers: headersOf(address) })
      expect(answer.status, what).toBe(200)
      await answer.arrayBuffer()
      const before = openFiles()
      for (let n = 0; n < times; n++) await hangUp(address, n % 2 ? 'asked' : 'answered')
      await expect
        .poll(() => openFiles().length, { message: what })
        .toBeLessThanOrEqual(before.length)
    }
  },
)
