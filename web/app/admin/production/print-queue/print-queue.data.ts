import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { type PrintState, printStates } from '@tohfa/contract/fulfilment/print/print-moves'
import { isProductType, type ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { call } from '#platform/api/api-client.ts'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { toast } from '#ui/toast/toast.ts'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { downloadFile } from '#platform/api/download-file.ts'
import { printQueueTexts as texts, reprintTexts } from './print-queue.texts.ts'

/** What of the queue is shown; it stands in the address, so that it can be shared. */
export type PrintQueueState = {
  state: PrintState | 'all'
  day?: string
  type?: ProductType
  search?: string
  page: number
}

/** What can be printed now is shown first, and wherever something that was looked up stands. */
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

/** The day that it is in India. */
const today = (): string => dateOfDay(indianDay(new Date()))

/** Whether a day, India's, is over. */
export function isPast(day: string): boolean {
  return day < today()
}

/**
 * Has a printed job printed again, `spoilt` pieces of it; 0 of what was marked by mistake. The sentences
 * of what was refused, by field; nothing when it is done.
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

/** Keeps a file of the press's, and says how that went. */
export async function keepPressFile(address: string): Promise<void> {
  const kept = await downloadFile(address)
  if (kept.name === null) toast('error', kept.sentence || texts.notDownloaded, 'download')
  else toast('success', texts.downloaded(kept.name), 'download')
}
