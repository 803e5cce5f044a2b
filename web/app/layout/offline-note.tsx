// chunk: later
import { WifiOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Href } from '@tohfa/contract/shared/site-map'
import { useWaiting } from '#platform/api/line.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { useNavigate } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { useOnline } from '#ui/use-online.ts'
import { failuresTexts as texts } from './failures.texts.ts'
import { readableHere } from './offline/readable-here.ts'

/**
 * Shows that there is no connection, when a stored page was saved, and that a request waits. Offline, a
 * link to a stored page opens it. Any other link opens when the connection is back.
 */
export function OfflineNote() {
  const isOnline = useOnline()
  const isWaiting = useWaiting(({ count }) => count > 0)
  // The time of a document from the store (web/worker), until another page opens.
  const { pathname, search } = useLocation()
  const [first] = useState({ pathname, search })
  const isFirst = first.pathname === pathname && first.search === search
  const saved = useInBrowser() && isFirst ? document.documentElement.dataset['saved'] : undefined
  useLinksWait(!isOnline)

  useEffect(() => {
    const { dataset, style } = document.documentElement
    if (!isWaiting) {
      delete dataset['waiting']
      return
    }
    // Not before: every element inherits it, so that setting it styles the whole page again.
    style.setProperty('--waiting', JSON.stringify(texts.waiting))
    dataset['waiting'] = ''
  }, [isWaiting])

  const sentences = [
    !isOnline && (saved ? texts.offline : texts.offlineOld),
    saved && texts.savedOn(formatDateTime(saved)),
    isWaiting && texts.pressWaits,
  ].filter(Boolean)
  return (
    <output data-offline className="fixed inset-x-0 bottom-0 z-30 block">
      {sentences.length > 0 && (
        <span className="flex items-center justify-center gap-3 bg-ink px-4 py-3 text-sm text-ground">
          <Icon shape={WifiOff} className="size-5 shrink-0" />
          <span>{sentences.join(' ')}</span>
          {saved && isOnline && (
            <button
              type="button"
              className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
              onClick={() => location.reload()}
            >
              {texts.showNow}
            </button>
          )}
        </span>
      )}
    </output>
  )
}

function useLinksWait(offline: boolean): void {
  const navigate = useNavigate()
  const wanted = useRef<Href>(null)

  useEffect(() => {
    if (!offline) {
      if (wanted.current !== null) void navigate(wanted.current)
      wanted.current = null
      return undefined
    }
    let isReadable = (_address: string) => false
    void readableHere().then((known) => (isReadable = known))
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target === '_blank') return
      if (link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      event.stopPropagation()
      const address = link.pathname + link.search
      // As a document, because its data cannot be fetched.
      if (isReadable(address)) return location.assign(address + link.hash)
      wanted.current = (address + link.hash) as Href
      toast('warning', texts.offlineLink)
    }
    const goBack = (event: PopStateEvent) => {
      if (!isReadable(location.pathname + location.search)) return
      event.stopImmediatePropagation()
      location.reload()
    }
    // Before the router, whose listener is on an inner element.
    window.addEventListener('click', hold, { capture: true })
    window.addEventListener('popstate', goBack, { capture: true })
    return () => {
      window.removeEventListener('click', hold, { capture: true })
      window.removeEventListener('popstate', goBack, { capture: true })
    }
  }, [offline, navigate])
}
