// chunk: paging
/** The page number in an address; the first by default. */
export function requestedPage(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
}
