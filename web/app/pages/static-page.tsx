// chunk: reading
import type { ReactNode } from 'react'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useRootData } from '#platform/page-head/root-data.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { PageBlock } from './page-block.tsx'
import type { PageContent, Section } from '@tohfa/contract/backoffice/cms-pages/page-content'
import { pagesTexts as texts } from './pages.texts.ts'
import { Prose } from './prose.tsx'

/** From this many sections on, a page has a table of contents. */
const longPage = 4

/** A static page (docs/product.md 2.8): a heading, a table of contents, and the text. */
export function StaticPage({ path, content }: { path: string; content: PageContent }) {
  const { name } = useStoreParticulars()
  const isCounted = useRootData()?.gaMeasurementId !== undefined
  const { title, heading, description, intro } = content
  const sections = content.sections.filter(({ onlyIf }) => !onlyIf || isCounted)
  const isLong = sections.length >= longPage
  return (
    <div className={pageSpace}>
      <PageMeta title={texts.title(title, name)} description={description} path={path} />
      <article className="mx-auto max-w-5xl">
        <PageHead heading={heading}>
          <p className="text-lg text-quiet">
            <Prose text={intro} />
          </p>
        </PageHead>
        <div className={isLong ? 'gap-x-16 lg:grid lg:grid-cols-[15rem_1fr]' : ''}>
          {isLong && <Contents sections={sections} />}
          <div className="flex max-w-xl flex-col gap-10">
            {sections.map(({ id, heading, blocks }) => (
              <section key={id} id={id} className="flex flex-col gap-3">
                <h2 className="text-xl font-semibold">{heading}</h2>
                {blocks.map((block, index) => (
                  <PageBlock key={index} block={block} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </article>
    </div>
  )
}

export const pageSpace = 'page pt-8 pb-14 sm:pt-12 sm:pb-20'

/** The first part of such a page. */
export function PageHead({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <OrnamentBorder />
      <header className="flex max-w-xl flex-col gap-3 pt-6 pb-8 sm:pt-8 sm:pb-10">
        <h1 className="text-2xl font-semibold sm:text-3xl">{heading}</h1>
        {children}
      </header>
    </>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav
      aria-label={texts.contents}
      className="mb-10 self-start border-y border-hairline py-3 lg:sticky lg:top-28 lg:mb-0 lg:border-y-0 lg:py-0"
    >
      <p aria-hidden className="mb-1 text-sm font-semibold">
        {texts.contents}
      </p>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center rounded-control py-1 text-sm text-link underline-offset-4 hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
