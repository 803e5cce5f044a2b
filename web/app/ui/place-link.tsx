import { useLocation } from 'react-router'
import { Link, type LinkProps } from './link.ts'

/** A link that marks itself when it leads to the current page. */
export function PlaceLink(props: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />
}
