// chunk: later
import { WifiOff } from 'lucide'
import { useEffect, useRef } from 'react'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Icon } from '#ui/icon.tsx'
import { useNavigate } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { useOnline } from '#ui/use-online.ts'
import { failuresTexts as texts } from './failures.texts.ts'

/**
 * Says plainly that there is no connection, and keeps what is on the screen: a link that is followed
 * meanwhile leads on when the connection is back, instead of to the browser's own page.
 */
export function OfflineNote() {
  const isOnline = useOnline()
  useLinksWait(!isOnline)
  return (
    <output data-offline className="fixed inset-x-0 bottom-0 z-30 block">
      {!isOnline && (
        <span className="flex items-center justify-center gap-3 bg-ink px-4 py-3 text-sm text-ground">
          <Icon shape={WifiOff} className="size-5 shrink-0" />
          {texts.offline}
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
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target === '_blank') return
      if (link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      event.stopPropagation()
      wanted.current = (link.pathname + link.search + link.hash) as Href
      toast('warning', texts.offlineLink)
    }
    // Ahead of the router, which listens further in.
    window.addEventListener('click', hold, { capture: true })
    return () => window.removeEventListener('click', hold, { capture: true })
  }, [offline, navigate])
}
