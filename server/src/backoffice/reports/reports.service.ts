import { toRupees } from '@tohfa/contract/shared/money'
import type { Report, ReportPeriod, SoldProduct, SoldType } from '@tohfa/contract/backoffice/report'
import {
  mostReportProducts,
  type ReportStep,
  usualReportDays,
  visitKinds,
} from '@tohfa/contract/backoffice/report-limits'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Visits } from '#backoffice/visits/visits.ts'
import {
  countBuyers,
  returnsByReason,
  salesOfProducts,
  type Span,
  sumsOfCheckouts,
  sumsOfCounts,
  sumsOfOrders,
} from './reports.queries.ts'
import { daysAfter, periodsOf } from './periods.ts'

export type ReportDeps = { db: Database; visits: Pick<Visits, 'flush'> }

/** Before it the database's calendar and the browser's are not the same. */
const firstDay = '0001-01-01'
const minDay = (a: string, b: string) => (a < b ? a : b)
const maxDay = (a: string, b: string) => (a > b ? a : b)

/** Which days are meant where one or both are not named. */
export function spanOf({ from, to }: { [End in keyof Span]?: string | undefined }): Span {
  const today = indianDay()
  const back = usualReportDays - 1
  if (!from) return { from: maxDay(daysAfter(to ?? today, -back), firstDay), to: to ?? today }
  if (to) return { from, to }
  return { from, to: from >= today ? from : minDay(daysAfter(from, back), today) }
}

/** How the shop went in these days; money in rupees. */
export async function readReport(
  { db, visits }: ReportDeps,
  span: Span,
  by: ReportStep,
): Promise<Report> {
  await visits.flush()
  const [orders, checkouts, counts, buyers, sales, returns] = await Promise.all([
    sumsOfOrders(db, span, by),
    sumsOfCheckouts(db, span, by),
    sumsOfCounts(db, span, by),
    countBuyers(db, span),
    salesOfProducts(db, span),
    returnsByReason(db, span),
  ])
  const counted = (test: (one: (typeof counts)[number]) => boolean) =>
    counts.reduce((sum, one) => sum + (test(one) ? one.number : 0), 0)
  const isVisit = (kind: string) => visitKinds.some((known) => known === kind)
  const periods = periodsOf(span, by).map(({ key, ...days }): ReportPeriod => {
    const sums = orders.find(({ period }) => period === key)
    const of = (test: (kind: string) => boolean) =>
      counted(({ period, kind }) => period === key && test(kind))
    return {
      ...days,
      visits: of(isVisit),
      productViews: of((kind) => kind === 'product_view'),
      bags: of((kind) => kind === 'bag'),
      checkouts: checkouts.find(({ period }) => period === key)?.checkouts ?? 0,
      orders: sums?.orders ?? 0,
      takings: toRupees(sums?.takings ?? 0),
      refunded: toRupees(sums?.refunded ?? 0),
      due: toRupees(sums?.due ?? 0),
    }
  })
  const kept = sumOf(orders, 'kept')
  const takings = sumOf(orders, 'takings')
  return {
    ...span,
    by,
    totals: {
      visits: sumOf(periods, 'visits'),
      productViews: sumOf(periods, 'productViews'),
      bags: sumOf(periods, 'bags'),
      checkouts: sumOf(periods, 'checkouts'),
      orders: sumOf(orders, 'orders'),
      takings: toRupees(takings),
      refunded: toRupees(sumOf(orders, 'refunded')),
      due: toRupees(sumOf(orders, 'due')),
      kept,
      average: kept === 0 ? 0 : toRupees(Math.round(takings / kept)),
      ...buyers,
      landings: landingsOf((kind) => counted((one) => one.kind === kind)),
    },
    periods,
    types: byType(sales),
    products: sales.slice(0, mostReportProducts).map(inRupees),
    productCount: sales.length,
    otherTakings: toRupees(takings - sumOf(sales, 'paise')),
    returns,
  }
}

/** The revenue of each product, the highest first; in rupees. */
export async function readSales(
  { db }: Pick<ReportDeps, 'db'>,
  span: Span,
): Promise<SoldProduct[]> {
  return (await salesOfProducts(db, span)).map(inRupees)
}

type Sale = Awaited<ReturnType<typeof salesOfProducts>>[number]

const inRupees = ({ paise, ...sale }: Sale): SoldProduct => ({ ...sale, takings: toRupees(paise) })

function byType(sales: readonly Sale[]): SoldType[] {
  return productTypeSlugs
    .map((productType) => {
      const of = sales.filter((sale) => sale.productType === productType)
      return {
        productType,
        pieces: sumOf(of, 'pieces'),
        returned: sumOf(of, 'returned'),
        takings: toRupees(sumOf(of, 'paise')),
      }
    })
    .filter(({ pieces, returned, takings }) => pieces > 0 || returned > 0 || takings !== 0)
    .sort((a, b) => b.takings - a.takings)
}

function landingsOf(number: (kind: (typeof visitKinds)[number]) => number) {
  const [home, listing, product, other] = visitKinds.map(number)
  return { home: home ?? 0, listing: listing ?? 0, product: product ?? 0, other: other ?? 0 }
}

function sumOf<K extends string>(all: readonly Record<K, number>[], key: K): number {
  return all.reduce((sum, one) => sum + one[key], 0)
}
