import { documentKinds, type DocumentKind } from '@tohfa/contract/tax/document-kinds'
import { isGstPeriod } from '@tohfa/contract/tax/gst-periods'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { presentMonth } from '#admin/money/tax/gst-months.ts'

/** The documents on the page; they are in the address. */
export type ShownDocuments = {
  period: string
  kind: DocumentKind | undefined
  search: string | undefined
  page: number
}

/** The current month, unless the address names another. */
export function readShown(params: URLSearchParams): ShownDocuments {
  const period = params.get('month') ?? ''
  return {
    period: isGstPeriod(period) ? period : presentMonth(),
    kind: documentKinds.find((known) => known === params.get('kind')),
    search: params.get('search')?.slice(0, 100) || undefined,
    page: requestedPage(params),
  }
}

export function queryOf({ period, kind, search, page }: ShownDocuments): URLSearchParams {
  return new URLSearchParams({
    month: period,
    ...(kind && { kind }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
}
