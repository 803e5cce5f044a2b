import { useLocation, useRevalidator } from 'react-router'
import { loadComing } from './bring.ts'
import type { Coming } from './coming.ts'
import { type Loaded, useComing } from './use-coming.ts'

/** What a page's loader brought, or is about to bring, and how it is asked again. */
export function useLoaded<T extends object>(
  loaded: T | Coming<T> | null | undefined,
): Loaded<T> & { reload: () => void } {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  return {
    ...useComing(loaded),
    // What was known is not trusted any more.
    reload: () =>
      void loadComing().then(({ remember }) => {
        remember(pathname + search, undefined)
        return revalidate()
      }),
  }
}
