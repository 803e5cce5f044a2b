import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { indianDay, now } from '#platform/runtime/clock.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { Packing } from '#fulfilment/packing/packing.service.ts'
import { dueDay, orderedBefore } from '#fulfilment/print/print.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { commonTokens } from './common-words.queries.ts'
import { updateOrderBitmaps } from './update-order-bitmaps.ts'
import {
  orderQuery,
  type OrderQuery,
  type OrderSearch,
  parseOrderSearch,
  possibleTokens,
  wordsToKnow,
} from './order-search.ts'
import {
  addUpCounts,
  countDays,
  countRareMatches,
  type DaysOfPage,
  knownWords,
  type Page,
  type StatusCounts,
} from './order-counts.queries.ts'
import type { StaffFilter } from './staff-filter.queries.ts'
import {
  dangersOf,
  handPaymentsOf,
  pageOfCommon,
  pageOfRareMatches,
  pageOfIds,
} from './staff-list.queries.ts'

const addUp = defineJob<Record<string, never>>('add-up-order-counts', { retryLimit: 0 })
const dayMs = 86_400_000
const addUpEvery = '*/10 * * * *'

type StaffListRequest = Omit<StaffFilter, 'dueSince' | 'search'> & {
  search?: string | undefined
  sort?: 'newest' | 'oldest' | undefined
  page: number
  limit: number
}
type StaffList = {
  orders: ListedOrder[]
  totalCount: number
  counts: StatusCounts
}

export type StaffOrders = ReturnType<typeof createStaffOrders>

/** All orders as staff look through them. */
export function createStaffOrders({
  connection,
  jobs,
  orders,
  packing,
  settings,
}: {
  connection: Connection
  jobs: Jobs
  orders: Pick<Orders, 'byIds'>
  packing: Pick<Packing, 'unready'>
  settings: Pick<Settings, 'read'>
}) {
  const { db } = connection
  jobs.handle(addUp, () => addUpCounts(db))
  jobs.repeat(addUp, addUpEvery)
  updateOrderBitmaps({ connection, jobs })

  return {
    /**
     * One page of orders, with the number in each status. Days are counted in advance, so that it
     * is as fast with a million orders (decision 62).
     */
    async list({ sort, page, limit, search: typed = '', from, to, ...filters }: StaffListRequest) {
      const today = now()
      const { promise } = await settings.read()
      const search = parseOrderSearch(typed)
      const filter = {
        ...filters,
        from: from && storable(from),
        to: to && storable(to),
        search: search && (await readSearch(db, search)),
        dueSince: dueBeforeToday(promise, today),
      }
      const place = { isOldestFirst: sort === 'oldest', offset: (page - 1) * limit, limit }
      const { counts, days } = hasRareMatches(filter)
        ? { counts: await countRareMatches(db, filter), days: [] }
        : await countDays(db, filter, place)
      const totalCount = filter.status
        ? counts[filter.status]
        : Object.values(counts).reduce((sum, n) => sum + n, 0)
      const ids = place.offset >= totalCount ? [] : await pageOf(db, filter, place, days)
      const found = await orders.byIds(ids)
      const waiting = found.filter(({ status }) => status === 'confirmed').map(({ id }) => id)
      const [unready, endangered, byHand] = await Promise.all([
        packing.unready(db, waiting),
        dangersOf(db, ids),
        handPaymentsOf(db, ids),
      ])
      return {
        orders: found.map((order) => ({
          ...listed(order, promise, indianDay(today)),
          ...withHandPayment(byHand.get(order.id)),
          danger: endangered.get(order.id) ?? null,
          unready: unready.get(order.id) ?? [],
        })),
        totalCount,
        counts,
      } satisfies StaffList
    },
  }
}

/** The search for the database: by the bitmaps of common words where they are enough. */
async function readSearch(db: Database, search: OrderSearch): Promise<OrderQuery> {
  const common = new Set(await commonTokens(db, possibleTokens(search)))
  const words = wordsToKnow(search)
  const others = await knownWords(
    db,
    words.filter((word) => !common.has(word)),
  )
  return orderQuery(search, new Set([...common, ...others]), (token) => common.has(token))
}

/** Whether few enough orders match to read each: those in danger, a pile, or rare words. */
function hasRareMatches({ endangered, pile, search }: StaffFilter): boolean {
  return (
    endangered === true ||
    pile !== undefined ||
    (search !== undefined && search.common === undefined)
  )
}

function pageOf(
  db: Database,
  filter: StaffFilter,
  place: Page,
  days: DaysOfPage,
): Promise<string[]> {
  const { search, late } = filter
  // Few of the confirmed orders are late.
  if (hasRareMatches(filter) || (search && late)) return pageOfRareMatches(db, filter, place)
  if (!search?.common) return pageOfIds(db, filter, place, days)
  return pageOfCommon(db, filter, { ...search, common: search.common }, place, days)
}

const withHandPayment = (kind: ListedOrder['handPayment']) => kind && { handPayment: kind }

type Promised = ShopSettings['promise']

/** Before when goods of each type were ordered that were due before today. */
function dueBeforeToday(promise: Promised, today: Date): Record<string, string> {
  const yesterday = indianDay(new Date(today.getTime() - dayMs))
  return Object.fromEntries(
    productTypeSlugs.map((type) => [type, orderedBefore(yesterday, promise, type).toISOString()]),
  )
}

/** An order is due on its promised day of dispatch, or else when its last remaining line is. */
function listed(
  order: Awaited<ReturnType<Orders['byIds']>>[number],
  promise: Promised,
  today: string,
): Omit<ListedOrder, 'danger' | 'unready' | 'handPayment'> {
  const { cashConfirmedAt, ...read } = order
  const ordered = cashConfirmedAt ?? new Date(order.order_date)
  const left = order.order_items.filter(({ quantity, cancelled }) => cancelled < quantity)
  const days = (left.length > 0 ? left : order.order_items).map(({ product }) =>
    dueDay(ordered, promise, product.productType),
  )
  const due = read.promise?.dispatchBy ?? days.toSorted().at(-1) ?? indianDay(ordered)
  const waits = order.status === 'confirmed' && !isCashOpen(order.cashState)
  return { ...read, due, late: waits && due < today }
}

/** A day that the database can reckon with; no order was made before or after. */
function storable(day: string): string {
  return day < '1970' ? '1970-01-01' : day > '2999' ? '2999-12-31' : day
}
