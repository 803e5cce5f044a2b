import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A new page is read from its beginning: the focus moves into it, as when a document is loaded. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // A page that put the focus somewhere itself has its reasons.
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
