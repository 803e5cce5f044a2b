import { isUndone } from '@tohfa/contract/orders/order-moves'
import { spreadRefund } from '@tohfa/contract/tax/spread-refund'
import { creditWithin } from '@tohfa/contract/tax/tax-within'
import type { Transaction } from '#platform/database/connect.ts'
import { documentsWithLines, type DocumentWithLines } from './documents.queries.ts'
import { issueDocument } from './issue-document.ts'
import type { IssueDeps } from './issue-supply.ts'
import { type OrderToDocument, orderToDocument } from './order-to-document.queries.ts'
import { columnsOf, descriptionOf } from './taxed-lines.ts'

/** The credited part of a line: a number of pieces, and an amount. */
export type Returned = { orderItemId: string; quantity: number; amountPaise: number }

/** A line of a document that credit notes refer to, with its amount credited so far. */
type Open = {
  line: DocumentWithLines['lines'][number]
  anchor: DocumentWithLines
  credited: number
  pieces: number
}

/**
 * Issues the document of a locked order's refund, once: a credit note for its invoice, or a refund
 * voucher for its receipt before shipping. A refund that replaces a failed one needs none, because
 * its document was issued then.
 *
 * @param event the event that it is issued for
 * @param named its pieces; none for a refund of an amount
 */
export async function issueCredit(
  deps: Pick<IssueDeps, 'jobs'>,
  tx: Transaction,
  { orderId, event, named }: { orderId: string; event: string; named: readonly Returned[] },
): Promise<void> {
  const found = await openLines(tx, orderId)
  if (!found) return
  const { order, open, settled, events, rounding, uncollected } = found
  const credited = open.reduce((sum, one) => sum + one.credited, 0)
  const taxed = order.refundHeldPaise - order.commercialPaise
  // What was never collected did not go back.
  const due = taxed - settled - credited - rounding.credited + uncollected
  if (due > 0) await credit(deps, tx, { order, open, events, event, ...partsOf(due, found), named })
}

/**
 * Takes back what was never paid of the invoice of a locked order that came back, once: all of it, or
 * all but an advance.
 */
export async function creditUnpaid(
  deps: Pick<IssueDeps, 'jobs'>,
  tx: Transaction,
  orderId: string,
): Promise<void> {
  const found = await openLines(tx, orderId)
  if (!found || isCollected(found.order)) return
  const { order, open, events, rounding } = found
  const kept = Math.max(0, order.paidPaise - order.refundHeldPaise)
  const due = leftOf(open) - Math.min(kept, order.advancePaise)
  const event = `back:${orderId}`
  if (due > 0)
    await credit(deps, tx, {
      order,
      open,
      events,
      event,
      due,
      rounding: rounding.invoiced - rounding.credited,
      named: [],
    })
}

/** Whether the courier got the cash of an order, or it was paid online. */
function isCollected({
  paymentMethod,
  paidPaise,
  totalPaise,
  roundingPaise,
}: OrderToDocument): boolean {
  if (paymentMethod === 'online') return paidPaise > 0
  return paidPaise > 0 && paidPaise >= totalPaise + (roundingPaise ?? 0)
}

const leftOf = (open: readonly Open[]) =>
  open.reduce((sum, { line, credited }) => sum + line.grossPaise - credited, 0)

/**
 * Splits a refund into lines and round-off. The refund of the last line, or of the rest of the
 * payment, credits all that is left of the invoice, even if it differs by a few paise.
 */
function partsOf(amount: number, { open, rounding }: Opened) {
  const left = leftOf(open)
  const rounded = rounding.invoiced - rounding.credited
  const isAll = amount >= Math.min(left, left + rounded)
  return isAll ? { due: left, rounding: rounded } : { due: amount, rounding: 0 }
}

type Opened = NonNullable<Awaited<ReturnType<typeof openLines>>>

/**
 * The lines of an order's invoices, or of its receipt before shipping; undefined while it has
 * neither.
 */
async function openLines(tx: Transaction, orderId: string) {
  const documents = await documentsWithLines(tx, orderId)
  const supplies = documents.filter(({ event }) => event.startsWith('supply:'))
  const order = documents.length > 0 ? await orderToDocument(tx, orderId) : undefined
  if (!order) return undefined
  const wasSent = order.status !== 'confirmed' && order.status !== 'cancelled'
  const receipts = wasSent ? [] : documents.filter((one) => one.kind === 'receipt')
  const anchors = supplies.length > 0 ? supplies : receipts
  if (anchors.length === 0) return undefined
  const open = anchors.flatMap((anchor) => {
    const taken = documents.filter(({ againstId }) => againstId === anchor.id)
    return anchor.lines.map((line): Open => {
      const of = taken
        .flatMap(({ lines }) => lines)
        .filter(({ orderItemId }) => orderItemId === line.orderItemId)
      return {
        line,
        anchor,
        credited: of.reduce((sum, { grossPaise }) => sum + grossPaise, 0),
        pieces: of.reduce((sum, { quantity }) => sum + quantity, 0),
      }
    })
  })
  const events = documents.map((one) => one.event)
  const rounding = {
    invoiced: roundingOf(anchors),
    credited: roundingOf(documents.filter(({ againstId }) => againstId !== null)),
  }
  const uncollected = documents
    .filter(({ event }) => event.startsWith('back:'))
    .reduce((sum, { grossPaise, roundingPaise }) => sum + grossPaise + roundingPaise, 0)
  return { order, open, settled: anchors[0]?.settledPaise ?? 0, events, rounding, uncollected }
}

const roundingOf = (documents: readonly DocumentWithLines[]) =>
  documents.reduce((sum, { roundingPaise }) => sum + roundingPaise, 0)

async function credit(
  deps: Pick<IssueDeps, 'jobs'>,
  tx: Transaction,
  {
    order,
    open,
    events,
    event,
    due,
    rounding,
    named,
  }: {
    order: OrderToDocument
    open: readonly Open[]
    /** The event of its documents. */
    events: readonly string[]
    event: string
    /** The credited part of the lines. */
    due: number
    /** The cash refunded beyond the lines, or below them. */
    rounding: number
    named: readonly Returned[]
  },
): Promise<void> {
  const shares = spreadRefund(
    due,
    open.map(({ line, credited }) => ({
      // No refund names the wrap.
      id: line.orderItemId ?? '',
      left: line.grossPaise - credited,
    })),
    new Map(named.map(({ orderItemId, amountPaise }) => [orderItemId, amountPaise])),
  )
  const lines = open.flatMap((one, at) => {
    const gross = shares[at] ?? 0
    return gross > 0 ? [{ anchor: one.anchor, line: creditOf(one, gross, order, named) }] : []
  })
  for (const [at, anchor] of [...new Set(lines.map((line) => line.anchor))].entries())
    await issueDocument(deps, tx, {
      order,
      kind: anchor.kind === 'receipt' ? 'refund_voucher' : 'credit',
      event: nextEvent(`${event}:${anchor.kind}`, events),
      against: anchor,
      seller: anchor.seller,
      buyer: anchor.buyer,
      placeOfSupply: anchor.placeOfSupply,
      isSample: anchor.isSample,
      prefix: anchor.prefix,
      settledPaise: 0,
      roundingPaise: at === 0 ? rounding : 0,
      lines: lines.flatMap((one) => (one.anchor === anchor ? [one.line] : [])),
    })
}

/** A refund that failed and counts again after all has a document of each time. */
function nextEvent(event: string, events: readonly string[]): string {
  const times = events.filter((one) => one === event || one.startsWith(`${event}:`)).length
  return times === 0 ? event : `${event}:${times + 1}`
}

function creditOf(
  { line, anchor, credited, pieces }: Open,
  gross: number,
  { status, items }: OrderToDocument,
  named: readonly Returned[],
) {
  const { documentId: _document, position: _position, line: _line, ...same } = line
  const isIntraState = anchor.placeOfSupply === anchor.seller.stateCode
  const returned = named.find(({ orderItemId }) => orderItemId === line.orderItemId)?.quantity
  // The rest of the payment, and all pieces are cancelled or back.
  const isAll = gross === line.grossPaise - credited
  const isBack = isAll && isUndone(status)
  const left = Math.max(0, line.quantity - pieces)
  const item = items.find(({ id }) => id === line.orderItemId)
  return {
    ...same,
    // Without the offer, which the invoice has for all its pieces.
    ...(item && { description: descriptionOf(item) }),
    quantity: Math.min(returned ?? (isBack ? left : 0), left),
    grossPaise: gross,
    ...columnsOf(creditWithin({ before: credited, gross }, line.rateBp, isIntraState)),
  }
}
