import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { trustTextOnly } from './document/trusted-types.ts'
import { listenFirst } from './ui/overlay/first-popstate.ts'

/**
 * Reads the document anew when the address is no longer that for which the server made it (root.tsx):
 * the router would begin with another page than stands there.
 */
function followAddress(event?: PopStateEvent): boolean {
  const { address } = document.documentElement.dataset
  if (location.pathname + location.search === address) return false
  event?.stopImmediatePropagation()
  location.reload()
  return true
}

/** From here on the router follows the address. It has no neighbour, of which ids would be counted anew. */
function Router() {
  useEffect(() => window.removeEventListener('popstate', followAddress), [])
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
