// chunk: paging
/** Which page of a list an address asks for: the first, unless it names another. */
export function requestedPage(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
}
