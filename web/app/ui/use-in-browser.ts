import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True after hydration; false on the server and during hydration. */
export const useInBrowser = (): boolean => useFromBrowser(true, false)

/**
 * A value that only the browser knows; `before` on the server and during hydration. The component
 * is rendered again after hydration only where the two differ.
 */
export const useFromBrowser = <T>(value: T, before: T): T =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  )
