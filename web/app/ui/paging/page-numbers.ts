// chunk: paging
/** The numbers of a pager: the first, last and current page and its neighbours; null for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  const shown = [...new Set(wanted)].filter((n) => n >= 1 && n <= pages).toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : [null, number]
  })
}
