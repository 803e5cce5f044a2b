import { lazy, memo, Suspense, type ComponentType } from 'react'

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>

/**
 * A part whose script is fetched when it is first shown. Should that fail (the line is cut), the
 * part is missing, and the page around it goes on.
 */
export function lazyPart<P extends object>(load: Load<P>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<P> })))
}

/**
 * A part of the server's page whose script is fetched afterwards. Should that fail, what the server
 * wrote stays as it stands, and the script is fetched when the line is back: nothing else may be drawn
 * in its place. So it is drawn anew only for other props. `space` are the classes of what keeps its
 * place on a page that no server wrote.
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
