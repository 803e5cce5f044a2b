// chunk: cards
import type { PageServices } from '@tohfa/contract/shared/pages'
import { callTexts as texts } from '@tohfa/contract/shared/call.texts'
import { type Answer, call } from '#platform/api/api-client.ts'
import { inWords } from '#platform/i18n/product-words.ts'

type Services = Pick<
  PageServices['catalog'],
  'list' | 'product' | 'bestProducts' | 'banners' | 'filterCounts' | 'more'
>
type Cancellable<F extends (...args: never[]) => unknown> = (
  ...args: [...Parameters<F>, signal?: AbortSignal]
) => ReturnType<F>

/** The source of catalogue data: the services themselves on the server, /v1 in the browser. */
export type CatalogSource = { [K in keyof Services]: Cancellable<Services[K]> }

/** An error for a failed call, with its message. */
function dataOf<T>(answer: Answer<T>): T {
  if (answer.success) return answer.data
  throw new Error(answer.error)
}

export const catalogCalls: CatalogSource = {
  async list(filters, signal) {
    const answer = await call('GET /product', { query: filters, signal })
    return { products: dataOf(answer), totalCount: answer.success ? answer.totalCount : 0 }
  },
  async product(id, signal) {
    const answer = await call('GET /product/:id', { params: { id }, signal })
    if (!answer.success && answer.status === 404) return null
    return inWords(dataOf(answer))
  },
  async bestProducts(signal) {
    return dataOf(await call('GET /product/get-best-products', { signal }))
  },
  async filterCounts({ page: _page, limit: _limit, sort: _sort, ...query }, signal) {
    return dataOf(await call('GET /product/filter-counts', { query, signal }))
  },
  async more({ page: _page, limit: _limit, ...query }, signal) {
    return dataOf(await call('GET /product/more', { query, signal }))
  },
  async banners(device, position, signal) {
    const query = { position, deviceType: device ?? undefined }
    return dataOf(await call('GET /api/banners', { query, signal }))
  },
}

/** The message of an error that a loader caught. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : texts.somethingWrong
}
