import { lowStockAt } from '@tohfa/contract/backoffice/dashboard'
import { orderPiles, type ReturnPile, returnPiles } from '@tohfa/contract/orders/piles'
import type { ReturnState } from '@tohfa/contract/fulfilment/return-moves'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import {
  officePiles,
  type Pile,
  pressPiles,
  watchPiles,
  type WorkPiles,
} from '@tohfa/contract/backoffice/work-piles'
import { indianDay, now } from '#platform/runtime/clock.ts'
import { orderedBefore } from '#fulfilment/print/print.service.ts'
import { dueDayOf } from '#fulfilment/returns/returns.service.ts'
import type { DashboardDeps } from './dashboard.service.ts'
import { variantsRunningLow } from './dashboard.queries.ts'
import { countOverdue } from './overdue.queries.ts'
import {
  countEndangered,
  countMessages,
  countMoneyPiles,
  countOrderPiles,
  countPressPiles,
  parcelType,
  type PileRow,
  waitingReturns,
} from './work-piles.queries.ts'

const dayMs = 86_400_000

/** The day's last hour, up to which a parcel that is booked counts for it. */
const midnight = 24

/** The order time, by product type, and the booking time before which work is due on a day. */
function orderedBy(day: string, promise: ShopSettings['promise']): Record<string, string> {
  const instants = productTypeSlugs.map(
    (type) => [type, orderedBefore(day, promise, type)] as const,
  )
  const ofParcels = { ...promise, cutoffHour: midnight }
  const all = [...instants, [parcelType, orderedBefore(day, ofParcels, parcelType)] as const]
  return Object.fromEntries(all.map(([type, at]) => [type, at.toISOString()]))
}

/**
 * The open work in the shop with its due days, an order on one pile at most.
 *
 * @param isOffice whether the caller may see payments and messages
 */
export async function readWorkPiles(
  { db, jobs, settings }: Pick<DashboardDeps, 'db' | 'jobs' | 'settings'>,
  isOffice: boolean,
): Promise<WorkPiles> {
  const at = now()
  const today = indianDay(at)
  const { promise, payouts } = await settings.read()
  const due = {
    before: orderedBy(indianDay(new Date(at.getTime() - dayMs)), promise),
    until: orderedBy(today, promise),
  }
  const office = isOffice
    ? [
        countMessages(db),
        waitingReturns(db).then((waiting) => pilesOfReturns(waiting, today)),
        countMoneyPiles(db),
        countOverdue(db, payouts),
        jobs
          .failed(db)
          .then((failed) => [
            atAnyTime('jobs', sumOf(failed.map(({ count }) => count)), oldestOf(failed)),
          ]),
        variantsRunningLow(db, lowStockAt, 1).then(({ count }) => [
          atAnyTime('lowStock', count, null),
        ]),
      ]
    : []
  const rows = await Promise.all([
    countOrderPiles(db, due),
    countEndangered(db),
    countPressPiles(db),
    ...office,
  ])
  const found: PileRow<Pile['pile']>[] = rows.flat()
  const names = [...orderPiles, ...watchPiles, ...pressPiles, ...(isOffice ? officePiles : [])]
  const piles = names.map((pile): Pile => {
    const { count, late, today, oldest } =
      found.find((row) => row.pile === pile) ?? atAnyTime(pile, 0, null)
    return { pile, count, late, today, later: count - late - today, oldest }
  })
  return { piles, office: isOffice }
}

function pilesOfReturns(
  waiting: readonly { state: ReturnState; since: string }[],
  today: string,
): PileRow<Pile['pile']>[] {
  return (Object.keys(returnPiles) as ReturnPile[]).map((pile) => {
    const states: readonly ReturnState[] = returnPiles[pile]
    const of = waiting.filter(({ state }) => states.includes(state))
    const days = of.map(({ state, since }) => dueDayOf(state, new Date(since)))
    return {
      pile,
      count: of.length,
      late: days.filter((day) => day !== null && day < today).length,
      today: days.filter((day) => day === today).length,
      oldest: of.map(({ since }) => since).toSorted()[0] ?? null,
    }
  })
}

const atAnyTime = (
  pile: Pile['pile'],
  count: number,
  oldest: string | null,
): PileRow<Pile['pile']> => ({ pile, count, late: 0, today: 0, oldest })

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

function oldestOf(failed: readonly { lastAt: Date }[]): string | null {
  return failed.map(({ lastAt }) => lastAt.toISOString()).toSorted()[0] ?? null
}
