import { lazy, memo, Suspense, type ComponentType } from 'react'

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>

/**
 * A component whose script loads when it is first rendered. If loading fails, the component is
 * missing, and the page around it continues.
 */
export function lazyPart<P extends object>(load: Load<P>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<P> })))
}

/**
 * A component in the server's HTML whose script loads later. If loading fails, the server's HTML
 * stays, and the script loads when the connection is back. It is rendered again only for other
 * props. `space` are the classes of its placeholder on a page that the server did not render.
 */
export function lazyServerPart<P extends object>(load: Load<P>, space: string) {
  const Part = lazy(async () => {
    for (;;) {
      try {
        return await load()
      } catch {
        await new Promise((goOn) => window.addEventListener('online', goOn, { once: true }))
      }
    }
  }) as unknown as ComponentType<P>
  return memo(function ServerPart(props: P) {
    return (
      <Suspense fallback={<div className={space} />}>
        <Part {...props} />
      </Suspense>
    )
  })
}

function Nothing(): null {
  return null
}
