import { useSyncExternalStore } from 'react'

/** True once a page has come alive; not while the browser takes over what the server drew. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
