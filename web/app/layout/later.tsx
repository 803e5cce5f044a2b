import { Suspense, useEffect } from 'react'
import { loadComing } from '#platform/page-head/bring.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { Analytics } from './analytics.tsx'

// Loaded while there is a connection, after the visible page works.
const LaterParts = lazyPart(() => import('./later-parts.tsx'))

/** The deferred parts of every page, after hydration. */
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

/** Leaves the history entry of a layer that was open before a reload: it is closed now. */
function leaveLayers(): void {
  if ((history.state as { layers?: number } | null)?.layers)
    void import('#ui/overlay/layers.ts').then(
      ({ followHistory }) => followHistory(),
      () => null,
    )
}
