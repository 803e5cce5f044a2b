// chunk: frame
import { startTransition, StrictMode, use, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { trustTextOnly } from './platform/page-head/trusted-types.ts'
import { listenFirst } from './ui/overlay/first-popstate.ts'

declare global {
  interface Window {
    /** Does once what was pressed before (document/first-script.ts). */
    wakeUp?: () => void
  }
}

/** Whether the address is no longer that for which the server made this document (document/first-script.ts). */
function isElsewhere(): boolean {
  return location.pathname + location.search !== document.documentElement.dataset['address']
}

/** Reads the document anew when it is another page's: the router would begin with what does not stand there. */
function followAddress(event?: PopStateEvent): boolean {
  if (!isElsewhere()) return false
  event?.stopImmediatePropagation()
  location.reload()
  return true
}

const never = new Promise<never>(() => {})

/**
 * From here on the router follows the address, and presses are answered; it does not begin while
 * another document is on its way. It has no neighbour, of which ids would be counted anew.
 */
function Router() {
  if (isElsewhere()) use(never)
  useEffect(() => {
    window.removeEventListener('popstate', followAddress)
    window.wakeUp?.()
  }, [])
  return <HydratedRouter />
}

trustTextOnly()
window.addEventListener('popstate', followAddress)
listenFirst()

if (!followAddress())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
      </StrictMode>,
    )
  })
