import type { PromiseAnswer, PromisedDates } from '@tohfa/contract/fulfilment/promise'
import { mostDaysAhead } from '@tohfa/contract/fulfilment/promise-limits'
import { productTypeSlugs, type ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import type { FastifyBaseLogger } from 'fastify'
import { validate } from 'uuid'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { Database } from '#platform/database/connect.ts'
import type { PromiseColumnValues } from '#platform/database/schema/promise-columns.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { indianDay, now } from '#platform/runtime/clock.ts'
import type { Tax } from '#tax/seller/change-tax.service.ts'
import { piecesByDay, typesOf } from './promise.queries.ts'
import {
  daysAfter,
  lastOrderDay,
  type Occasion,
  promisedDates,
  promisedOn,
} from './promised-dates.ts'
import { createTransitTimes } from './transit-time.ts'

export { dueDay, orderedBefore } from './due-day.ts'
export { daysAfter, expectedArrival, isAsAtFirst } from './promised-dates.ts'

export type Promises = ReturnType<typeof createPromises>

/** A promise as checkout and order keep it. */
export type KeptPromise = PromiseColumnValues

/** What was promised, for the order that is made of a checkout. */
export function copyPromise(from: KeptPromise): KeptPromise {
  const { dispatchBy, arrivesBy, latestBy, arriveOn } = from
  return { dispatchBy, arrivesBy, latestBy, arriveOn }
}

/** When goods are handed over and arrive (docs/product.md 12.14): one promise, wherever it is shown. */
export function createPromises({
  db,
  settings,
  carriers,
  tax,
  log,
}: {
  db: Database
  settings: Pick<Settings, 'read'>
  carriers: Pick<Carriers, 'usual'>
  tax: Pick<Tax, 'publicSeller'>
  log: () => FastifyBaseLogger
}) {
  const transit = createTransitTimes({
    db,
    carriers,
    publicSeller: tax.publicSeller,
    onUnknown: ({ destination }, err) =>
      log().warn(
        { ...(err && { err }), destination },
        'the carrier did not say how long a parcel takes',
      ),
  })

  /** All that dates follow from, but for what is ordered. */
  async function occasion(
    source: Database,
    transitDays: number | null,
  ): Promise<Omit<Occasion, 'types'>> {
    const { promise } = await settings.read(source)
    const isFull = await fullDays(source, promise)
    return { at: now(), settings: promise, transitDays, ...(isFull && { isFull }) }
  }

  return {
    /** The carrier's days to a PIN code, asked for at most once a week; null while nobody knows. */
    transitDays: transit.to,

    /** What it last said, asking nobody. */
    lastSaid: transit.lastSaid,

    /** For goods of these types; of all types when none is named. */
    async dates(
      types: readonly string[],
      transitDays: number | null,
      source: Database = db,
    ): Promise<PromisedDates> {
      return promisedDates({ ...(await occasion(source, transitDays)), types })
    },

    /** Reckons, as things are now, until when an order of anything still arrives before a day. */
    async lastOrders(): Promise<(day: string, transitDays: number | null) => string> {
      const { settings: set, isFull } = await occasion(db, null)
      return (day, transitDays) =>
        lastOrderDay(day, set, { transitDays, ...(isFull && { isFull }) })
    },

    /** For these products, and for each of them; those that are not sold are left out. */
    async ofProducts(ids: readonly string[], pincode: string): Promise<Required<PromiseAnswer>> {
      const [found, transitDays] = await Promise.all([
        typesOf(
          db,
          ids.filter((id) => validate(id)),
        ),
        transit.to(pincode),
      ])
      if (found.length === 0) throw new Failure('product_not_found')
      const shared = await occasion(db, transitDays)
      return {
        ...promisedDates({ ...shared, types: found.map(({ type }) => type) }),
        products: found.map(({ id, type }) => ({
          productId: id,
          ...promisedDates({ ...shared, types: [type] }),
        })),
      }
    },

    /**
     * What is promised with an order, as it is kept.
     *
     * @throws Failure `day_not_possible` with the first day that is
     */
    async forOrder(
      source: Database,
      types: readonly string[],
      transitDays: number | null,
      arriveOn?: string,
    ): Promise<KeptPromise> {
      const of: Occasion = { ...(await occasion(source, transitDays)), types }
      const earliest = promisedDates(of)
      if (arriveOn === undefined) return kept(earliest, null)
      if (arriveOn > daysAfter(indianDay(), mostDaysAhead))
        throw refusedFields({ arriveOn: message('dayTooFar', mostDaysAhead) })
      const { arrivesBy: first } = earliest
      const promised = promisedOn(arriveOn, earliest, of)
      if (promised) return kept(promised, arriveOn)
      throw new Failure('day_not_possible', {
        first,
        fields: { arriveOn: message('dayNotPossible', first) },
      })
    },

    /** The promise of an order that staff make again, within `tx`. */
    async again(tx: Database, types: readonly string[], pincode: string): Promise<KeptPromise> {
      const transitDays = await transit.lastSaid(tx, pincode)
      return kept(promisedDates({ ...(await occasion(tx, transitDays)), types }), null)
    },
  }
}

function kept(
  { dispatchBy, arrivesBy, latest }: PromisedDates,
  arriveOn: string | null,
): KeptPromise {
  return { dispatchBy, arrivesBy, latestBy: latest, arriveOn }
}

/** On which days no more of a type can be made, where that is limited at all. */
async function fullDays(
  source: Database,
  { capacity }: ShopSettings['promise'],
): Promise<Occasion['isFull']> {
  if (productTypeSlugs.every((type) => capacity[type] === 0)) return undefined
  const made = await piecesByDay(source, indianDay())
  return (type, day) => {
    const most = capacity[type as ProductType] ?? 0
    if (most === 0) return false
    return (made.find((one) => one.type === type && one.day === day)?.pieces ?? 0) >= most
  }
}
