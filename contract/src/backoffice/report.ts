import { z } from 'zod'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import { reportSteps, visitKinds } from './report-limits.ts'
import { returnReasons } from '#fulfilment/return-moves.ts'

const count = z.number().int()
const rupees = z.number()

/** The results of visits. */
const funnel = {
  visits: count.describe('Page views that came from elsewhere, without known robots'),
  productViews: count,
  bags: count.describe('How often something was put into a cart'),
  checkouts: count,
  orders: count.describe('Orders that were made, those undone since among them'),
}

const money = {
  takings: rupees.describe('What was paid less what went back, and what is to be collected'),
  refunded: rupees.describe('What went back or is going back, refunds that failed left out'),
  due: rupees.describe('Of the takings what is still to be collected in cash'),
}

/** A day, week or month by its first and last day in India, within the requested range. */
const reportPeriod = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  ...funnel,
  ...money,
})
export type ReportPeriod = z.infer<typeof reportPeriod>

const sold = {
  pieces: count.describe('Without what was cancelled'),
  returned: count.describe('Pieces that their buyers asked to give back, without those refused'),
  takings: rupees,
}
const soldProduct = z.object({
  productId: z.string(),
  title: z.string(),
  productType: z.string(),
  ...sold,
})
export type SoldProduct = z.infer<typeof soldProduct>
const soldType = z.object({ productType: z.enum(productTypeSlugs), ...sold })
export type SoldType = z.infer<typeof soldType>

/** The figures of a range of days, by the day on which orders were placed. */
export const report = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(reportSteps),
  totals: z.object({
    ...funnel,
    ...money,
    kept: count.describe('Orders of which something is kept: those that bring takings'),
    average: rupees.describe('The takings of an order that is kept'),
    buyers: count,
    repeatBuyers: count.describe('Of them those who had bought before, or bought again'),
    landings: z.record(z.enum(visitKinds), count),
  }),
  periods: z.array(reportPeriod),
  types: z.array(soldType),
  products: z.array(soldProduct).describe('Those that took most'),
  productCount: count,
  otherTakings: rupees.describe(
    'Takings of no product: negative where money went back for an order as a whole',
  ),
  returns: z.array(z.object({ reason: z.enum(returnReasons), returns: count, pieces: count })),
})
export type Report = z.infer<typeof report>
