import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** How long the scripts of a page may take (docs/product.md 2.7). */
const scriptsTimeoutMs = 120_000

/**
 * A hairline at the top of the window while the next page is on its way. One that does not come is
 * asked for as a document, whose words can be read before its scripts are there.
 */
export function NavigationProgress() {
  const { location } = useNavigation()

  useEffect(() => {
    if (!location) return
    const timer = setTimeout(() => window.location.assign(createPath(location)), scriptsTimeoutMs)
    return () => clearTimeout(timer)
  }, [location])

  if (!location) return null
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-progress bg-action"
    />
  )
}
