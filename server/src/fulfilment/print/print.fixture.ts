import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { printsRendered } from '@tohfa/contract/fulfilment/print/print-moves'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Order } from '@tohfa/contract/orders/orders'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import type { PrintCounts } from './print.service.ts'
import type { Design } from '@tohfa/contract/studio/designs'
import type { Proof } from '@tohfa/contract/studio/proofs'
import { oneOf } from '#platform/database/one-of.ts'
import { order } from '#orders/order/orders.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { patienceMs } from '#testing/patience.ts'
import type { Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

const name = { kind: 'text', x: 0, font: 'baloo-2-700', size: 6, width: 32, color: '#a8322a' }

/** A key chain with a name on one side and a word on the other: small, so that it is drawn fast. */
export const aKeyChainStudio = {
  blank: 'keychain',
  template: {
    v: 1,
    blank: 'keychain',
    areas: [
      {
        id: 'front',
        background: '#ffffff',
        items: [{ ...name, id: 'name', y: 0, text: 'मीरा', field: 'name' }],
      },
      {
        id: 'back',
        background: null,
        items: [{ ...name, id: 'word', y: 0, text: 'शुभ', field: 'word' }],
      },
    ],
  },
  fields: [
    { id: 'name', label: 'Name', kind: 'text', max: 20, required: true, sample: 'मीरा' },
    { id: 'word', label: 'Word', kind: 'text', max: 20, required: false, sample: 'शुभ' },
  ],
}

/**
 * A product whose pieces are printed on both sides; with `areas`, on those and on the front only.
 */
export function aKeyChain(shop: TestShop, areas?: object[]): Promise<string> {
  const { template, fields, ...studio } = aKeyChainStudio
  const front = {
    template: { ...template, areas: template.areas.slice(0, 1) },
    fields: fields.slice(0, 1),
    areas,
  }
  return aCustomizable(
    shop,
    { ...studio, ...(areas ? front : { template, fields }) },
    { title: 'Name Key Chain', productType: 'key-chain' },
  )
}

/** Cards that are sold in packs, with as many words as cards usually have. */
export function someCards(shop: TestShop): Promise<string> {
  const ids = ['name', 'word', 'role', 'phone', 'email', 'place', 'web']
  const item = aKeyChainStudio.template.areas[0]?.items[0]
  const items = ids.map((id, nth) => ({
    ...item,
    id,
    field: id,
    text: id,
    size: 5,
    y: nth * 6 - 18,
  }))
  const [field] = aKeyChainStudio.fields
  return aCustomizable(
    shop,
    {
      blank: 'card',
      template: {
        v: 1,
        blank: 'card',
        areas: [{ id: 'front', background: '#ffffff', items }],
      },
      fields: ids.map((id) => ({ ...field, id, label: id, max: 40, required: false })),
    },
    { productType: 'business-cards', packs: [100, 200] },
  )
}

/** The print of one line of an order. */
export type Printed = {
  name: string
  word?: string
  /** The other filled-in values. */
  more?: Record<string, string>
  quantity?: number
  pack?: number
}

/** Fills a key chain in, looks at its proof and approves it, as a page does; the hash of the proof. */
export async function approve(
  shop: TestShop,
  { token }: Pick<Person, 'token'>,
  productId: string,
  { name, word, more }: Printed,
): Promise<string> {
  const design = await shop.call<{ data: Design }>('POST', '/designs', {
    token,
    body: { productId, color: 'White', values: { name, ...(word && { word }), ...more } },
  })
  const asked = await shop.call<{ data: { hash: string } }>(
    'POST',
    `/designs/${design.body.data.id}/proofs`,
    { token, body: { version: 1 } },
  )
  const { hash } = asked.body.data
  const read = async () =>
    (await shop.call<{ data: Proof }>('GET', `/proofs/${hash}`, { token })).body.data
  await vi.waitFor(async () => expect((await read()).state).toBe('ready'), patienceMs)
  const ticked = (await read()).preflight.map(({ code }) => code)
  const approval = await shop.call('POST', `/proofs/${hash}/approval`, { token, body: { ticked } })
  expect(approval.status).toBe(200)
  return hash
}

/** Approves the print of each line, adds it to the cart and orders it by cash. */
export async function orderPrinted(
  shop: TestShop,
  person: Person,
  productId: string,
  ...lines: Printed[]
): Promise<Order> {
  for (const line of lines) {
    const proof = await approve(shop, person, productId, line)
    const { body } = await shop.call<{ data: { id: string } }>('POST', '/cart', {
      token: person.token,
      body: {
        product_id: productId,
        user_id: person.id,
        selectedDetails: { color: 'White', proof, ...(line.pack && { quantity: line.pack }) },
      },
    })
    if (line.quantity)
      await shop.call('PUT', `/cart/${body.data.id}`, {
        token: person.token,
        body: { quantity: line.quantity },
      })
  }
  const placed = await order(shop, person, 'cash')
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  return placed.body.data.order
}

type Queue = FailureEnvelope & { data: PrintJob[]; totalCount: number; counts: PrintCounts }

/** The queue as staff read it. */
export async function queueOf(shop: TestShop, admin: Person, query: string): Promise<Queue> {
  const { token } = admin
  return (await shop.call<Queue>('GET', `/admin/print-queue?${query}`, { token })).body
}

/** The print jobs of an order, once each is in this state. */
export async function jobsOf(
  shop: TestShop,
  admin: Person,
  orderNumber: string,
  state: PrintJob['state'] = 'ready',
): Promise<PrintJob[]> {
  const read = async () => (await queueOf(shop, admin, `search=${orderNumber}`)).data
  const states = async () => (await read()).map((job) => job.state)
  await vi.waitFor(
    async () => expect(new Set(await states())).toEqual(new Set([state])),
    patienceMs,
  )
  return await read()
}

type Moved = FailureEnvelope & { data: PrintJob & { short?: number } }

export function move(shop: TestShop, admin: Person, id: string, body: object) {
  return shop.call<Moved>('PUT', `/admin/print-jobs/${id}`, { token: admin.token, body })
}

/**
 * Prints all of an order, once it is ready, so that it can be sent; returns its jobs from before.
 */
export async function printAll(
  shop: TestShop,
  admin: Person,
  orderNumber: string,
): Promise<PrintJob[]> {
  const jobs = await jobsOf(shop, admin, orderNumber)
  for (const { id } of jobs)
    for (const state of ['printing', 'printed'])
      expect((await move(shop, admin, id, { state })).status).toBe(200)
  return jobs
}

/** A file of the press's, as its bytes. */
export async function fetchFile(shop: TestShop, { token }: Pick<Person, 'token'>, url: string) {
  const answer = await fetch(shop.url + url, { headers: { authorization: `Bearer ${token}` } })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    name: answer.headers.get('content-disposition'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

/** The press gets for every job that can be printed exactly the bytes that the approved proof names. */
export async function expectApprovedBytes(shop: TestShop, staff: Person): Promise<void> {
  const { rows } = await shop.db.execute<{ id: string; area: string; sha256: string }>(sql`
    select j.id, page ->> 'area' as area, page ->> 'sha256' as sha256
    from print_jobs j join proof_approvals a on a.id = j.approval_id
    join proofs p on p.hash = a.hash, jsonb_array_elements(p.pages) page
    where ${oneOf('j.state', printsRendered)}`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, area, sha256 } of rows) {
    const url = `/v1/admin/print-jobs/${id}/files/${area}.png`
    const { bytes } = await fetchFile(shop, staff, url)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
}
