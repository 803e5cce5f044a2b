import { Suspense, useEffect } from 'react'
import { loadComing } from '#platform/page-head/bring.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { Analytics } from './analytics.tsx'

// Fetched while there is a connection, after all that the page needs to be seen and used.
const LaterParts = lazyPart(() => import('./later-parts.tsx'))

/** What a page has besides itself, once it has come alive. */
export function Later() {
  useEffect(leaveLayers, [])
  useEffect(() => void loadComing().catch(() => null), [])

  if (!useInBrowser()) return null
  return (
    <Suspense>
      <LaterParts />
      <Analytics />
    </Suspense>
  )
}

/** Out of the history's entry of what was open when this page was read again: it is closed now. */
function leaveLayers(): void {
  if ((history.state as { layers?: number } | null)?.layers)
    void import('#ui/overlay/layers.ts').then(
      ({ followHistory }) => followHistory(),
      () => null,
    )
}
