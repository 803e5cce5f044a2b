import { useEffect } from 'react'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import {
  adminOrdersPerPage,
  orderStatuses,
  paymentMethods,
  type Order,
  type OrderStatus,
  type PaymentMethod,
} from '@tohfa/contract/orders/orders'
import { type OrderPile, orderPiles } from '@tohfa/contract/orders/piles'
import { type PrintProgress, printProgress } from '@tohfa/contract/fulfilment/print-progress'
import type { Href } from '@tohfa/contract/shared/site-map'
import { type AnswerTo, call } from '#platform/api/api-client.ts'
import { closeToasts, toast } from '#ui/toast/toast.ts'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { readPages } from './read-pages.ts'

/** A page of the orders, with the total of each status (docs/product.md 11.8). */
export type AdminOrders = Extract<AnswerTo<'GET /user-orders'>, { success: true }>

/** The page sizes; the first is the default. */
export const pageSizes = [adminOrdersPerPage, 20, 40, 60] as const
/** The maximum selection, the same as for one PDF of labels. */
export const mostSelected = 200

/** The filters of the list; they are in the address, so that it can be shared. */
export type OrderListState = Filters & { status?: OrderStatus; page: number }
type Filters = {
  search?: string
  from?: string
  to?: string
  payment?: PaymentMethod
  printing?: PrintProgress
  late?: 'true' | 'false'
  endangered?: 'true'
  pile?: OrderPile
  sort?: 'oldest'
  limit?: number
}

/** The filters without the layout. */
export const narrowing = [
  'from',
  'to',
  'payment',
  'printing',
  'late',
  'endangered',
  'pile',
] as const

export function readShown(params: URLSearchParams): OrderListState {
  const one = <T extends string>(name: string, known: readonly T[]) => {
    const found = known.find((word) => word === params.get(name))
    return found && { [name]: found }
  }
  const day = (name: string) => {
    const given = params.get(name) ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(given) && { [name]: given }
  }
  const search = params.get('search')?.trim()
  const limit = pageSizes.find((size) => String(size) === params.get('limit'))
  return {
    ...one('status', orderStatuses),
    ...(search && { search }),
    ...day('from'),
    ...day('to'),
    ...one('payment', paymentMethods),
    ...one('printing', printProgress),
    ...one('late', ['true', 'false']),
    ...one('endangered', ['true']),
    ...one('pile', orderPiles),
    ...one('sort', ['oldest']),
    ...(limit && limit !== adminOrdersPerPage && { limit }),
    page: requestedPage(params),
  }
}

/** The query of the list, and of the open order. */
export function shownQuery(
  { page, limit, ...shown }: OrderListState,
  order?: string,
): URLSearchParams {
  return new URLSearchParams({
    ...shown,
    ...(limit && { limit: String(limit) }),
    ...(page > 1 && { page: String(page) }),
    ...(order && { order }),
  })
}

/** The orders of the current filters, up to so many. */
export function readMatching(shown: OrderListState, most: number): Promise<ListedOrder[]> {
  const limit = pageSizes[pageSizes.length - 1] ?? adminOrdersPerPage
  return readPages(most, limit, (page) =>
    call('GET /user-orders', { query: { ...shown, limit, page } }),
  )
}

const topic = 'orders'

export const loadAdminOrders = adminListLoader(({ query, signal }) =>
  call('GET /user-orders', { query: readShown(query), signal }),
)

/** One page of orders; the previous one stays until it has loaded. */
export function useAdminOrders(loaded: Awaited<ReturnType<typeof loadAdminOrders>>) {
  const { answer, latest, reload } = useLoaded(loaded)
  const error = answer?.success === false ? answer.error : null
  const isHere = answer?.success === true

  useEffect(() => {
    if (error) toast('error', error, topic)
    else if (isHere) closeToasts(topic)
  }, [error, isHere])

  return {
    list: latest?.success ? latest : null,
    isLoading: answer === undefined,
    error,
    reload,
  }
}

/** The number of orders with a status. */
export function countOf(list: AdminOrders, status: OrderStatus): number {
  return list[status === 'out-for-delivery' ? 'outForDelivery' : status]
}

export function countOfAll(list: AdminOrders): number {
  return orderStatuses.reduce((sum, status) => sum + countOf(list, status), 0)
}

/**
 * Moves an order, with a `reason` if it is not ready; returns its new state, or the message of the
 * failure.
 */
export async function advanceOrder(
  id: string,
  status: OrderStatus,
  reason?: string,
): Promise<{ order: Order } | { sentence: string }> {
  const answer = await call('PUT /user-orders/:id', {
    params: { id },
    body: { status, ...(reason && { force: true, reason }) },
  })
  return answer.success ? { order: answer.data } : { sentence: answer.error }
}

/** A valid link to a parcel's label, or the message of the failure. */
export async function fetchLabel(id: string): Promise<{ url: string } | { sentence: string }> {
  const answer = await call('GET /user-orders/:id/label', { params: { id } })
  return answer.success ? answer.data : { sentence: answer.error }
}

/** The page that prints the packing slips of these orders. */
export function packingHref(ids: readonly string[]): Href {
  return `/admin/packing?orders=${ids.join(',')}`
}
