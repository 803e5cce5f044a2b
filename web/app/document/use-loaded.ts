import { useLocation, useNavigation, useRevalidator } from 'react-router'

/**
 * What a page's loader brought, while it may be asked again: `latest` is the last that came, `answer`
 * the same, but undefined while another is on its way. Both are undefined before there is any.
 */
export function useLoaded<T>(loaderData: T | null | undefined): {
  answer: T | undefined
  latest: T | undefined
  reload: () => void
} {
  const { state, revalidate } = useRevalidator()
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const latest = loaderData ?? undefined
  const isLoading = state === 'loading' || location?.pathname === pathname
  return { answer: isLoading ? undefined : latest, latest, reload: () => void revalidate() }
}
