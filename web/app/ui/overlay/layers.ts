import { hearFirst } from './first-popstate.ts'

/*
 * Back closes what is open over a page: a drawer, a dialog, a menu. Each such layer has an entry of
 * its own in the history, above that of its page, with the same address. The router hears nothing of
 * these entries; what it does to the history while there are any waits until they are gone, so that
 * none ever stands between two pages (docs/decisions/021).
 */
type Layer = { close: () => void }
type Native = Pick<History, 'pushState' | 'go'>

let native: Native | null = null
const open: Layer[] = []
/** How many entries of ours stand above the page's. */
let entries = 0
/** The page's own entry. */
let page = ''
/** What the router wants of the history, once our entries are gone. */
const waiting: (() => void)[] = []
/** A traversal that has not arrived yet: ours, away from our entries, or one of the router. */
let traversal: 'ours' | 'router' | null = null

/**
 * Says that something opened over the page.
 *
 * @param close is called when Back is to close it
 * @returns says that it was closed
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

/** Begins to follow the history, once. */
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
  // Left behind by a reload, or by a document that was opened from a layer.
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

/** Makes the history as it should be; what takes a traversal goes on when that has arrived. */
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
    // Another page: what is open here goes with its own.
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
