// chunk: reading
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import type { Prose as ProseText } from '@tohfa/contract/backoffice/cms-pages/page-content'

/** A sentence with the links in it. */
export function Prose({ text }: { text: ProseText }) {
  if (typeof text === 'string') return text
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.to} to={part.to} className={textLinkClass}>
        {part.label}
      </Link>
    ),
  )
}
