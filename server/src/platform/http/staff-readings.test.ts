import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Design } from '@tohfa/contract/studio/designs'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { staffRoles, type StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { documentsOf, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { aKeyChainStudio, jobsOf, orderPrinted } from '#fulfilment/print/print.fixture.ts'
import { aDelivered, ask, aReturnPhoto } from '#fulfilment/returns/returns.fixture.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { drawnProof } from '#studio/proofs/proofs.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** A key chain with a name and a photo on it. */
const withPhoto = {
  blank: 'keychain',
  template: {
    ...aKeyChainStudio.template,
    areas: aKeyChainStudio.template.areas.slice(0, 1).map((area) => ({
      ...area,
      items: [
        { id: 'face', kind: 'photo', x: 0, y: 0, width: 8, height: 8, field: 'photo' },
        ...area.items,
      ],
    })),
  },
  fields: [
    ...aKeyChainStudio.fields.slice(0, 1),
    { id: 'photo', label: 'Photo', kind: 'photo', required: false, sample: null },
  ],
}

let shop: TestShop
const staff = {} as Record<StaffRole, Person>
let stranger: Person
beforeAll(async () => {
  shop = await openTestShop()
  for (const role of staffRoles) staff[role] = await aPerson(shop, role)
  stranger = await aPerson(shop)
  await startInvoicing(shop)
})
afterAll(() => shop.close())

async function statusFor(person: Person, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await fetch(`${shop.url}/v1${path}`, { headers })
  await answer.arrayBuffer()
  return answer.status
}

/** The statuses of answers to everybody but the owner. */
async function statusesOf(path: string): Promise<Record<StaffRole | 'stranger', number>> {
  const [owner, manager, printer, other] = await Promise.all(
    [staff.owner, staff.manager, staff.printer, stranger].map((who) => statusFor(who, path)),
  )
  return { owner: owner ?? 0, manager: manager ?? 0, printer: printer ?? 0, stranger: other ?? 0 }
}

async function photosRead(): Promise<Pick<StaffChange, 'by' | 'action' | 'subjectId'>[]> {
  const { body } = await shop.call<{ data: StaffChange[] }>(
    'GET',
    '/admin-audit-log?subject=photo',
    { token: staff.owner.token },
  )
  return body.data.map(({ by, action, subjectId }) => ({ by, action, subjectId }))
}

const managersOnly = { owner: 200, manager: 200, printer: 404, stranger: 404 }
const allStaff = { owner: 200, manager: 200, printer: 200, stranger: 404 }

test('documents and photos of returns are for staff who may see payments', async () => {
  const { person, order } = await aDelivered(shop, staff.owner)
  const photo = await aReturnPhoto(shop, person)
  await ask(shop, person, order, { photos: [photo] })
  const [document] = await documentsOf(shop, person, order.id)
  for (const path of [
    `/user-orders/${order.id}/documents`,
    `/documents/${document?.id}`,
    `/documents/${document?.id}.pdf`,
    `/returns/photos/${photo}/1600.webp`,
  ])
    expect(await statusesOf(path), path).toEqual(managersOnly)
})

test('a printer reads an order without payments, refunds and returns', async () => {
  const { person, order } = await aDelivered(shop, staff.owner)
  await ask(shop, person, order)
  await shop.call('POST', `/admin/orders/${order.id}/refunds`, {
    token: staff.owner.token,
    body: { amount: 10, reason: 'A scratch', method: 'provider' },
  })
  for (const path of [`/user-orders/${order.id}`, `/admin/orders/${order.id}`]) {
    const read = async ({ token }: Person) =>
      (await shop.call<{ data: AdminOrder }>('GET', path, { token })).body.data
    const { payments, refunds, documents, returns, history, notes } = await read(staff.manager)
    for (const some of [payments, refunds, documents, returns]) expect(some).not.toEqual([])
    expect(history.map(({ what }) => what)).toEqual(expect.arrayContaining(['refund', 'return']))
    const printers = await read(staff.printer)
    expect(printers).toMatchObject({
      id: order.id,
      payments: [],
      refunds: [],
      documents: [],
      returns: [],
      notes,
    })
    expect(printers.history.map(({ what }) => what)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/refund|return/)]),
    )
  }
})

test('a photo that no order shows is not found for printers, and a read by a manager is logged', async () => {
  const person = await aPerson(shop)
  const { id } = (await sendPhoto(shop, person, await aPhoto())).body.data
  const path = `/studio/photos/${id}/1600.webp`
  expect(await statusFor(person, path)).toBe(200)
  expect(await statusesOf(path)).toEqual(managersOnly)
  const read = await photosRead()
  expect(read).toHaveLength(2)
  for (const { email } of [staff.owner, staff.manager])
    expect(read).toContainEqual({ by: email, action: 'read', subjectId: id })
})

test('all staff read a photo and a proof that are printed; printers read no others', async () => {
  const person = await aPerson(shop)
  const product = await aCustomizable(shop, withPhoto, { productType: 'key-chain' })
  const photo = (await sendPhoto(shop, person, await aPhoto('jpeg', { width: 600, height: 600 })))
    .body.data
  const path = `/studio/photos/${photo.id}/1600.webp`
  const { body } = await shop.call<{ data: Design }>('POST', '/designs', {
    token: person.token,
    body: { productId: product, color: 'White', values: { name: 'Asha', photo: photo.id } },
  })
  const drawn = await drawnProof(shop, person, body.data)
  expect(await statusesOf(`/proofs/${drawn.hash}`)).toEqual(managersOnly)
  expect(await statusesOf(`/proofs/${drawn.hash}/front.webp`)).toEqual(managersOnly)
  const before = await photosRead()

  const order = await orderPrinted(shop, person, product, {
    name: 'Asha',
    more: { photo: photo.id },
  })
  const [job] = await jobsOf(shop, staff.owner, order.orderNumber)
  expect(job?.proof).toBe(drawn.hash)
  expect(await statusesOf(`/proofs/${drawn.hash}`)).toEqual(allStaff)
  expect(await statusesOf(`/proofs/${drawn.hash}/front.webp`)).toEqual(allStaff)
  expect(await statusesOf(path)).toEqual(allStaff)
  expect(await photosRead()).toEqual(before)
})
