import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { printsUnrendered } from '@tohfa/contract/fulfilment/print/print-moves'
import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import { aBlank } from '#catalog/blanks/blanks.fixture.ts'
import { aKeyChain, approve, move } from '#fulfilment/print/print.fixture.ts'
import { advance, scan } from '#fulfilment/shipping/parcels.fixture.ts'
import { order, pay } from '#orders/order/orders.fixture.ts'
import { paymentEvent, webhook } from '#payments/payment/payments.fixture.ts'
import { refund } from '#payments/payment/refund/refunds.fixture.ts'
import { expireCheckout } from '#orders/checkout/checkout.jobs.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { rosterStudio } from '#studio/name-lists/name-lists.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'
import { aDraftForm, makeDraft, orderQuote, readQuote, take, thePlace } from './quotes.fixture.ts'

/** Products whose pieces come from one stock, and how many ever came into it. */
type Pool = { products: string[]; total: number }

/** What a sequence sells; no other sells it at the same time. */
export type Lane = {
  mug: string
  keyChain: string
  roster: string
  blank: string
  pools: Pool[]
}

export async function aLane(shop: TestShop, owner: Person): Promise<Lane> {
  const pieces = 12
  const blank = await aBlank(shop, owner, pieces)
  const mug = await aProduct(shop, { stock: 0 })
  const keyChain = await aKeyChain(shop)
  for (const product of [mug, keyChain])
    await shop.db.execute(sql`update products set blank_id = ${blank} where id = ${product}`)
  const roster = await aCustomizable(shop, rosterStudio, { stock: 3 * pieces })
  const pools = [
    { products: [mug, keyChain], total: pieces },
    { products: [roster], total: 3 * pieces },
  ]
  return { mug, keyChain, roster, blank, pools }
}

type MadeDraft = { id: string; version: number; total: number; links: string[] }
type Request = { razorpayOrderId: string; amount: number; link?: string; callback?: object }

/** Where a sequence has got to. */
export type World = {
  shop: TestShop
  owner: Person
  lane: Lane
  buyer: Person
  drafts: MadeDraft[]
  requests: Request[]
  /** The payments that were made at the provider. */
  paid: string[]
  /** Each step that was answered with success. */
  done: Map<string, number>
}

type Act = (world: World, n: number) => Promise<unknown>

const names = ['Asha', 'मीरा', 'Ravi']
const nth = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)]

/** Remembers a success of a step; the shop never fails. */
function note<T extends Answer>(world: World, name: string, answer: T): T {
  if (answer.status >= 500)
    throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
  if (answer.status < 300) world.done.set(name, (world.done.get(name) ?? 0) + 1)
  return answer
}

const staffCall = (world: World, name: string, method: string, path: string, body?: object) =>
  world.shop
    .call(method, path, { token: world.owner.token, ...(body && { body }) })
    .then((answer) => note(world, name, answer))

function linesOf({ lane }: World, n: number): object[] {
  const quantity = 1 + (n % 4)
  const mug = { productId: lane.mug, color: 'White', quantity }
  const values = { name: nth(names, n) }
  const keyChain = { productId: lane.keyChain, color: 'White', quantity, values }
  const rows = names.map((name, at) => ({ values: { name, number: '7' }, quantity: 1 + at }))
  const list = { productId: lane.roster, color: 'White', list: { title: 'Team', rows } }
  return nth([[mug], [keyChain], [mug, keyChain], [list], [keyChain, list]], n) ?? []
}

async function addDraft(world: World, n: number, delivery: 'parcel' | 'counter'): Promise<void> {
  const { shop, owner, buyer } = world
  // Of some the e-mail is that of the account that also buys in the shop.
  const email = n % 3 === 0 ? buyer.email : `guest-${buyer.id}@example.com`
  const form = aDraftForm('', {
    customer: { name: 'Asha Rao', phone: '9876543210', email },
    items: linesOf(world, n),
    delivery,
    ...(n % 2 === 0 && { address: thePlace }),
    ...(n % 4 === 0 && { discount: { percent: 10 } }),
  })
  const answer = note(world, `draft for ${delivery}`, await makeDraft(shop, owner, form))
  if (answer.status === 201) world.drafts.push(madeOf(answer.body.data))
}

const madeOf = ({ id, version, totals }: Draft): MadeDraft => ({
  id,
  version,
  total: totals.total,
  links: [],
})

async function orderByLink(world: World, n: number, method: 'cash' | 'online', more: object = {}) {
  const link = nth(nth(world.drafts, n)?.links ?? [], n + 1)
  if (!link) return
  const { shop, requests } = world
  const answer = await orderQuote(shop, link, { payment_method: method, ...more })
  note(world, `order by link, ${method}`, answer)
  if (answer.status !== 201) return
  const { order: made, ...request } = answer.body.data
  if (!made) requests.push({ ...request, link })
}

async function payRequest(world: World, n: number, sent: { webhook: boolean }): Promise<void> {
  const request = nth(world.requests, n)
  if (!request) return
  const callback = await pay(world.shop, request.razorpayOrderId, sent)
  if (!callback.razorpay_payment_id) return
  request.callback = callback
  world.paid.push(callback.razorpay_payment_id)
  world.done.set('pay', (world.done.get('pay') ?? 0) + 1)
}

/** An order of this sequence, however it came. */
async function anOrder({ shop, buyer, drafts }: World, n: number) {
  const ids = drafts.map(({ id }) => id)
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    select o.id from orders o join checkouts c on c.id = o.checkout_id
    where o.user_id = ${buyer.id} or c.draft_id = any(${sql.param(ids)}::uuid[]) order by o.id`)
  return nth(rows, n)
}

/** Moves the print jobs of an order of this sequence. */
async function print(world: World, n: number, name: string, body: object): Promise<void> {
  const { shop, owner } = world
  const made = await anOrder(world, n)
  if (!made) return
  const jobs = () =>
    shop.db.execute<{ id: string; waits: boolean }>(sql`
      select id, ${oneOf('state', printsUnrendered)} waits from print_jobs
      where order_id = ${made.id} order by id`)
  await vi.waitFor(
    async () => expect((await jobs()).rows.filter(({ waits }) => waits)).toEqual([]),
    patienceMs,
  )
  for (const { id } of (await jobs()).rows) note(world, name, await move(shop, owner, id, body))
}

/** All that buyers and staff do, over the four channels, with what is there. */
export const steps = {
  async fillCart(world, n) {
    const { shop, buyer, lane } = world
    const { token, id: user_id } = buyer
    const isPrinted = n % 2 === 0
    const proof = isPrinted
      ? await approve(shop, buyer, lane.keyChain, { name: nth(names, n) ?? '' })
      : undefined
    const product_id = isPrinted ? lane.keyChain : lane.mug
    const body = {
      product_id,
      user_id,
      selectedDetails: { color: 'White', ...(proof && { proof }) },
    }
    const answer = await shop.call<{ data?: { id: string } }>('POST', '/cart', { token, body })
    const line = note(world, 'cart', answer).body.data?.id
    const quantity = 1 + (n % 3)
    if (line && quantity > 1) await shop.call('PUT', `/cart/${line}`, { token, body: { quantity } })
  },
  async orderInShop(world, n) {
    const { shop, buyer, requests } = world
    const method = n % 3 === 0 ? 'cash' : 'online'
    const answer = note(world, `order in the shop, ${method}`, await order(shop, buyer, method))
    if (answer.status !== 201) return
    const { order: made, ...request } = answer.body.data
    if (!made) requests.push(request)
  },
  addDraft: (world, n) => addDraft(world, n, 'parcel'),
  addCounterDraft: (world, n) => addDraft(world, n, 'counter'),
  async changeDraft(world, n) {
    const draft = nth(world.drafts, n)
    if (!draft) return
    // One in four is behind.
    const version = n % 4 === 0 ? draft.version - 1 : draft.version
    const change = nth(
      [{ items: linesOf(world, n) }, { discount: { amount: 5 } }, { note: 'Blue' }],
      n,
    )
    const body = { version, ...change }
    const path = `/admin/drafts/${draft.id}`
    const answer = await world.shop.call<{ data: Draft }>('PUT', path, {
      token: world.owner.token,
      body,
    })
    if (note(world, 'change draft', answer).status !== 200) return
    const { version: next, totals } = answer.body.data
    Object.assign(draft, { version: next, total: totals.total })
  },
  async send(world, n) {
    const draft = nth(world.drafts, n)
    if (!draft) return
    const { shop, owner } = world
    const { token } = owner
    const path = `/admin/drafts/${draft.id}/send`
    const sent = await shop.call<{ data: { url: string } }>('POST', path, { token })
    if (note(world, 'send', sent).status !== 200) return
    draft.links.push(sent.body.data.url.split('/').at(-1) ?? '')
  },
  async open(world, n) {
    const link = nth(nth(world.drafts, n)?.links ?? [], n)
    if (link) note(world, 'open', await readQuote(world.shop, link))
  },
  orderByLinkInCash: (world, n) => orderByLink(world, n, 'cash'),
  orderByLinkOnline: (world, n) => orderByLink(world, n, 'online'),
  orderUnapproved: (world, n) => orderByLink(world, n, 'cash', { approved: false }),
  twoBuyersByLink: (world, n) =>
    Promise.all([orderByLink(world, n, 'online'), orderByLink(world, n, 'cash')]),
  async decline(world, n) {
    const link = nth(nth(world.drafts, n)?.links ?? [], n)
    if (!link) return
    const body = { reason: 'Too late' }
    note(world, 'decline', await world.shop.call('POST', `/quotes/${link}/decline`, { body }))
  },
  async take(world, n) {
    const draft = nth(world.drafts, n)
    if (!draft) return
    const { shop, owner } = world
    const kind = nth(['cash', 'upi', 'bank'], n)
    const amount = n % 5 === 0 ? draft.total + 1 : draft.total
    note(world, 'take', await take(shop, owner, draft, amount, { kind }))
  },
  async staffAndBuyer(world, n) {
    await Promise.all([
      steps.take(world, n),
      orderByLink(world, n, n % 2 === 0 ? 'cash' : 'online'),
      steps.changeDraft(world, n),
    ])
  },
  pay: (world, n) => payRequest(world, n, { webhook: n % 2 === 0 }),
  async payTwice(world, n) {
    await Promise.all([
      payRequest(world, n, { webhook: true }),
      payRequest(world, n, { webhook: false }),
    ])
  },
  async verify(world, n) {
    const paid = world.requests.filter(({ callback }) => callback)
    const request = nth(paid, n)
    if (!request) return
    const { shop, buyer } = world
    const path = request.link ? `/quotes/${request.link}/verify-order` : '/user-orders/verify-order'
    const answer = await shop.call('POST', path, {
      ...(!request.link && { token: buyer.token }),
      body: { ...request.callback, ...thePlace },
    })
    note(world, request.link ? 'verify by link' : 'verify', answer)
  },
  async webhookAgain(world, n) {
    const request = nth(
      world.requests.filter(({ callback }) => callback),
      n,
    )
    if (!request) return
    const { razorpayOrderId: order_id, amount, callback } = request
    const { razorpay_payment_id: id = '' } = callback as { razorpay_payment_id?: string }
    const event = paymentEvent('captured', { id, order_id, amount })
    const sent = { id: randomUUID() }
    for (const { status } of await Promise.all([
      webhook(world.shop, event, sent),
      webhook(world.shop, event, sent),
    ]))
      if (status !== 200) throw new Error(`the webhook was answered ${status}`)
  },
  async cancel(world, n) {
    const made = await anOrder(world, n)
    if (!made) return
    const body = { reason: 'I changed my mind' }
    if (n % 2 === 0)
      await staffCall(world, 'cancel by staff', 'POST', `/admin/orders/${made.id}/cancel`, body)
    else {
      const path = `/user-orders/${made.id}/cancel`
      const { token } = world.buyer
      note(world, 'cancel', await world.shop.call('POST', path, { token, body }))
    }
  },
  async refund(world, n) {
    const made = await anOrder(world, n)
    if (!made) return
    const what = n % 3 === 0 ? {} : { amount: 10 + n }
    const method = nth(['provider', 'upi', 'bank'], n)
    note(
      world,
      'refund',
      await refund(world.shop, world.owner, made.id, { ...what, method, restock: false }),
    )
  },
  startPrinting: (world, n) => print(world, n, 'start printing', { state: 'printing' }),
  finishPrinting: (world, n) => print(world, n, 'printed', { state: 'printed' }),
  printAll: async (world, n) => {
    await steps.startPrinting(world, n)
    await steps.finishPrinting(world, n)
  },
  spoil: (world, n) =>
    print(world, n, 'reprint', { state: 'reprint', spoilt: 1, reason: 'A scratch' }),
  async ship(world, n) {
    const made = await anOrder(world, n)
    if (!made) return
    const { shop, owner } = world
    const answer = note(world, 'ship', await advance(shop, owner, made.id, 'shipped'))
    const { waybill } = answer.status === 200 ? answer.body.data : {}
    if (waybill) await scan(shop, waybill, { ScanType: n % 3 === 0 ? 'RTO' : 'Delivered' })
  },
  async handOver(world, n) {
    const made = await anOrder(world, n)
    if (!made) return
    await staffCall(world, 'hand over', 'POST', `/admin/orders/${made.id}/hand-over`, {
      to: 'Asha Rao',
    })
  },
  async end(world, n) {
    const draft = nth(world.drafts, n)
    if (draft) await staffCall(world, 'end draft', 'DELETE', `/admin/drafts/${draft.id}`)
  },
  /** The last day of a draft is over. */
  async lastDay(world, n) {
    const draft = nth(world.drafts, n)
    if (draft)
      await world.shop.db.execute(
        sql`update drafts set until = india_day(now()) - 1 where id = ${draft.id}`,
      )
  },
  /** The time of a checkout is over. */
  async lapse(world, n) {
    const request = nth(world.requests, n)
    if (!request) return
    await world.shop.db.execute(sql`update checkouts set expires_at = now() - interval '1 minute'
      where status = 'open' and provider_order_id = ${request.razorpayOrderId}`)
    await hurryJobs(world.shop, expireCheckout.name)
  },
} satisfies Record<string, Act>
