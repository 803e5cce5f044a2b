import { v7 } from 'uuid'
import type { OrderPlacement, PaymentRequest } from '@tohfa/contract/checkout'
import { toPaise } from '@tohfa/contract/money'
import type { Order, PaymentMethod } from '@tohfa/contract/orders'
import { now } from '../clock.ts'
import { keepConsent } from '../accounts/consents/consents.service.ts'
import { type LineToBuy, linesToBuy, outOfStock, piecePaise } from '../cart/cart.service.ts'
import type { Connection, Database, Transaction } from '../database/connect.ts'
import { logAfterCommit } from '../database/business-events.ts'
import { Failure } from '../http/failures.ts'
import type { Sentence } from '../http/sentences.ts'
import { sameRequest } from '../http/same-request.ts'
import type { Limits } from '../limits/rate-limit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Orders } from '../orders/orders.service.ts'
import type { Printing } from '../print/print.service.ts'
import type { Settings } from '../settings/settings.service.ts'
import { lapseCheckout } from './checkout.jobs.ts'
import {
  type Checkout,
  insertCheckout,
  keepRequest,
  lockBuyer,
  openCheckoutOf,
  requestByKey,
  updateCheckout,
} from './checkout.queries.ts'
import { businessOf } from './business-of.ts'
import { holdMinutes } from './lapse-checkout.ts'
import { limitCashOrders, refuseManyUnshipped } from './limit-cash-orders.ts'
import { makeOrder } from './make-order.ts'
import { releaseStock, reserveStock } from './reserve-stock.ts'
import { fingerprintOf, hash, snapshot } from './snapshot.ts'
import { refuseCash } from './refuse-cash.ts'
import { refuseElsewhere } from './refuse-elsewhere.ts'
import { refuseUnserved } from './refuse-unserved.ts'

export type PlaceOrderDeps = {
  connection: Connection
  jobs: Jobs
  limits: Limits
  /** Whether the carrier serves a pincode, and takes cash there. */
  serviceability: (
    pincode: string,
  ) => Promise<{ served: boolean; cod: boolean; refusal: Sentence | null }>
  orders: Pick<Orders, 'create' | 'ofCheckout' | 'unshippedCash'>
  printing: Pick<Printing, 'makeJobs'>
  settings: Pick<Settings, 'read'>
  /** Opens the provider's side of a checkout; the answer is what the pay window needs. */
  requestPayment: (checkout: Checkout) => Promise<PaymentRequest>
}

/** Whose cart it is, and the network address that asks. */
export type Buyer = { id: string; ip: string }

/**
 * Turns a person's cart into a paid-on-delivery order, or into a checkout with its payment request
 * (docs/product.md 9.4). What the client sends is where to send it and how to pay; lines, prices
 * and stock come from the database.
 *
 * 1. replay: the same Idempotency-Key and body answer the same
 * 2. ask the carrier whether it serves the address (before any transaction); count a cash order
 * 3. lock the buyer, replay again, price the cart from today's products; refuse when it comes to
 *    another total than the person was shown
 * 4. the same purchase again keeps its checkout; another takes the place of the old
 * 5. reserve the stock and store the checkout
 * 6. cash: make the order at once; online: ask the provider for its order, outside the transaction
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  buyer: Buyer,
  placement: OrderPlacement,
  idempotencyKey?: string,
): Promise<{ order: Order } | PaymentRequest> {
  const { id: userId } = buyer
  const request = { userId, placement, idempotencyKey, requestHash: hash(placement) }
  const replayed = await findReplay(deps.connection.db, request)
  if (replayed) return answerFor(deps, replayed)

  const area = await deps.serviceability(placement.shipping_address.pinCode)
  refuseUnserved(area, placement.payment_method === 'cash')
  await refuseElsewhere(deps.connection.db, placement)

  const place = () =>
    deps.connection.transaction(async (tx) => {
      if (!(await lockBuyer(tx, userId))) throw new Failure('session_ended')
      const earlier = await findReplay(tx, request)
      if (earlier) return { checkout: earlier, order: undefined }
      const opened = await openCheckout(deps, tx, request)
      await remember(tx, request, opened.checkout.id)
      await keepConsent(tx, { userId, purpose: 'order', version: placement.notice })
      return opened
    })
  const isCash = placement.payment_method === 'cash'
  const { checkout, order } = await (isCash ? limitCashOrders(deps.limits, buyer, place) : place())
  return order ? { order } : answerFor(deps, checkout)
}

type Request = {
  userId: string
  placement: OrderPlacement
  idempotencyKey: string | undefined
  requestHash: string
}

async function findReplay(db: Database, request: Request): Promise<Checkout | undefined> {
  if (!request.idempotencyKey) return undefined
  const earlier = await requestByKey(db, request.userId, request.idempotencyKey)
  return sameRequest(earlier, request.requestHash)?.checkout
}

async function remember(tx: Transaction, request: Request, checkoutId: string): Promise<void> {
  const { userId, idempotencyKey, requestHash } = request
  if (idempotencyKey) await keepRequest(tx, { userId, idempotencyKey, requestHash, checkoutId })
}

async function openCheckout(
  deps: PlaceOrderDeps,
  tx: Transaction,
  request: Request,
): Promise<{ checkout: Checkout; order: Order | undefined }> {
  const { userId, placement } = request
  if (placement.payment_method === 'cash') await refuseManyUnshipped(deps, tx, userId)
  const current = await openCheckoutOf(tx, userId)
  // The stock that the person's own earlier checkout holds is theirs to buy again.
  if (current) await releaseStock(tx, current.id)
  const lines = await linesToBuy(tx, userId)
  const totalPaise = lines.reduce((sum, line) => sum + piecePaise(line) * line.quantity, 0)
  const { shown_total: shown } = placement
  if (shown !== undefined && toPaise(shown) !== totalPaise) throw new Failure('total_changed')
  if (placement.payment_method === 'cash')
    refuseCash((await deps.settings.read(tx)).cash, totalPaise)
  const fingerprint = fingerprintOf(lines, placement)
  const expiresAt = new Date(now().getTime() + holdMinutes * 60_000)

  if (current?.fingerprint === fingerprint && placement.payment_method === 'online') {
    await hold(tx, current.id, lines)
    await updateCheckout(tx, current.id, { expiresAt })
    return { checkout: current, order: undefined }
  }

  if (current) await updateCheckout(tx, current.id, { status: 'replaced' })
  const id = v7()
  const checkout = await insertCheckout(
    tx,
    {
      id,
      userId,
      paymentMethod: placement.payment_method,
      address: placement.shipping_address,
      ...businessOf(placement),
      totalPaise,
      fingerprint,
      receipt: id,
      expiresAt,
    },
    lines.map(snapshot),
  )
  await hold(tx, id, lines)
  logAfterCommit(tx, {
    what: 'checkout opened',
    checkout: id,
    user: userId,
    method: checkout.paymentMethod,
    totalPaise: checkout.totalPaise,
  })
  if (placement.payment_method === 'cash')
    return { checkout, order: await makeOrder(deps, tx, checkout) }
  await deps.jobs.send(tx, lapseCheckout, { checkoutId: id }, { startAfter: expiresAt })
  return { checkout, order: undefined }
}

/** Reserves, or undoes the whole transaction by naming the line that cannot be had. */
async function hold(
  tx: Transaction,
  checkoutId: string,
  lines: readonly LineToBuy[],
): Promise<void> {
  if (!lines.some((line) => line.trackStock)) return
  const short = await reserveStock(tx, checkoutId)
  if (short) throw outOfStock(short.title, short.left)
}

async function answerFor(
  deps: PlaceOrderDeps,
  checkout: Checkout,
): Promise<{ order: Order } | PaymentRequest> {
  const method: PaymentMethod = checkout.paymentMethod
  if (method === 'online') return deps.requestPayment(checkout)
  return { order: await deps.orders.ofCheckout(checkout.id) }
}
