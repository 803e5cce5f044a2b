// chunk: orders
import { isOver, type Order } from '@tohfa/contract/orders/orders'
import { formatDate } from '#platform/i18n/dates.ts'
import { promiseTexts as texts } from './promise.texts.ts'

/** When an order should be there; nothing once it is over, or where no day was promised. */
export function promiseRows({
  status,
  promise,
  promisedBy,
}: Pick<Order, 'status' | 'promise' | 'promisedBy'>): [string, string][] {
  if (isOver(status) || !promise || !promisedBy) return []
  const latest: [string, string][] =
    promise.latest > promisedBy ? [[texts.latest, formatDate(promise.latest)]] : []
  return [[texts.arrives, formatDate(promisedBy)], ...latest]
}

/** The same for staff, with the day of dispatch. */
export function staffPromiseRows(order: Parameters<typeof promiseRows>[0]): [string, string][] {
  const rows = promiseRows(order)
  if (rows.length === 0 || !order.promise) return []
  return [[texts.dispatch, formatDate(order.promise.dispatchBy)], ...rows]
}
