import { Suspense, useEffect } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'
import { loadLayers } from '../ui/use-back-to-close.ts'
import { useInBrowser } from '../ui/use-in-browser.ts'
import { Analytics } from './analytics.tsx'

// Fetched while there is a connection, after all that the page needs to be seen and used.
const OfflineNote = lazyPart(() => import('./offline-note.tsx'))

/** What a page has besides itself, once it has come alive. */
export function Later() {
  useEffect(() => void followHistory(), [])

  if (!useInBrowser()) return null
  return (
    <Suspense>
      <OfflineNote />
      <Analytics />
    </Suspense>
  )
}

async function followHistory() {
  const layers = await loadLayers()
  layers?.followHistory()
}
