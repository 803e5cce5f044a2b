import type { ComponentType, RefAttributes } from 'react'
import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  type NavigateOptions,
  useNavigate as useRouterNavigate,
} from 'react-router'
import type { Href } from '@tohfa/contract/shared/site-map'

/** A page of the site map, or the current page with another query. */
export type Way = Href | `?${string}`

export type LinkProps = Omit<RouterLinkProps, 'to'> & {
  to: Way
} & RefAttributes<HTMLAnchorElement>

/** The router's link, restricted to pages of the site map: any other address does not compile. */
export const Link: ComponentType<LinkProps> = RouterLink

type Navigate = {
  (to: Way, options?: NavigateOptions): void | Promise<void>
  (delta: number): void | Promise<void>
}

/** The same for navigations without a link. */
export const useNavigate: () => Navigate = useRouterNavigate
