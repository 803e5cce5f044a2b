// chunk: orders
import { isOver, type Order } from '@tohfa/contract/orders/orders'
import { formatDate } from '#platform/i18n/dates.ts'
import { promiseTexts as texts } from './promise.texts.ts'

/** The promised delivery of an order; empty for a closed one, or without a promise. */
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

/** The same for staff, with the dispatch day; a day that the buyer chose is named as theirs. */
export function staffPromiseRows(
  order: Parameters<typeof promiseRows>[0] & Pick<Order, 'arriveOn'>,
): [string, string][] {
  const rows = promiseRows(order)
  if (rows.length === 0 || !order.promise) return []
  const [, ...later] = rows
  const { arriveOn } = order
  return [
    [texts.dispatch, formatDate(order.promise.dispatchBy)],
    ...(arriveOn ? [[texts.wanted, formatDate(arriveOn)] as [string, string], ...later] : rows),
  ]
}
