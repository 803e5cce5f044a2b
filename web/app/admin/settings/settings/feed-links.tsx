import { textLinkClass } from '#ui/text-link-class.ts'
import { feedTexts as texts } from './feed-links.texts.ts'

const feeds = [
  ['/feeds/google.xml', texts.google],
  ['/feeds/meta.xml', texts.meta],
] as const

/** The addresses to enter where products are advertised. */
export function FeedLinks() {
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <p className="max-w-2xl pb-4 text-sm text-quiet">{texts.sentence}</p>
      <dl className="grid max-w-3xl gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        {feeds.map(([path, name]) => (
          <div key={path} className="contents">
            <dt className="text-sm font-semibold">{name}</dt>
            <dd className="break-all">
              <a href={path} target="_blank" rel="noreferrer" className={textLinkClass}>
                {location.origin + path}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
