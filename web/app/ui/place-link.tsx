import { useLocation } from 'react-router'
import { Link, type LinkProps } from './link.ts'

/** A link that says when it leads to the page that is shown. */
export function PlaceLink(props: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />
}
