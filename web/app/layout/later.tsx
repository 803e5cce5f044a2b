import { Suspense, useEffect, useState } from 'react'
import { inOwnTask } from '#platform/own-task.ts'
import { loadComing } from '#platform/page-head/bring.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Analytics } from './analytics.tsx'

// Loaded while there is a connection, after the visible page works.
const LaterParts = lazyPart(() => import('./later-parts.tsx'))

/** The deferred parts of every page, after hydration, whose last task takes a phone long enough. */
export function Later() {
  const [isLater, setIsLater] = useState(false)
  useEffect(
    () =>
      inOwnTask(() => {
        leaveLayers()
        void loadComing().catch(() => null)
        setIsLater(true)
      }),
    [],
  )

  if (!isLater) return null
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
