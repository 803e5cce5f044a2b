import { useEffect } from 'react'
import { orderStatuses, type Order, type OrderStatus } from '@tohfa/contract/orders'
import type { Href } from '@tohfa/contract/site-map'
import { type AnswerTo, call } from '../../api/api-client.ts'
import { closeToasts, toast } from '../../ui/toast/toast.ts'
import { pageIn } from '../../ui/paging/page-in.ts'
import { useLoaded } from '../../document/use-loaded.ts'
import { adminLoader } from '../frame/admin-loader.ts'

/** A page of the orders, with how many stand in each status over all (docs/product.md 11.8). */
export type AdminOrders = Extract<AnswerTo<'GET /user-orders'>, { success: true }>

/** What of the orders is shown; it stands in the address, so that it can be shared. */
export type Shown = { status?: OrderStatus; search?: string; page: number }

export function readShown(params: URLSearchParams): Shown {
  const status = orderStatuses.find((known) => known === params.get('status'))
  const search = params.get('search')?.trim()
  const page = pageIn(params)
  return { ...(status && { status }), ...(search && { search }), page }
}

/** The query of what is shown, with the order that is open over it. */
export function shownQuery({ status, search, page }: Shown, order?: string): URLSearchParams {
  return new URLSearchParams({
    ...(status && { status }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(order && { order }),
  })
}

const topic = 'orders'

export const loadAdminOrders = adminLoader(({ query, signal }) =>
  call('GET /user-orders', { query: readShown(query), signal }),
)

/** One page of the shop's orders; what was there stays until the next has come. */
export function useAdminOrders(loaded: AnswerTo<'GET /user-orders'> | null) {
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

export function countOf(list: AdminOrders, status: OrderStatus): number {
  return list[status === 'out-for-delivery' ? 'outForDelivery' : status]
}

export function countOfAll(list: AdminOrders): number {
  return orderStatuses.reduce((sum, status) => sum + countOf(list, status), 0)
}

/** Moves an order on; how it stands then, or the sentence of what was in the way. */
export async function advanceOrder(
  id: string,
  status: OrderStatus,
): Promise<{ order: Order } | { sentence: string }> {
  const answer = await call('PUT /user-orders/:id', { params: { id }, body: { status } })
  return answer.success ? { order: answer.data } : { sentence: answer.error }
}

/** A good link to a parcel's label, or the sentence of what is in the way. */
export async function fetchLabel(id: string): Promise<{ url: string } | { sentence: string }> {
  const answer = await call('GET /user-orders/:id/label', { params: { id } })
  return answer.success ? answer.data : { sentence: answer.error }
}

/** The page on which the packing slips of these orders are printed. */
export function packingHref(ids: readonly string[]): Href {
  return `/admin/packing?orders=${ids.join(',')}`
}
