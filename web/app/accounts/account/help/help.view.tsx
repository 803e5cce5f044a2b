import type { Href } from '@tohfa/contract/shared/site-map'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { privacyHelp, returnHelp } from './account-help.texts.ts'

export function ReturnView() {
  return <HelpView {...returnHelp} />
}

export function PrivacyView() {
  return <HelpView {...privacyHelp} />
}

/** A short text with links to more. */
function HelpView({
  sections,
  links,
}: {
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
  links: readonly { to: Href; label: string }[]
}) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{heading}</h2>
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      ))}
      <ul className="flex flex-wrap gap-x-6 border-t border-hairline pt-3">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={`inline-flex min-h-11 items-center text-sm ${textLinkClass}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
