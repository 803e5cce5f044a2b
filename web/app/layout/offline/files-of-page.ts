// chunk: later
/** The paths of the shop's files that the page has loaded. */
let fetched = new Set<string>()

const observer = new PerformanceObserver((list) => note(list.getEntries()))
// Buffered, so that it includes earlier entries; unlike the browser's own list, it has no limit.
observer.observe({ type: 'resource', buffered: true })

function note(entries: PerformanceEntryList): void {
  for (const { name } of entries)
    if (name.startsWith(`${location.origin}/`)) fetched.add(new URL(name).pathname)
}

export function filesOfPage(): string[] {
  note(observer.takeRecords())
  return [...fetched]
}

/** Called when another page opens: scripts and styles remain, pictures do not. */
export function leaveFiles(): void {
  fetched = new Set(filesOfPage().filter((path) => path.startsWith('/assets/')))
}
