// chunk: later
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#platform/page-head/root-data.ts'
import { useSession } from '#platform/session/session.store.ts'
import { keptPrefix, type Wish } from './kept-index.ts'
import { filesOfPage, leaveFiles } from './files-of-page.ts'

/** A sign-out clears local storage. A store without this mark belongs to an earlier session and is deleted. */
const mark = 'keeps-pages'
const restMs = 2_000

/** Asks the worker to store each page that is opened, after it has loaded and is idle. */
export function KeepPages() {
  const keeps = useRootData()?.keepsPages
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [first] = useState(address)
  const isOver = useSession(({ ended }) => ended !== null)

  useEffect(() => {
    if (isOver) void tellWorker({ do: 'forget' })
  }, [isOver])

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    if (keeps === false) void takeAway().catch(() => null)
    // A page from the store is not stored again.
    const isKept = address === first && document.documentElement.dataset['saved'] !== undefined
    if (!keeps || isKept) return undefined
    const stop = new AbortController()
    void atRest(stop.signal).then(() => keep(address, stop.signal).catch(() => null))
    return () => {
      stop.abort()
      leaveFiles()
    }
  }, [keeps, address, first])

  return null
}

/** Resolves after the load event, a pause and an idle moment. */
async function atRest(signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true, signal }))
  await new Promise((rested) => setTimeout(rested, restMs))
  if ('requestIdleCallback' in window) await new Promise((idle) => requestIdleCallback(idle))
}

async function keep(address: string, { aborted }: AbortSignal): Promise<void> {
  if (aborted) return
  if (!(await navigator.serviceWorker.getRegistration()))
    await navigator.serviceWorker.register('/sw.js')
  if (localStorage.getItem(mark) === null) await tellWorker({ do: 'forget' })
  localStorage.setItem(mark, 'yes')
  await tellWorker({ do: 'keep', address, files: filesOfPage() })
}

/** Does nothing without a registration, for which `ready` would wait forever. */
async function tellWorker(wish: Wish): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration())) return
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
  active?.postMessage(wish)
}

async function takeAway(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(keptPrefix)) await caches.delete(name)
}
