import { v7 } from 'uuid'
import type { OrderPlacement, PaymentRequest } from '@tohfa/contract/orders/checkout'
import { firstCashRules } from '@tohfa/contract/orders/cash-rules'
import type { Order, PaymentMethod } from '@tohfa/contract/orders/orders'
import { now } from '#platform/runtime/clock.ts'
import { keepConsent } from '#accounts/consents/consents.service.ts'
import { type LineToBuy, linesToBuy, outOfStock, storedLines } from '#orders/cart/cart.service.ts'
import {
  couponsFor,
  releaseUse,
  reserveUse,
  type PricedOffer,
} from '#orders/offers/offers.service.ts'
import {
  advanceOf,
  type CashRulesService,
  isCashRefused,
  refusedParcels,
} from '#orders/cash-rules/cash-rules.service.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import { Failure } from '#platform/http/failures.ts'
import { sameRequest } from '#platform/http/same-request.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { OrderMessages } from '#orders/messages/order-messages.service.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { Promises } from '#fulfilment/promise/promise.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import type { PlainPictures } from '#studio/plain/plain-pictures.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { expireCheckout } from './checkout.jobs.ts'
import {
  insertCheckout,
  keepRequest,
  lockBuyer,
  type OpenCheckout,
  openCheckoutOf,
  requestByKey,
  updateCheckout,
} from './checkout.queries.ts'
import { businessOf, noBusiness } from './business-of.ts'
import { giftOf } from './gift-of.ts'
import { refuseUnprintableGift } from './refuse-unprintable-gift.ts'
import { reservationMinutes } from './expire-checkout.ts'
import { limitCashOrders } from './limit-cash-orders.ts'
import { makeOrder } from './make-order.ts'
import { announceStock, takePieces } from './reserve-stock.ts'
import { fingerprintOf, hash, snapshot } from './snapshot.ts'
import { releaseReservations, reserveVariants, lockStock } from './stock.queries.ts'
import { pricePlacement } from './price-placement.ts'
import { refuseCash, refuseInterstateSale, refuseManyUnshipped } from './refuse-order.ts'
import { type TransitDeps, transitDaysTo } from './transit-days-to.ts'

export type PlaceOrderDeps = TransitDeps & {
  connection: Connection
  jobs: Jobs
  limits: Limits
  orderMessages: Pick<OrderMessages, 'agreeWithOrder'>
  orders: Pick<Orders, 'create' | 'ofCheckout' | 'unshippedCash'>
  cashRules: Pick<CashRulesService, 'read'>
  printing: Pick<Printing, 'makeJobs'>
  promises: Pick<Promises, 'forOrder'>
  settings: Pick<Settings, 'read'>
  plainPictures: Pick<PlainPictures, 'within'>
  proofs: Pick<Proofs, 'missingOnCard'>
  /** Opens the provider's side of a checkout; the answer is the input of the payment window. */
  requestPayment: (checkout: OpenCheckout) => Promise<PaymentRequest>
}

/** The owner of the cart, and the network address of the request. */
export type Buyer = { id: string; ip: string }

/**
 * Turns a person's cart into a cash order, or into a checkout with its payment request
 * (docs/product.md 9.4). The client sends the destination and the payment method; lines, prices and
 * stock come from the database.
 *
 * 1. replay: the same Idempotency-Key and body get the same answer
 * 2. ask the carrier whether it serves the address and how long it needs (before any transaction);
 *    count a cash order
 * 3. lock the buyer, replay again, price the cart from today's products; refuse a total that
 *    differs from the one shown
 * 4. the same purchase again keeps its checkout; a different one replaces the old
 * 5. store the checkout and reserve its stock
 * 6. cash: create the order at once; online: create the provider's order, outside the transaction
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  buyer: Buyer,
  placement: OrderPlacement,
  idempotencyKey?: string,
): Promise<{ order: Order } | PaymentRequest> {
  const { id: userId } = buyer
  const request = { userId, placement, idempotencyKey, requestHash: hash(placement) }
  const replayed = sameRequest(
    await earlierRequest(deps.connection.db, request),
    request.requestHash,
  )
  if (replayed) return answerFor(deps, replayed.checkout)

  const isCash = placement.payment_method === 'cash'
  const { pinCode } = placement.shipping_address
  const transitDays = await transitDaysTo(deps, pinCode, isCash)
  await refuseInterstateSale(deps.connection.db, placement)
  await refuseUnprintableGift(deps.proofs, userId, placement.gift)

  const place = () =>
    deps.connection.transaction(
      async (tx) => {
        const found = await lockAndRead(deps, tx, request)
        const earlier = sameRequest(found.earlier, request.requestHash)
        if (earlier) return { checkout: earlier.checkout, order: undefined }
        return openCheckout(deps, tx, request, { ...found, transitDays })
      },
      { forceGenericPlan: true },
    )
  const { checkout, order } = await (isCash ? limitCashOrders(deps.limits, buyer, place) : place())
  return order ? { order } : answerFor(deps, checkout)
}

type Request = {
  userId: string
  placement: OrderPlacement
  idempotencyKey: string | undefined
  requestHash: string
}

function earlierRequest(db: Database, { userId, idempotencyKey }: Request) {
  return idempotencyKey ? requestByKey(db, userId, idempotencyKey) : Promise.resolve(undefined)
}

/**
 * Locks the buyer and reads the current state in one round trip. Each statement sees what was
 * committed when it starts, so all after the first see the result of the previous purchase.
 */
async function lockAndRead(deps: PlaceOrderDeps, tx: Transaction, request: Request) {
  const { userId, placement } = request
  const isCash = placement.payment_method === 'cash'
  const { phone } = placement.shipping_address
  const [isThere, earlier, current, cart, coupons, unshipped, settings, rules, refused, noCash] =
    await Promise.all([
      lockBuyer(tx, userId),
      earlierRequest(tx, request),
      openCheckoutOf(tx, userId),
      storedLines(tx, userId),
      couponsFor(tx, userId),
      isCash && deps.limits.enabled ? deps.orders.unshippedCash(tx, userId) : 0,
      deps.settings.read(tx),
      isCash ? deps.cashRules.read(tx) : firstCashRules,
      isCash ? refusedParcels(tx, { userId, phone }) : [],
      isCash && isCashRefused(tx, { userId, phone }),
    ])
  if (!isThere) throw new Failure('session_ended')
  if (noCash && !earlier) throw new Failure('cash_refused')
  return { earlier, current, cart, coupons, unshipped, settings, rules, refused: refused.length }
}

async function openCheckout(
  deps: PlaceOrderDeps,
  tx: Transaction,
  request: Request,
  {
    current,
    cart,
    coupons,
    unshipped,
    settings,
    rules,
    refused,
    transitDays,
  }: Awaited<ReturnType<typeof lockAndRead>> & { transitDays: number | null },
): Promise<{ checkout: OpenCheckout; order: Order | undefined }> {
  const { userId, placement } = request
  const isCash = placement.payment_method === 'cash'
  refuseManyUnshipped(unshipped)
  // Before the order is made, whose first message depends on it.
  if (placement.whatsapp && !placement.gift)
    await deps.orderMessages.agreeWithOrder(tx, {
      userId,
      phone: placement.shipping_address.phone,
      language: placement.whatsapp,
      version: placement.notice,
    })
  const lines = linesToBuy(cart)
  if (isCash && lines.some(({ listId }) => listId !== null)) throw new Failure('list_not_by_cash')
  const priced = pricePlacement(lines, coupons, placement, settings.gift)
  const { totalPaise, offer, wrapPaise, personalisedPaise } = priced
  if (isCash)
    refuseCash(settings.cash, rules, {
      totalPaise,
      pinCode: placement.shipping_address.pinCode,
      isPersonalised: lines.some(({ print }) => print),
      refused,
    })
  const dueNowPaise = isCash ? advanceOf(rules, { personalisedPaise, totalPaise }) : null
  // A cash order is created at once, unless a part of it is paid beforehand.
  const isMade = isCash && dueNowPaise === null
  const fingerprint = fingerprintOf(lines, placement, priced)
  const expiresAt = new Date(now().getTime() + reservationMinutes * 60_000)

  if (
    current?.fingerprint === fingerprint &&
    current.draftId === null &&
    current.dueNowPaise === dueNowPaise &&
    !isMade
  ) {
    await Promise.all([
      exchangeStock(tx, lines, current.id, current.id),
      updateCheckout(tx, current.id, { expiresAt }),
      remember(tx, request, current.id),
    ])
    return { checkout: current, order: undefined }
  }

  const types = lines.map(({ productType }) => productType)
  const promise = await deps.promises.forOrder(tx, types, transitDays, placement.arriveOn)
  const id = v7()
  const checkout: OpenCheckout = {
    id,
    userId,
    // A cash order is created at once: its checkout is never visible as open.
    status: isMade ? 'settled' : 'open',
    paymentMethod: placement.payment_method,
    address: placement.shipping_address,
    gift: giftOf(placement),
    ...(businessOf(placement) ?? noBusiness),
    ...promise,
    totalPaise,
    offerCode: offer?.coupon.code ?? null,
    wrapPaise,
    dueNowPaise,
    fingerprint,
    receipt: id,
    expiresAt,
    draftId: null,
    delivery: 'parcel',
    provider: null,
    providerOrderId: null,
  }
  const pictured = await deps.plainPictures.within(tx, lines)
  const kept = pictured.map((line, position) =>
    snapshot(id, line, position, offer?.shares[position] ?? 0),
  )
  // In the order in which they are called, and in one round trip but for the mails.
  const [, , , , , order] = await Promise.all([
    current && updateCheckout(tx, current.id, { status: 'replaced' }),
    insertCheckout(tx, checkout, isMade ? kept.map(holdingNothing) : kept),
    exchangeUse(tx, checkout, offer, current),
    exchangeStock(tx, lines, current?.id),
    remember(tx, request, id),
    isMade
      ? makeOrder(deps, tx, checkout, kept, {
          cashState: rules.confirm ? 'to_confirm' : 'none',
        })
      : undefined,
    isMade || deps.jobs.send(tx, expireCheckout, { checkoutId: id }, { startAfter: expiresAt }),
  ])
  logAfterCommit(tx, {
    what: 'checkout opened',
    checkout: id,
    user: userId,
    method: checkout.paymentMethod,
    totalPaise: checkout.totalPaise,
  })
  return { checkout, order }
}

/** Reserves a use of the offer, after the earlier checkout's was released; rolls back the transaction if none is left. */
async function exchangeUse(
  tx: Transaction,
  { id: checkoutId, userId }: OpenCheckout,
  offer: PricedOffer | null,
  earlier: Pick<OpenCheckout, 'id' | 'offerCode'> | undefined,
): Promise<void> {
  const [, isHeld] = await Promise.all([
    earlier?.offerCode == null ? undefined : releaseUse(tx, earlier.id),
    offer ? reserveUse(tx, { couponId: offer.coupon.id, checkoutId, userId }) : true,
  ])
  if (!isHeld) throw new Failure('coupon_used_up')
}

/** The order made from the checkout sells the stock that its lines reserve. */
function holdingNothing<Line extends { reservedVariantId: string | null }>(line: Line): Line {
  return { ...line, reservedVariantId: null }
}

/** Stores the data tied to this request: its key, and the consent to the notice shown. */
async function remember(tx: Transaction, request: Request, checkoutId: string): Promise<void> {
  const { userId, idempotencyKey, requestHash, placement } = request
  await Promise.all([
    idempotencyKey && keepRequest(tx, { userId, idempotencyKey, requestHash, checkoutId }),
    keepConsent(tx, { userId, purpose: 'order', version: placement.notice }),
  ])
}

/**
 * Reserves the stock of the lines, or rolls the transaction back and names the line that is not
 * available. The stock reserved by the person's own earlier checkout is released first, so that
 * they can buy it again.
 *
 * @param holder the checkout to record as holding the stock, where its lines are not stored as such
 *   yet
 */
async function exchangeStock(
  tx: Transaction,
  lines: readonly LineToBuy[],
  earlier: string | undefined,
  holder?: string,
): Promise<void> {
  const counted = lines.flatMap((line, position) =>
    line.trackStock && line.variantId !== null
      ? [{ ...line, position, variantId: line.variantId }]
      : [],
  )
  const [, released, short] = await Promise.all([
    earlier && lockStock(tx, earlier, counted),
    earlier ? releaseReservations(tx, earlier) : [],
    takePieces(tx, counted),
    holder && reserveVariants(tx, holder, counted),
    announceStock(tx, counted),
  ])
  if (short) throw outOfStock(short.title, short.left)
  const others = released.filter((id) => !counted.some(({ productId }) => productId === id))
  await announceStock(
    tx,
    others.map((productId) => ({ productId })),
  )
}

async function answerFor(
  deps: PlaceOrderDeps,
  checkout: OpenCheckout,
): Promise<{ order: Order } | PaymentRequest> {
  const method: PaymentMethod = checkout.paymentMethod
  if (method === 'online' || checkout.dueNowPaise !== null) return deps.requestPayment(checkout)
  return { order: await deps.orders.ofCheckout(checkout.id) }
}
