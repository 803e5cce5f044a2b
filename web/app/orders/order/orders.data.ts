import type { ClientLoaderFunctionArgs } from 'react-router'
import { type AnswerTo, call } from '#platform/api/api-client.ts'
import { bring } from '#platform/page-head/bring.ts'
import type { Coming } from '#platform/page-head/coming.ts'
import { storedSession } from '#platform/session/stored-session.ts'
import { requestedPage } from '#ui/paging/requested-page.ts'

export const tabs = ['all', 'on-the-way', 'delivered', 'cancelled', 'returned'] as const
export type Tab = (typeof tabs)[number]

/** The tab and page of My Orders are in the address, so that Back and a reload keep them. */
export function readShown(params: URLSearchParams): { tab: Tab; page: number } {
  return {
    tab: tabs.find((known) => known === params.get('status')) ?? 'all',
    page: requestedPage(params),
  }
}

/** A loader of the account: a page of the signed-in person's orders, on their section. */
export async function loadOrders({
  request,
  params,
}: ClientLoaderFunctionArgs): Promise<Coming<AnswerTo<'GET /order/:user_id'>> | null> {
  const session = storedSession()
  if (params['action'] !== 'orders' || !session) return null
  const { tab, page } = readShown(new URL(request.url).searchParams)
  const query = { page, status: tab === 'all' ? undefined : tab }
  const { id } = session.userInfo
  return bring(request, (signal) =>
    call('GET /order/:user_id', { params: { user_id: id }, query, signal }),
  )
}
