import { useSyncExternalStore } from 'react'

/** True after hydration; false on the server and during hydration. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
