import {
  type AnchorHTMLAttributes,
  createElement,
  Fragment,
  type MouseEvent,
  type ReactElement,
  type Ref,
  use,
  useEffect,
  useState,
} from 'react'
import {
  createPath,
  type NavigateOptions,
  parsePath,
  PrefetchPageLinks,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_LocationContext as LocationContext,
  useNavigate as useRouterNavigate,
} from 'react-router'
import type { Href } from '@tohfa/contract/shared/site-map'

/** A page of the site map, or the current page with another query. */
export type Way = Href | `?${string}`

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & {
    to: Way
    ref?: Ref<HTMLAnchorElement>
    /** Preloads the scripts of the page when it is likely to be opened. */
    prefetch?: 'intent'
  }

/**
 * A link within the shop: any other address does not compile. The router's own link resolves paths
 * and reads seven contexts, for each of the 80 links of a listing (decision 155).
 */
export function Link({ prefetch, ...props }: LinkProps): ReactElement {
  const router = use(RouterContext)?.router
  if (prefetch) return createElement(PreloadingLink, props)
  const { to, replace, state, preventScrollReset, onClick, ...attributes } = props
  const href = to.startsWith('?') ? use(LocationContext).location.pathname + to : to
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || event.defaultPrevented || !opensHere(event, attributes.target)) return
    event.preventDefault()
    // A link to the current page adds no entry to the history.
    const isHere = createPath(router.state.location) === createPath(parsePath(href))
    const given: unknown = state
    void router.navigate(href, { replace: replace ?? isHere, state: given, preventScrollReset })
  }
  return createElement('a', { ...attributes, href, onClick: follow })
}

/** Whether a click opens a page in this tab, and not in another or as a download. */
function opensHere(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  const isPlain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
  return isPlain && (!target || target === '_self')
}

/** How long a pointer rests on a link that it means. */
const restMs = 100

function PreloadingLink(props: LinkProps): ReactElement {
  const [isNear, setIsNear] = useState(false)
  const [isMeant, setIsMeant] = useState(false)
  useEffect(() => {
    if (!isNear) return undefined
    const resting = setTimeout(() => setIsMeant(true), restMs)
    return () => clearTimeout(resting)
  }, [isNear])
  const come = () => setIsNear(true)
  const go = () => {
    setIsNear(false)
    setIsMeant(false)
  }
  const handlers = { onFocus: come, onBlur: go, onMouseEnter: come, onMouseLeave: go }
  return createElement(
    Fragment,
    null,
    createElement(Link, { ...props, ...handlers, onTouchStart: come }),
    isMeant && createElement(PrefetchPageLinks, { page: props.to }),
  )
}

type Navigate = {
  (to: Way, options?: NavigateOptions): void | Promise<void>
  (delta: number): void | Promise<void>
}

/** The same for navigations without a link. */
export const useNavigate: () => Navigate = useRouterNavigate
