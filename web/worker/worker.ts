import type { Wish } from '../app/layout/offline/kept-index.ts'
import {
  deleteOthers,
  forget,
  inTurn,
  isKept,
  keep,
  keepOwnPages,
  keptDocument,
  keptFile,
  ownPage,
} from './kept-pages.ts'

/*
 * The service worker (docs/decisions/109). Navigations go to the network first, and fall back to a
 * stored page. It stores only the pages that a page asks it to store.
 */

declare const self: ServiceWorkerGlobalScope
/** Defined by the build (build-worker.ts) from the site map and the list of languages. */
declare const keptPaths: string
declare const languages: readonly string[]

const mayKeep = new RegExp(keptPaths)
/** Staff pages, the sandbox and addresses for machines bypass the worker. */
const notShown = /^\/(?:admin|styleguide|v1|sandbox|docs|language|openapi\.json|metrics)(?:\/|$)/
const files = /^\/(?:assets|images)\/|^\/plain\.css$/
/** How long a navigation waits for the network if the page is stored. */
const patienceMs = 10_000

self.addEventListener('install', (event) => {
  // Safe, because no page depends on the version of the worker: a stored page has its own files.
  void self.skipWaiting()
  event.waitUntil(keepOwnPages(languages))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOthers(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const wish = event.data as Wish
  if (wish.do === 'forget') return event.waitUntil(inTurn(forget))
  const { pathname, search, origin } = new URL(wish.address, self.location.origin)
  if (origin !== self.location.origin || !mayKeep.test(pathname)) return undefined
  const own = wish.files.filter((file) => files.test(file))
  return event.waitUntil(
    inTurn(async () => {
      await keep(pathname + search, own)
      // The home page is readable offline even if nobody has opened it.
      if (!(await isKept('/'))) await keep('/', [])
    }).catch(() => null),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!notShown.test(pathname)) event.respondWith(page(event, pathname + search))
  } else if (files.test(pathname) && isOfDevice(event.clientId))
    event.respondWith(file(request, pathname))
})

/** The clients whose document came from the store. */
const ofDevice = new Set<string>()

/**
 * Only their files come from the store. Chromium does not use a preloaded module that a worker
 * answered, so it would fetch each module of other pages twice.
 */
const isOfDevice = (client: string): boolean => ofDevice.has(client) || !navigator.onLine

async function page(event: FetchEvent, address: string): Promise<Response> {
  const asked = fetch(event.request)
  // It may go on after a stored page was sent.
  event.waitUntil(asked.catch(() => null))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const first = await Promise.race([asked, late]).catch(() => null)
  if (first) return first
  const kept = (await keptDocument(address)) ?? (first === null ? await ownPage() : undefined)
  if (!kept) return asked
  ofDevice.add(event.resultingClientId)
  return kept
}

/** The name of a file contains its hash, so the stored one is never outdated. */
const file = async (request: Request, path: string): Promise<Response> =>
  (await keptFile(path)) ?? fetch(request)
