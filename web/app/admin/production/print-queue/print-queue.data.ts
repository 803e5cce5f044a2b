import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import {
  gangLimits,
  type PrintState,
  printStates,
} from '@tohfa/contract/fulfilment/print/print-moves'
import { isProductType, type ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { call } from '#platform/api/api-client.ts'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { toast } from '#ui/toast/toast.ts'
import { readPages } from '#admin/orders/read-pages.ts'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { downloadFile } from '#platform/api/download-file.ts'
import { printQueueTexts as texts, reprintTexts } from './print-queue.texts.ts'

/** The filters of the queue; they are in the address, so that it can be shared. */
export type PrintQueueState = {
  state: PrintState | 'all'
  day?: string
  type?: ProductType
  search?: string
  page: number
}

/** Printable jobs come first; a search covers all states. */
export function readShown(params: URLSearchParams): PrintQueueState {
  const search = params.get('search')?.trim()
  const wanted = params.get('state')
  const [day, type] = [params.get('day') ?? '', params.get('type') ?? '']
  const usual = search ? 'all' : 'ready'
  return {
    state: ([...printStates, 'all'] as const).find((known) => known === wanted) ?? usual,
    ...(/^\d{4}-\d\d-\d\d$/.test(day) && { day }),
    ...(isProductType(type) && { type }),
    ...(search && { search }),
    page: requestedPage(params),
  }
}

export function shownQuery({ page, ...shown }: PrintQueueState): URLSearchParams {
  return new URLSearchParams({ ...shown, ...(page > 1 && { page: String(page) }) })
}

export const loadPrintQueue = adminListLoader(({ query, signal }) => {
  const { state, ...shown } = readShown(query)
  return call('GET /admin/print-queue', {
    query: { ...shown, ...(state !== 'all' && { state }) },
    signal,
  })
})

/** The most designs that are moved or laid on sheets at once. */
export const mostChosen = gangLimits.jobs
const mostOnPage = 60

/** The designs of the current filters, up to so many. */
export function readMatching(
  { state, page: _page, ...shown }: PrintQueueState,
  most: number,
): Promise<PrintJob[]> {
  const query = { ...shown, ...(state !== 'all' && { state }), limit: mostOnPage }
  return readPages(most, mostOnPage, (page) =>
    call('GET /admin/print-queue', { query: { ...query, page } }),
  )
}

/** The current day in India. */
const today = (): string => dateOfDay(indianDay(new Date()))

/** Whether a day in India is over. */
export function isPast(day: string): boolean {
  return day < today()
}

/**
 * Reprints `spoilt` pieces of a printed job; 0 if it was marked as printed by mistake. Returns the
 * messages of a refusal by field; undefined on success.
 */
export async function reprint(
  job: PrintJob,
  name: string,
  body: { reason?: string; spoilt: number },
): Promise<Record<string, string> | undefined> {
  const answer = await call('PUT /admin/print-jobs/:id', {
    params: { id: job.id },
    body: { state: 'reprint', ...body },
  })
  if (!answer.success) {
    toast('error', answer.error, job.id)
    return answer.fields ?? {}
  }
  const { short = 0 } = answer.data
  if (short > 0) toast('warning', reprintTexts.short(name, short), job.id)
  else toast('success', reprintTexts[body.spoilt > 0 ? 'done' : 'undone'](name), job.id)
  return undefined
}

/** Downloads a press file, and reports the result. */
export async function keepPressFile(address: string): Promise<void> {
  const kept = await downloadFile(address)
  if (kept.name === null) toast('error', kept.sentence || texts.notDownloaded, 'download')
  else toast('success', texts.downloaded(kept.name), 'download')
}
