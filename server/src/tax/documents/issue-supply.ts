import { shareOut } from '@tohfa/contract/shared/share-out'
import { documentsFor } from '@tohfa/contract/tax/document-kinds'
import type { DocumentBuyer, DocumentSeller } from '@tohfa/contract/tax/documents'
import type { Transaction } from '#platform/database/connect.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import {
  invoicing,
  reviewed,
  type Seller,
  sellerOn,
  taxClassesOn,
} from '#tax/seller/tax.service.ts'
import { documentsWithLines, type DocumentWithLines } from './documents.queries.ts'
import { type DocumentDraft, issueDocument } from './issue-document.ts'
import { type OrderToDocument, orderToDocument } from './order-to-document.queries.ts'
import { placeOfSupply, stateOfDelivery } from './place-of-supply.ts'
import { type Supplied, taxedLines } from './taxed-lines.ts'

export type IssueDeps = {
  jobs: Pick<Jobs, 'send'>
  /** Whether real money moves, where nothing of the sample counts. */
  realMoney: boolean
}

/** Issues the receipt voucher for what was paid of an order before it is sent, once. */
export async function issueReceipt(deps: IssueDeps, tx: Transaction, orderId: string) {
  const order = await orderToDocument(tx, orderId)
  if (!order || order.paidPaise === 0) return
  const issuer = await issuerOf(deps, tx, order, { isBegun: false })
  if (!issuer || (await documentsWithLines(tx, orderId)).length > 0) return
  // Of a cash order that is paid online a part may have been cancelled before.
  const paidFor = order.items.map((item) => item.quantity - item.cancelledQuantity)
  const worth = order.items.map((item, at) => item.worthOf(paidFor[at] ?? 0))
  const shares = shareOut(order.paidPaise, worth)
  const supplied = order.items
    .map((item, at) => ({ item, quantity: paidFor[at] ?? 0, gross: shares[at] ?? 0 }))
    .filter(({ gross }) => gross > 0)
  const lines = await linesOf(deps, tx, issuer, supplied)
  if (!lines) return
  await issueDocument(deps, tx, {
    ...issuer.draft,
    kind: 'receipt',
    event: `receipt:${orderId}:receipt`,
    settledPaise: 0,
    lines,
  })
}

/**
 * Issues the invoice or bill of a shipped order, once. It covers the pieces that were not cancelled
 * at their price, minus earlier refunds. A free order has none.
 */
export async function issueSupply(deps: IssueDeps, tx: Transaction, orderId: string) {
  const supply = await supplyOf(deps, tx, orderId)
  if (!supply) return
  for (const [at, { kind, lines }] of supply.documents.entries())
    await issueDocument(deps, tx, {
      ...supply.issuer.draft,
      kind,
      event: `supply:${orderId}:${kind}`,
      // Also the refunds of cancelled pieces that failed and are still owed: those pieces are not
      // on the document.
      settledPaise: Math.max(0, supply.order.paidPaise - supply.charged),
      // Once, however many documents the goods need.
      roundingPaise: at === 0 ? (supply.order.roundingPaise ?? 0) : 0,
      lines,
    })
}

/** The documents that an order gets when it is sent; undefined once it has them, and where it gets none. */
export async function supplyOf(deps: IssueDeps, tx: Transaction, orderId: string) {
  const order = await orderToDocument(tx, orderId)
  if (!order || order.totalPaise === 0) return undefined
  const earlier = await documentsWithLines(tx, orderId)
  if (earlier.some(isSupply)) return undefined
  const issuer = await issuerOf(deps, tx, order, { isBegun: earlier.length > 0 })
  const charged = order.totalPaise - Math.max(0, order.refundHeldPaise - order.cancelledPaise)
  if (!issuer || charged <= 0) return undefined
  const shares = shareOut(charged, weightsOf(order.items, earlier))
  const supplied = order.items
    .map((item, at) => ({
      item,
      quantity: item.quantity - item.cancelledQuantity,
      gross: shares[at] ?? 0,
      offerCode: order.offerCode,
    }))
    .filter(({ gross }) => gross > 0)
  const lines = await linesOf(deps, tx, issuer, supplied)
  if (!lines) return undefined
  const { mode } = issuer.draft.seller
  const isBusiness = order.buyerGstin !== null
  return { order, charged, issuer, documents: documentsFor(lines, { mode, isBusiness }) }
}

/** Whether a document was issued for goods that were sent. */
export const isSupply = ({ event }: Pick<DocumentWithLines, 'event'>): boolean =>
  event.startsWith('supply:')

/** The kind of document, and its rules. */
type Issuer = {
  draft: Pick<DocumentDraft, 'order' | 'seller' | 'buyer' | 'placeOfSupply' | 'isSample' | 'prefix'>
  isIntraState: boolean
}

/**
 * The seller for the documents of an order today; undefined while none are issued. An order that
 * has some gets the others too, while the class of another product is not reviewed.
 */
async function issuerOf(
  { realMoney }: IssueDeps,
  tx: Transaction,
  order: OrderToDocument,
  { isBegun }: { isBegun: boolean },
): Promise<Issuer | undefined> {
  const { on, isSample } = await invoicing(tx, { realMoney })
  const seller = on || isBegun ? await sellerOn(tx) : null
  if (!seller || (seller.isSample && realMoney)) return undefined
  const place = placeOfSupply(order, seller.stateCode)
  return {
    draft: {
      order,
      seller: sellerAsNow(seller),
      buyer: buyerAsNow(order, stateOfDelivery(order, seller.stateCode)),
      placeOfSupply: place,
      isSample,
      prefix: seller.seriesPrefix,
    },
    isIntraState: place === seller.stateCode,
  }
}

async function linesOf(
  { realMoney }: IssueDeps,
  tx: Transaction,
  { draft, isIntraState }: Issuer,
  supplied: readonly Supplied[],
) {
  const classes = reviewed(await taxClassesOn(tx), { realMoney })
  return taxedLines(supplied, { classes, mode: draft.seller.mode, isIntraState })
}

function sellerAsNow(seller: Seller): DocumentSeller {
  const { legalName, tradeName, address, stateCode, gstin, mode, signatory } = seller
  return { legalName, tradeName, address, stateCode, gstin, mode, signatory }
}

function buyerAsNow(order: OrderToDocument, stateCode: string): DocumentBuyer {
  const { name, streetAddress, city, state, pinCode } = order.shippingAddress
  const { buyerGstin: gstin, buyerLegalName: legalName, buyerLegalAddress: legalAddress } = order
  return { name, streetAddress, city, state, stateCode, pinCode, gstin, legalName, legalAddress }
}

/**
 * The weights for splitting an invoice among the lines: what is left of each, or else the price of
 * its pieces.
 */
function weightsOf(items: OrderToDocument['items'], earlier: readonly DocumentWithLines[]) {
  const left = items.map((item) => leftOf(item, earlier))
  if (left.some((one) => one > 0)) return left
  return items.map((item) => item.worthOf(item.quantity - item.cancelledQuantity))
}

/** The remaining pieces of a line: without those that a refund voucher covers. */
function leftOf(item: OrderToDocument['items'][number], earlier: readonly DocumentWithLines[]) {
  const returned = sum(
    earlier.filter(isVoucher).flatMap(({ lines }) => lines),
    ({ orderItemId, grossPaise }) => (orderItemId === item.id ? grossPaise : 0),
  )
  const pieces = item.worthOf(item.quantity - item.cancelledQuantity)
  return Math.max(0, Math.min(pieces, item.worthOf(item.quantity) - returned))
}

const isVoucher = ({ kind }: DocumentWithLines) => kind === 'refund_voucher'

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}
