import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { eventsProcessed, webhook, webhookSecret } from '#payments/payment/payments.fixture.ts'
import { refundPayment } from '#payments/payment/payments.jobs.ts'
import { aPaidOrder, cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { aReturnPhoto, ask, deliver, moveReturn } from '#fulfilment/returns/returns.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { stockOf } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** How many orders live through how many changes of mind; the long form by TEST_CHANGES=1000. */
const orders = Number(process.env['TEST_CHANGES'] ?? 12)
const changes = 20
const timeout = patienceMs * Math.max(2, orders / 5)

/** In paise: the price of a piece; and how many were bought of how many in stock. */
const piece = 44_910
const bought = 3
const stocked = 9

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

/** The expected order: payment minus reserved refunds, pieces and stock. */
type Model = {
  state: 'confirmed' | 'shipped' | 'delivered' | 'returned' | 'cancelled'
  printing: boolean
  cancelled: number
  /** Pieces refunded by staff or in a return. */
  refundedPieces: number
  /** Pieces of returns that were made again, or that no money is left for. */
  otherwiseReturned: number
  /** Pieces of returns that are with the shop, and paid back. */
  back: number
  restocked: number
  stock: number
  held: number
}
type Paid = Awaited<ReturnType<typeof aPaidOrder>>
type Step = { pieces: number; paise: number }
type Change = (paid: Paid, model: Model, step: Step) => Promise<void>

const left = (model: Model) => bought * piece - model.held

/**
 * Cancelled piece by piece. A piece that was already refunded or restocked is not refunded or
 * restocked again.
 */
function takeOut(model: Model, pieces: number): void {
  for (let n = 0; n < pieces; n += 1) {
    if (model.cancelled + model.refundedPieces < bought) model.held += Math.min(piece, left(model))
    if (model.cancelled + model.restocked < bought) model.stock += 1
    model.cancelled += 1
  }
  if (model.cancelled < bought) return
  model.state = 'cancelled'
  model.held += left(model)
}

const change: Record<string, Change> = {
  async cancelPieces(paid, model, { pieces }) {
    const answer = await cancel(shop, paid.person, paid.id, {
      items: [{ id: paid.lineId, quantity: pieces }],
    })
    const may = model.state === 'confirmed' && !model.printing && pieces <= bought - model.cancelled
    expect(answer.status).toBe(may ? 200 : 409)
    if (may) takeOut(model, pieces)
  },
  async cancelAsStaff(paid, model) {
    const answer = await shop.call('POST', `/admin/orders/${paid.id}/cancel`, {
      token: admin.token,
      body: { reason: 'The buyer called' },
    })
    const may = model.state === 'confirmed' || model.state === 'cancelled'
    expect(answer.status).toBe(may ? 200 : 409)
    if (model.state === 'confirmed') takeOut(model, bought - model.cancelled)
  },
  async refundAmount(paid, model, { paise }) {
    const answer = await refund(shop, admin, paid.id, { amount: paise / 100 })
    const may = paise <= left(model)
    expect(answer.status).toBe(may ? 201 : 409)
    if (may) model.held += paise
  },
  async refundPieces(paid, model, { pieces }) {
    const lines = [{ id: paid.lineId, quantity: pieces }]
    const answer = await refund(shop, admin, paid.id, { lines, restock: true })
    const open = bought - model.cancelled - model.refundedPieces
    const may = pieces <= open && pieces * piece <= left(model)
    expect(answer.status).toBe(pieces > open ? 400 : may ? 201 : 409)
    if (!may) return
    model.held += pieces * piece
    model.refundedPieces += pieces
    const out = bought - model.cancelled - model.restocked
    if (pieces > out) return
    model.restocked += pieces
    model.stock += pieces
  },
  async refundAtDashboard(paid, model, { paise }) {
    // Only the amount that is left: the provider would refuse more.
    const amount = Math.min(paise, left(model))
    if (amount < 100) return
    const entity = {
      id: `rfnd_${crypto.randomUUID()}`,
      payment_id: paid.paymentId,
      status: 'processed',
      notes: [],
      amount,
    }
    await webhook(shop, { event: 'refund.processed', payload: { refund: { entity } } })
    await eventsProcessed(shop)
    model.held += amount
    if (left(model) > 0 || model.state !== 'confirmed' || model.printing) return
    takeOut(model, bought - model.cancelled)
  },
  async startPrinting(paid, model) {
    const path = `/admin/orders/${paid.id}/start-printing`
    const answer = await shop.call('POST', path, { token: admin.token })
    const may = model.state === 'confirmed' && !model.printing
    expect(answer.status).toBe(may ? 200 : 409)
    model.printing ||= may
  },
  async ship(paid, model) {
    const answer = await advance(shop, admin, paid.id, 'shipped')
    const may = model.state === 'confirmed' && left(model) > 0
    expect(answer.status).toBe(may ? 200 : 409)
    if (may) model.state = 'shipped'
  },
  async deliver(paid, model) {
    if (model.state !== 'shipped') return
    const { waybill } = await detailsOf(shop, admin, paid.id)
    await deliver(shop, paid.id, waybill ?? '')
    model.state = 'delivered'
  },
  async refundReturn(paid, model, { pieces, paise }) {
    const id = await aReturn(paid, model, pieces)
    if (!id) return
    await go(id, 'approve', 'book_pickup', 'received', 'accept')
    const restock = paise % 2 === 0
    const amount = Math.min(pieces * piece, left(model))
    const answer = await moveReturn(shop, admin, id, 'refund', { restock })
    expect(answer.status).toBe(amount > 0 ? 200 : 409)
    if (amount === 0) {
      model.otherwiseReturned += pieces
      return
    }
    model.held += amount
    model.refundedPieces += pieces
    model.back += pieces
    if (restock) {
      model.restocked += pieces
      model.stock += pieces
    }
    if (model.back === bought - model.cancelled) model.state = 'returned'
  },
  async replaceReturn(paid, model, { pieces }) {
    const id = await aReturn(paid, model, pieces)
    if (!id) return
    await go(id, 'approve', 'keep_it')
    const may = pieces <= model.stock
    expect((await moveReturn(shop, admin, id, 'replace')).status).toBe(may ? 200 : 409)
    model.otherwiseReturned += pieces
    if (may) model.stock -= pieces
  },
}

/** Requests a return of pieces. Returns its id, or nothing when it must be refused. */
async function aReturn(paid: Paid, model: Model, quantity: number): Promise<string | undefined> {
  const open = bought - model.cancelled - model.refundedPieces - model.otherwiseReturned
  const isOpen = model.state === 'delivered'
  const may = isOpen && quantity <= open
  const answer = await ask(
    shop,
    paid.person,
    { id: paid.id, order_items: [{ id: paid.lineId }] },
    { quantity, photos: [may ? await aReturnPhoto(shop, paid.person) : crypto.randomUUID()] },
  )
  expect(answer.status).toBe(may ? 201 : isOpen && quantity > bought - model.cancelled ? 400 : 409)
  return may ? answer.body.data.id : undefined
}

async function go(id: string, ...actions: string[]): Promise<void> {
  for (const action of actions) expect((await moveReturn(shop, admin, id, action)).status).toBe(200)
}

const step = fc.record({
  what: fc.constantFrom(
    ...(['cancelPieces', 'cancelPieces', 'refundAmount', 'refundAmount', 'refundPieces'] as const),
    ...(['refundAtDashboard', 'startPrinting', 'ship', 'cancelAsStaff'] as const),
    ...(['ship', 'deliver', 'deliver', 'refundReturn', 'replaceReturn'] as const),
  ),
  pieces: fc.integer({ min: 1, max: bought }),
  paise: fc.integer({ min: 100, max: 40_000 }),
})

test(
  'whatever happens to an order in whatever order, its money, pieces and stock are what they should be',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: changes }), async (steps) => {
        const paid = await aPaidOrder(shop, { stock: stocked }, bought)
        const model: Model = {
          state: 'confirmed',
          printing: false,
          cancelled: 0,
          refundedPieces: 0,
          otherwiseReturned: 0,
          back: 0,
          restocked: 0,
          stock: stocked - bought,
          held: 0,
        }
        for (const { what, ...more } of steps) {
          await change[what]?.(paid, model, more)
          const {
            status,
            total,
            refunded,
            order_items: lines,
          } = await detailsOf(shop, admin, paid.id)
          expect({
            status,
            total: Math.round(total * 100),
            refunded: Math.round(refunded * 100),
            cancelled: lines[0]?.cancelled,
            stock: await stockOf(shop, paid.productId),
          }).toEqual({
            status: model.state,
            total: (bought - model.cancelled) * piece,
            refunded: model.held,
            cancelled: model.cancelled,
            stock: model.stock,
          })
        }
      }),
      { numRuns: orders },
    )
    await hurryJobs(shop, refundPayment.name)
    await expectAuditPasses(shop)
  },
  timeout,
)
