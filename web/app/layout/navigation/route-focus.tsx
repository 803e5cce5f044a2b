import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusMain } from '#ui/focus-main.ts'

/**
 * Moves the focus to the beginning of a new page, as loading a document does. Within a page the
 * focus is never lost.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // A page that set the focus itself keeps it.
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
