import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { type Answer, call } from '#platform/api/api-client.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'

/** The maximum number of ids in an address. */
export const mostSlips = 100
/** The number of orders per request. */
const portion = 20

/**
 * The orders whose comma-separated ids are in the address, and the number that could not be loaded.
 */
export const loadPacking = adminLoader(async ({ query, signal }) => {
  const names = (query.get('orders') ?? '').split(',')
  const ids = [...new Set(names.filter(Boolean))].slice(0, mostSlips)
  const read = (id: string) => call('GET /admin/orders/:id', { params: { id }, signal })
  const answers: Answer<AdminOrder>[] = []
  for (let from = 0; from < ids.length && !signal.aborted; from += portion)
    answers.push(...(await Promise.all(ids.slice(from, from + portion).map(read))))
  const orders = answers.flatMap((answer) => (answer.success ? [answer.data] : []))
  return { orders, unread: answers.length - orders.length }
})
