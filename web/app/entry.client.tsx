// chunk: frame
import { startTransition, StrictMode, use, useEffect } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { hydrateRoot } from './platform/hydrate-root.ts'
import { inOwnTask } from './platform/own-task.ts'
import { trustTextOnly } from './platform/page-head/trusted-types.ts'
import { listenFirst } from './ui/overlay/first-popstate.ts'

declare global {
  interface Window {
    /** Replays the presses from before hydration, once (document/first-script.ts). */
    wakeUp?: () => void
  }
}

/** Whether the address is no longer that of this document (document/first-script.ts). */
function isElsewhere(): boolean {
  return location.pathname + location.search !== document.documentElement.dataset['address']
}

/**
 * Reloads the document when the address is another page's: the router would hydrate the wrong
 * content.
 */
function followAddress(): boolean {
  if (!isElsewhere()) return false
  location.reload()
  return true
}

let isMoveHeld = false

/**
 * Holds a move within the page, such as the link to its content, until hydration ends. The router
 * would begin to navigate, and hydrate content that the server did not render.
 */
function holdMove(event: PopStateEvent): void {
  event.stopImmediatePropagation()
  isMoveHeld = !followAddress()
}

function releaseMove(): void {
  window.removeEventListener('popstate', holdMove)
  if (isMoveHeld) window.dispatchEvent(new PopStateEvent('popstate'))
}

const never = new Promise<never>(() => {})

/**
 * From here on the router follows the address, and presses are handled. It does not start while
 * another document is loading. It has no sibling, which would shift React's ids.
 */
function Router() {
  if (isElsewhere()) use(never)
  useEffect(() => {
    releaseMove()
    window.wakeUp?.()
  }, [])
  return <HydratedRouter />
}

trustTextOnly()
window.addEventListener('popstate', holdMove)
listenFirst()

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
      </StrictMode>,
    )
  })
}

// Evaluating the modules has taken a phone long enough.
if (!followAddress()) inOwnTask(hydrate)
