import type { FastifyInstance } from 'fastify'
import { ordersCsvCalls } from '@tohfa/contract/orders/admin-orders.calls'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import { plainTexts } from '@tohfa/print-engine/scene/plain.texts'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { toRupees } from '@tohfa/contract/shared/money'
import { type Cell, csvStream, sendCsv } from '#platform/csv/write-csv.ts'
import type { Database } from '#platform/database/connect.ts'
import { serve } from '#platform/http/serve.ts'
import { type OrderLine, orderLinesAfter, type OrderSpan } from './orders-csv.queries.ts'

const columns = [
  'orderNumber',
  'orderedAt',
  'status',
  'paymentMethod',
  'paymentId',
  'paymentStatus',
  'account',
  'name',
  'phone',
  'email',
  'streetAddress',
  'city',
  'state',
  'pinCode',
  'waybill',
  'product',
  'productType',
  'color',
  'size',
  'pack',
  'quantity',
  'price',
  'discountedPrice',
  'lineTotal',
  'orderTotal',
  'personalisation',
  'personalisationPrice',
  'cancelledQuantity',
  'orderRefunded',
  'gstin',
  'businessName',
  'toCollect',
  'rounding',
  'offer',
  'offerDiscount',
  'giftWrap',
  'unitPrice',
  'paymentKind',
  'paymentReference',
]
const portion = 250

/**
 * Exports orders as CSV for a spreadsheet: a row for each line, times of India, rupees. A line
 * counts only the pieces that were not cancelled.
 */
export function ordersCsvRoutes(routes: FastifyInstance, { db }: { db: Database }): void {
  serve(routes, ordersCsvCalls, {
    'GET /admin-export/orders': async (request, reply) =>
      sendCsv(reply, 'orders', csvStream(columns, orderPages(db, request.query))),
  })
}

async function* orderPages(db: Database, span: OrderSpan) {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const lines = await orderLinesAfter(db, last, span, portion)
    yield lines.map(cellsOf)
    const end = lines.at(-1)
    if (!end) return
    last = end.id
  }
}

function cellsOf(line: OrderLine): Cell[] {
  const { address: to } = line
  return [
    line.order_number,
    line.ordered_at,
    line.status,
    line.payment_method,
    line.provider_payment_id,
    line.payment_status,
    line.account,
    to.name,
    to.phone,
    to.email,
    to.streetAddress,
    to.city,
    to.state,
    to.pinCode,
    line.waybill,
    line.title,
    line.product_type,
    line.color,
    line.size,
    line.pack,
    line.quantity,
    toRupees(line.price_paise),
    toRupees(line.discounted_price_paise),
    toRupees(line.worth_paise),
    toRupees(line.total_paise),
    line.plain ? plainTexts.line : wordsOf(line.personalisation ?? []),
    line.personalisation && toRupees(line.personalisation_paise),
    line.cancelled_quantity,
    toRupees(line.refunded_paise),
    line.gstin,
    line.legal_name,
    line.collect_paise === null ? null : toRupees(line.collect_paise),
    line.rounding_paise === null ? null : toRupees(line.rounding_paise),
    line.offer_code,
    line.offer_code === null ? null : toRupees(line.offer_paise),
    line.wrap_paise === 0 ? null : toRupees(line.wrap_paise),
    toRupees(line.unit_price_paise),
    line.payment_kind,
    line.payment_reference,
  ]
}

/** Empty where nothing is written on it. */
const wordsOf = (values: readonly PrintedValue[]): string | null =>
  writtenValues(values)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ') || null
