import { v7 } from 'uuid'
import type { Order, PaymentMethod } from '@tohfa/contract/orders/orders'
import type { Delivery } from '@tohfa/contract/orders/drafts/draft-states'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { boughtLineKeys } from '#platform/database/schema/bought-line.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { outOfStock } from '#orders/cart/cart.service.ts'
import { type DraftRow, lockDraft, type WholeDraft } from '#orders/drafts/drafts.service.ts'
import { releaseUse } from '#orders/offers/offers.service.ts'
import type { KeptPromise } from '#fulfilment/promise/promise.service.ts'
import { expireCheckout } from './checkout.jobs.ts'
import {
  insertCheckout,
  lockBuyer,
  type NewCheckoutLine,
  type OpenCheckout,
  openCheckoutOf,
  updateCheckout,
} from './checkout.queries.ts'
import { reservationMinutes } from './expire-checkout.ts'
import { settleCheckout } from './make-order.ts'
import type { PlaceOrderDeps } from './place-order.ts'
import { releaseStock, reserveStock } from './reserve-stock.ts'
import { hash } from './snapshot.ts'
import { countedLines, lockStock } from './stock.queries.ts'

/** What is ordered of a locked draft, whose prints are approved. */
export type DraftPurchase = {
  whole: Pick<WholeDraft, 'draft' | 'items'>
  /** The approvals of its lines, by their ids. */
  approvals: ReadonlyMap<string, string>
  method: PaymentMethod
  address: Address
  delivery: Delivery
  promise: KeptPromise
  /** What of a cash order is paid online beforehand, in paise. */
  dueNowPaise: number | null
  /** Who took its payment, where staff did: then it is an order at once. */
  staffId?: string
}

type Deps = Pick<PlaceOrderDeps, 'jobs' | 'printing'> & {
  orders: Pick<PlaceOrderDeps['orders'], 'create'>
}

/** How the fingerprint of its checkout begins. */
const versionMark = ({ version }: Pick<DraftRow, 'version'>) => `quote ${version} `

/**
 * Why a payment of a draft's checkout makes no order; null where it does. The order has what the quote
 * says now, so a payment for an earlier one goes back.
 */
export async function whyNotOrdered(
  tx: Transaction,
  { draftId, fingerprint }: Pick<OpenCheckout, 'draftId' | 'fingerprint'>,
): Promise<string | null> {
  const draft = draftId === null ? undefined : await lockDraft(tx, draftId)
  if (!draft) return null
  if (draft.state === 'ordered') return message('quoteOrdered').text
  const isSame = draft.state === 'sent' && fingerprint.startsWith(versionMark(draft))
  return isSame ? null : message('quoteChanged').text
}

/** Locks the buyer of a draft before the draft, in the order in which payments do. */
export async function lockBuyerOfDraft(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockBuyer(tx, userId))) throw new Failure('quote_not_found')
}

/**
 * Makes the checkout of a draft, whose prices it has, as part of `tx`; its stock is taken, all or none.
 * A cash order, and one that staff were paid for, is made at once. The same purchase again keeps its
 * checkout. The buyer must be locked, and the draft after them.
 */
export async function placeDraft(
  deps: Deps,
  tx: Transaction,
  purchase: DraftPurchase,
): Promise<{ checkout: OpenCheckout; order: Order | undefined }> {
  const { whole, approvals, method, address, delivery, promise, dueNowPaise, staffId } = purchase
  const { draft, items } = whole
  const { userId, totalPaise, discountPaise, buyerGstin, buyerLegalName } = draft
  const current = await openCheckoutOf(tx, userId)
  const isMade = staffId !== undefined || (method === 'cash' && dueNowPaise === null)
  const fingerprint = `${versionMark(draft)}${hash([draft.id, address, method, dueNowPaise])}`
  const expiresAt = new Date(now().getTime() + reservationMinutes * 60_000)
  if (!isMade && current?.draftId === draft.id && current.fingerprint === fingerprint) {
    await updateCheckout(tx, current.id, { expiresAt })
    return { checkout: current, order: undefined }
  }
  const id = v7()
  const checkout: OpenCheckout = {
    id,
    userId,
    status: 'open',
    paymentMethod: method,
    address,
    gift: null,
    buyerGstin,
    buyerLegalName,
    buyerLegalAddress: draft.buyerLegalAddress,
    deliveredTo: draft.deliveredTo,
    ...promise,
    totalPaise,
    offerCode: discountPaise > 0 ? draft.number : null,
    wrapPaise: 0,
    dueNowPaise,
    fingerprint,
    receipt: id,
    expiresAt,
    draftId: draft.id,
    delivery,
    provider: null,
    providerOrderId: null,
  }
  if (current) await updateCheckout(tx, current.id, { status: 'replaced' })
  await insertCheckout(
    tx,
    checkout,
    items.map((item) => toLine(id, item, approvals.get(item.id) ?? null)),
  )
  if (current) {
    const wanted = (await countedLines(tx, id)).flatMap(({ variantId, quantity }) =>
      variantId === null ? [] : [{ variantId, quantity }],
    )
    await lockStock(tx, current.id, wanted)
    await releaseUse(tx, current.id)
    await releaseStock(tx, current.id)
  }
  const short = await reserveStock(tx, id)
  if (short) throw outOfStock(short.title, short.left)
  logAfterCommit(tx, {
    what: 'checkout of a quote opened',
    checkout: id,
    draft: draft.number,
    method,
    totalPaise,
  })
  if (isMade)
    return {
      checkout,
      order: await settleCheckout(deps, tx, checkout, staffId === undefined ? {} : { staffId }),
    }
  await deps.jobs.send(tx, expireCheckout, { checkoutId: id }, { startAfter: expiresAt })
  return { checkout, order: undefined }
}

function toLine(
  checkoutId: string,
  item: WholeDraft['items'][number],
  approvalId: string | null,
): NewCheckoutLine {
  const bought = Object.fromEntries(boughtLineKeys.map((key) => [key, item[key]])) as Pick<
    NewCheckoutLine,
    (typeof boughtLineKeys)[number]
  >
  const { position, productId, listId, listN, list } = item
  return {
    ...bought,
    id: v7(),
    checkoutId,
    position,
    productId,
    approvalId,
    reservedVariantId: null,
    listId,
    listN,
    list,
  }
}
