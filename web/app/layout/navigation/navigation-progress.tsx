import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** The timeout for the scripts of a page (docs/product.md 2.7). */
const scriptsTimeoutMs = 120_000

/**
 * A thin bar at the top of the window during a navigation. After the timeout the page is loaded as
 * a document, whose text can be read before its scripts load.
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
