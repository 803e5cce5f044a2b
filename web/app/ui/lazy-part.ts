import { lazy, type ComponentType } from 'react'

/**
 * A part whose script is fetched when it is first shown. Should that fail (the line is cut), the
 * part is missing, and the page around it goes on.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<P> })))
}

function Nothing(): null {
  return null
}
