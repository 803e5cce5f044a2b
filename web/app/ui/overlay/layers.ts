import { hearFirst } from './first-popstate.ts'

/*
 * Closes what is open over a page on Back: a drawer, a dialog, a menu. Each such layer has a
 * history entry of its own, above that of its page, with the same address. The router does not see
 * these entries. Its own changes of the history wait until they are gone, so that none remains
 * between two pages (docs/decisions/021).
 */
type Layer = { close: () => void }
type Native = Pick<History, 'pushState' | 'go'>

let native: Native | null = null
const open: Layer[] = []
/** The number of our entries above the page's. */
let entries = 0
/** The page's own entry. */
let page = ''
/** The router's change of the history, which waits until our entries are gone. */
const waiting: (() => void)[] = []
/** A pending traversal: ours, away from our entries, or one of the router. */
let traversal: 'ours' | 'router' | null = null

/**
 * Registers an opened layer.
 * @param close called when Back should close it
 * @returns a function to call when it was closed
 */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  open.push(layer)
  queueMicrotask(settle)
  return () => {
    const at = open.indexOf(layer)
    if (at === -1) return
    open.splice(at, 1)
    queueMicrotask(settle)
  }
}

/** Starts to follow the history, once. */
export function followHistory(): void {
  if (native) return
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  const go = history.go.bind(history)
  native = { pushState, go }
  history.pushState = (...entry) => whenOnPage(() => pushState(...entry))
  history.replaceState = (...entry) => whenOnPage(() => replaceState(...entry))
  history.go = (by) =>
    whenOnPage(() => {
      traversal = 'router'
      go(by)
    })
  hearFirst(arrive)
  entries = entriesOf(history.state)
  page = pageNow()
  // Left by a reload, or by a document that was opened from a layer.
  queueMicrotask(settle)
}

function whenOnPage(change: () => void): void {
  const run = () => {
    change()
    page = pageNow()
  }
  if (entries === 0 && traversal !== 'ours') return run()
  waiting.push(run)
  queueMicrotask(settle)
}

/** Updates the history; steps after a traversal wait until that has arrived. */
function settle(): void {
  if (!native || traversal) return
  const surplus = waiting.length > 0 ? entries : entries - open.length
  if (surplus > 0) {
    traversal = 'ours'
    return native.go(-surplus)
  }
  for (const run of waiting.splice(0)) run()
  if (traversal) return
  page = pageNow()
  while (entries < open.length) {
    entries += 1
    native.pushState({ ...history.state, layers: entries }, '')
  }
}

function arrive(event: PopStateEvent): void {
  const left = page
  const by = traversal
  page = pageNow()
  entries = entriesOf(event.state)
  traversal = null
  if (page === left && by !== 'router') {
    event.stopImmediatePropagation()
    if (by === null) for (const layer of open.splice(entries).reverse()) layer.close()
  } else if (by !== 'router') {
    // Another page: open layers disappear with their own page.
    open.length = 0
  }
  queueMicrotask(settle)
}

/** The same for a page's entry and for those of the layers above it. */
function pageNow(): string {
  return `${location.href} ${(history.state as { key?: string } | null)?.key}`
}

function entriesOf(state: unknown): number {
  return (state as { layers?: number } | null)?.layers ?? 0
}
