import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusMain } from '#ui/focus-main.ts'

/**
 * A new page is read from its beginning: the focus moves into it, as when a document is loaded. On
 * a page it is never lost.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // A page that put the focus somewhere itself has its reasons.
    if (!document.getElementById('main')?.contains(document.activeElement)) focusMain()
  }, [pathname])

  useEffect(keepFocusOfKeys, [])

  return null
}

/** From the first key on: most visitors never press one, and load nothing for it. */
function keepFocusOfKeys(): () => void {
  let end = () => window.removeEventListener('keydown', begin)
  const begin = () =>
    void import('./restore-focus.ts')
      .then(({ restoreFocus }) => (end = restoreFocus()))
      .catch(() => null)
  window.addEventListener('keydown', begin, { once: true })
  return () => end()
}
