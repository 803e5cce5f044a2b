// chunk: frame
import { Suspense, type ReactNode } from 'react'
import { useInBrowser } from './use-in-browser.ts'

/**
 * Content that only the browser shows. After hydration this part alone is rendered again, not the
 * component around it. `before` is on the server's page, and while the content loads.
 */
export function InBrowser({
  children,
  before = null,
}: {
  children: ReactNode
  before?: ReactNode
}) {
  return useInBrowser() ? <Suspense fallback={before}>{children}</Suspense> : before
}
