import type { PageContent } from '@tohfa/contract/backoffice/cms-pages/page-content'
import { PageBlock } from '#pages/page-block.tsx'
import { Prose } from '#pages/prose.tsx'
import { cmsPageTexts as texts } from './cms-pages.texts.ts'

/** A preview of the text with the page's own components. */
export function TextPreview({ content }: { content: PageContent }) {
  return (
    <section
      aria-label={texts.previewOf(content.heading)}
      className="mt-6 max-w-3xl border border-hairline bg-surface p-5"
    >
      <h2 className="text-2xl font-semibold">{content.heading}</h2>
      <p className="mt-3 text-lg text-quiet">
        <Prose text={content.intro} />
      </p>
      <div className="mt-8 flex flex-col gap-10">
        {content.sections.map(({ id, heading, blocks }) => (
          <div key={id} className="flex flex-col gap-3">
            <h3 className="text-xl font-semibold">{heading}</h3>
            {blocks.map((block, index) => (
              <PageBlock key={index} block={block} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
