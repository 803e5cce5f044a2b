import type { ListedOrder } from '@tohfa/contract/admin-orders'
import { productTypeSlugs } from '@tohfa/contract/product-type-labels'
import type { ShopSettings } from '@tohfa/contract/settings/settings'
import { indianDay, now } from '../clock.ts'
import { orderStatuses, type OrderStatus } from '@tohfa/contract/orders'
import type { Connection, Database } from '../database/connect.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { Orders } from '../orders/orders.service.ts'
import { dueDay, orderedBefore } from '../print/print.service.ts'
import type { Settings } from '../settings/settings.service.ts'
import { parseOrderSearch, searchQuery, wordsToKnow } from './order-search.ts'
import {
  addUpCounts,
  countDays,
  countFew,
  countFound,
  countPile,
  knownWords,
  mostFound,
  type StatusCounts,
} from './order-counts.queries.ts'
import type { StaffFilter } from './staff-filter.queries.ts'
import { pageOfIds, pageOfMatches } from './staff-list.queries.ts'

const addUp = defineJob<Record<string, never>>('add-up-order-counts', { retryLimit: 0 })
const dayMs = 86_400_000
const addUpEvery = '*/10 * * * *'

type Asked = Omit<StaffFilter, 'dueSince'> & {
  sort?: 'newest' | 'oldest' | undefined
  page: number
  limit: number
}
export type StaffList = {
  orders: ListedOrder[]
  totalCount: number
  counts: StatusCounts
  /** The statuses in which more may stand than are counted. */
  atLeast: OrderStatus[]
}

export type StaffOrders = ReturnType<typeof createStaffOrders>

/** All orders as staff look through them. */
export function createStaffOrders({
  connection: { db },
  jobs,
  orders,
  settings,
}: {
  connection: Connection
  jobs: Jobs
  orders: Pick<Orders, 'byIds'>
  settings: Pick<Settings, 'read'>
}) {
  jobs.handle(addUp, () => addUpCounts(db))
  jobs.repeat(addUp, addUpEvery)

  return {
    /**
     * One page of orders, with how many stand in each status. Days are counted beforehand, so that it is
     * as fast among a million (decision 62).
     */
    async list({ sort, page, limit, search: typed = '', from, to, ...asked }: Asked) {
      const today = now()
      const { promise } = await settings.read()
      const search = parseOrderSearch(typed)
      const filter = {
        ...asked,
        from: from && storable(from),
        to: to && storable(to),
        search: search && searchQuery(search, await knownWords(db, wordsToKnow(search))),
        dueSince: dueBeforeToday(promise, today),
      }
      const place = { isOldestFirst: sort === 'oldest', offset: (page - 1) * limit, limit }
      const { counts, atLeast } = await countMatches(db, filter)
      const totalCount = filter.status
        ? counts[filter.status]
        : Object.values(counts).reduce((sum, n) => sum + n, 0)
      const ids =
        place.offset >= totalCount
          ? []
          : filter.search === undefined && filter.pile === undefined
            ? await pageOfIds(db, filter, place)
            : await pageOfMatches(db, filter, place, atLeast.length === 0)
      const found = await orders.byIds(ids)
      return {
        orders: found.map((order) => listed(order, promise, indianDay(today))),
        totalCount,
        counts,
        atLeast,
      } satisfies StaffList
    },
  }
}

/** How many orders match by status; where a search finds very many, of some statuses no more than a part. */
async function countMatches(
  db: Database,
  filter: StaffFilter,
): Promise<Pick<StaffList, 'counts' | 'atLeast'>> {
  if (filter.pile) return { counts: await countPile(db, filter), atLeast: [] }
  if (filter.search === undefined) return { counts: await countDays(db, filter), atLeast: [] }
  const counts = await countFound(db, filter)
  const found = Object.values(counts).reduce((sum, n) => sum + n, 0)
  if (found < mostFound) return { counts, atLeast: [] }
  const few = await countFew(db, filter)
  const isCut = (status: OrderStatus) => few[status] === undefined || few[status] === mostFound
  return { counts: { ...counts, ...few }, atLeast: orderStatuses.filter(isCut) }
}

type Promised = ShopSettings['promise']

/** Before when goods of each type were ordered that were due before today. */
function dueBeforeToday(promise: Promised, today: Date): Record<string, string> {
  const yesterday = indianDay(new Date(today.getTime() - dayMs))
  return Object.fromEntries(
    productTypeSlugs.map((type) => [type, orderedBefore(yesterday, promise, type).toISOString()]),
  )
}

/** An order is due when the last of what is left of it is. */
function listed(
  order: Awaited<ReturnType<Orders['byIds']>>[number],
  promise: Promised,
  today: string,
): ListedOrder {
  const ordered = new Date(order.order_date)
  const left = order.order_items.filter(({ quantity, cancelled }) => cancelled < quantity)
  const days = (left.length > 0 ? left : order.order_items).map(({ product }) =>
    dueDay(ordered, promise, product.productType),
  )
  const due = days.toSorted().at(-1) ?? indianDay(ordered)
  return { ...order, due, late: order.status === 'confirmed' && due < today }
}

/** A day that the database can reckon with; no order was made before or after. */
function storable(day: string): string {
  return day < '1970' ? '1970-01-01' : day > '2999' ? '2999-12-31' : day
}
