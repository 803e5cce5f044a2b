import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Reports each page that is viewed (spec section 2), if the shop has an account for that; but not
 * one whose address is a secret.
 */
export function Analytics() {
  const id = useRouteLoaderData<typeof loader>('root')?.gaMeasurementId
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (!id || pathname.startsWith('/reset-password/')) return
    if (!window.dataLayer) start(id)
    report('event', 'page_view', { page_location: location.origin + pathname + search })
  }, [id, pathname, search])

  return null
}

function start(id: string): void {
  window.dataLayer = []
  report('js', new Date())
  report('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** The service's queue takes an `arguments` object: an array in its place is not understood. */
function report(..._words: unknown[]): void {
  window.dataLayer?.push(arguments)
}
