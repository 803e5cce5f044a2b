import type { Href } from '@tohfa/contract/shared/site-map'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** A whole page with one message and one link. */
export function MessagePage(props: {
  heading: string
  sentence: string
  action: string
  href: Href
}) {
  return (
    <div className="page section-space">
      <EmptyState
        heading={<h1>{props.heading}</h1>}
        sentence={props.sentence}
        action={<ButtonLink to={props.href}>{props.action}</ButtonLink>}
      />
    </div>
  )
}
