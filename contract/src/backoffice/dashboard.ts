import { z } from 'zod'
import { dangers } from '#fulfilment/dangers.ts'
import { orderStatuses } from '#orders/order-moves.ts'

// Separate from the schemas, so that a page that only compares a stock does not load the validator.
export * from './low-stock.ts'

/** The number of days that the dashboard covers, including today. */
export const dashboardDays = 30

const count = z.number().int()

/**
 * The orders of a day in India; `takings` are the rupees of those that were not cancelled or
 * returned.
 */
const orderDay = z.object({ day: z.iso.date(), orders: count, takings: z.number() })
export type OrderDay = z.infer<typeof orderDay>

/** Refunds and payments that wait for staff; `amount` in rupees. */
const paymentProblem = z.object({
  kind: z.enum(['flagged', 'refund-waiting', 'payment-failed']),
  providerPaymentId: z.string(),
  amount: z.number(),
  currency: z.string(),
  note: z.string().describe('What the shop or the provider says of it'),
  customer: z.object({ name: z.string(), phone: z.string() }).nullable(),
  orderId: z.string().nullable(),
  at: z.iso.datetime(),
})
export type PaymentProblem = z.infer<typeof paymentProblem>

/** Orders whose money should have reached the bank; at most twenty of them. */
const overdue = z.object({
  count,
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      period: z.string().describe('The month of the order, as `GET /admin/money` takes it'),
      amount: z.number(),
      since: z.iso.datetime(),
    }),
  ),
})

/** The dashboard: key figures and open work. */
export const dashboard = z.object({
  days: z.array(orderDay),
  toShip: z.object({
    count,
    oldest: z.array(
      z.object({
        id: z.string(),
        orderNumber: z.string(),
        name: z.string(),
        city: z.string(),
        units: count,
        orderedAt: z.iso.datetime(),
      }),
    ),
  }),
  printing: z.object({
    waiting: count.describe('Lines that are rendered, or will be, and not printed yet'),
    late: count.describe('Those of them that were due before today'),
    held: count,
    failed: count.describe('Whose files could not be made'),
  }),
  lowStock: z.object({
    count,
    lowest: z.array(
      z.object({
        productId: z.string().nullable().describe('Null for what is counted on a blank'),
        blankId: z.string().nullable(),
        title: z.string().describe('Of the product, or of the blank'),
        color: z.string(),
        size: z.string().nullable(),
        stock: count,
      }),
    ),
  }),
  payments: z.array(paymentProblem),
  failedRefunds: z
    .array(z.object({ orderNumber: z.string(), amount: z.number(), reason: z.string() }))
    .describe('Refunds that the provider refused and that were not given back otherwise since'),
  refundsToSend: z
    .array(z.object({ orderId: z.string(), orderNumber: z.string(), amount: z.number() }))
    .describe('Refunds by hand whose buyer said where to, the first first'),
  refundsAwaited: z
    .array(
      z.object({
        orderId: z.string(),
        orderNumber: z.string(),
        amount: z.number(),
        since: z.iso.datetime(),
      }),
    )
    .describe('Refunds by hand whose buyer has not said where to, the first first'),
  unsettled: overdue.describe(
    'Paid online, and in no settlement so many days later (setting `payouts.settledAfter`)',
  ),
  unremitted: overdue.describe(
    'Paid in cash, and in no remittance so many days later (setting `payouts.remittedAfter`)',
  ),
  cameBack: z
    .array(
      z.object({
        id: z.string(),
        orderNumber: z.string(),
        name: z.string(),
        isPaid: z.boolean().describe('Whether there is money to give back'),
      }),
    )
    .describe('Orders whose parcel came back, and nobody has decided what becomes of them'),
  endangered: z
    .array(
      z.object({
        id: z.string(),
        orderNumber: z.string(),
        name: z.string(),
        status: z.enum(orderStatuses),
        promisedBy: z.iso.date(),
        danger: z.enum(dangers),
      }),
    )
    .describe('Orders under way whose promised day may not be met; their buyers were told'),
  jobs: z.array(
    z.object({
      name: z.string(),
      count,
      lastAt: z.iso.datetime(),
      said: z.string().describe('What went wrong the last time'),
    }),
  ),
  messages: count.describe('Messages that nobody has closed'),
  tickets: z
    .object({ due: count, overdue: count })
    .describe(
      'Of them those whose clock ends soon (not acknowledged yet, or to be closed within seven days), and those past it',
    ),
})
export type Dashboard = z.infer<typeof dashboard>
