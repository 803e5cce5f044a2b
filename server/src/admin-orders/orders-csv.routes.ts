import { z } from 'zod'
import { unlessEmpty } from '@tohfa/contract/envelope'
import { toRupees } from '@tohfa/contract/money'
import { orderStatuses } from '@tohfa/contract/orders'
import { ruleTexts } from '@tohfa/contract/rules.texts'
import { type Cell, csvStream, sendCsv } from '../csv/write-csv.ts'
import type { Database } from '../database/connect.ts'
import type { Routes } from '../http/routes.ts'
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
]
const portion = 250
const day = z.preprocess(unlessEmpty, z.iso.date({ error: ruleTexts.date }).optional())

/** Orders as a file for a spreadsheet: a row for each line, times of India, rupees. */
export function ordersCsvRoutes(routes: Routes, { db }: { db: Database }): void {
  routes.get(
    '/admin-export/orders',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Admin'],
        summary: 'Orders as CSV, a row for each line; days are those of India, both included',
        produces: ['text/csv'],
        querystring: z.object({
          from: day,
          to: day,
          status: z.preprocess(unlessEmpty, z.enum(orderStatuses, ruleTexts.status).optional()),
        }),
      },
    },
    (request, reply) => sendCsv(reply, 'orders', csvStream(columns, orderPages(db, request.query))),
  )
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
    toRupees(line.discounted_price_paise * line.quantity),
    toRupees(line.total_paise),
  ]
}
