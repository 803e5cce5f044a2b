import { useLocation, useRevalidator } from 'react-router'
import { loadComing } from './bring.ts'
import type { Coming } from './coming.ts'
import { type Loaded, useComing } from './use-coming.ts'

/** The loaded or pending data of a page's loader, and a function that reloads it. */
export function useLoaded<T extends object>(
  loaded: T | Coming<T> | null | undefined,
): Loaded<T> & { reload: () => void } {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  return {
    ...useComing(loaded),
    // Cached data is dropped.
    reload: () =>
      void loadComing().then(({ remember }) => {
        remember(pathname + search, undefined)
        return revalidate()
      }),
  }
}
