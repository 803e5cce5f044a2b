import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import { workbenchOf, scanCode } from '#fulfilment/packing/packing.fixture.ts'
import { fetchSlips } from '#fulfilment/shipping-papers/shipping-papers.fixture.ts'
import { aReturnPhoto, deliver } from '#fulfilment/returns/returns.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aKeyChainStudio, fetchFile, jobsOf, orderPrinted } from './print.fixture.ts'

const brass = '#d2a84c'

let shop: TestShop
let admin: Person
let buyer: Person
let placed: Order
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  buyer = await aPerson(shop)
  const coin = await aCustomizable(shop, aCoin, { title: 'Coin Rakhi', productType: 'bracelet' })
  placed = await orderPrinted(shop, buyer, coin, { name: 'Asha' })
  await jobsOf(shop, admin, placed.orderNumber)
})
afterAll(() => shop.close())

const [name] = aKeyChainStudio.template.areas[0]?.items ?? []
const plate = { id: 'plate', label: 'Coin', width: 22, height: 22, bleed: 0, safe: 1 }
/** A brass coin on a cord that has the colour of the product. */
const aCoin = {
  blank: 'bracelet',
  areas: [{ ...plate, shape: 'coin' }],
  template: {
    v: 1,
    blank: 'bracelet',
    areas: [{ id: 'plate', items: [{ ...name, width: 18 }] }],
  },
  fields: aKeyChainStudio.fields.slice(0, 1),
}

/** The colour at a corner of the first picture of a PDF. */
async function cornerOf(pdf: Buffer): Promise<number[]> {
  const from = pdf.indexOf(Buffer.from('ffd8ff', 'hex'))
  const jpeg = pdf.subarray(from, pdf.indexOf('endstream', from))
  const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}
const isBrass = (color: number[]) =>
  [0xd2, 0xa8, 0x4c].every((part, at) => Math.abs(part - (color[at] ?? 0)) < 6)

test('staff see a print on what it is printed on: in the queue, on its ticket, on the slip and at the bench', async () => {
  const [job] = await jobsOf(shop, admin, placed.orderNumber)
  expect(job).toMatchObject({ color: 'White', ground: brass })
  const jobTicket = await fetchFile(shop, admin, `/v1/admin/print-jobs/${job?.id}/ticket.pdf`)
  const slip = await fetchSlips(shop, admin, { ids: [placed.id] })
  for (const { bytes } of [jobTicket, slip]) expect(await cornerOf(bytes)).toSatisfy(isBrass)
  expect(await workbenchOf(shop, admin)).toMatchObject({ jobs: [{ ground: brass }] })
  const { body } = await scanCode(shop, admin, `${placed.orderNumber}-1`, 'printed')
  expect(body.data.box.lines).toMatchObject([{ ground: brass }])
})

test('and in the queue of returns, every side of it', async () => {
  const { waybill } = (await advance(shop, admin, placed.id, 'shipped')).body.data
  await deliver(shop, placed.id, waybill ?? '')
  const items = placed.order_items.map(({ id }) => ({ id, quantity: 1 }))
  const photos = [await aReturnPhoto(shop, buyer)]
  const comment = 'It is another name.'
  await shop.call('POST', '/returns', {
    token: buyer.token,
    body: { orderId: placed.id, items, reason: 'misprint', comment, photos },
  })
  const { token } = admin
  const { body } = await shop.call<{ data: unknown }>('GET', '/admin/returns', { token })
  const proof = placed.order_items[0]?.selectedDetails.proof
  expect(body.data).toMatchObject([
    { items: [{ ground: brass, sides: [`/v1/proofs/${proof}/plate.webp`] }] },
  ])
})

test('a coated mug is white under its print, whatever colour the rest of it has', async () => {
  const mug = await aCustomizable(shop, {
    template: { v: 1, blank: 'mug', areas: [{ id: 'wrap', items: [{ ...name, size: 20 }] }] },
    fields: aKeyChainStudio.fields.slice(0, 1),
  })
  const { orderNumber } = await orderPrinted(shop, buyer, mug, { name: 'Asha' })
  const [job] = await jobsOf(shop, admin, orderNumber)
  expect(job).toMatchObject({ ground: '#ffffff', kind: { stock: null } })
})
