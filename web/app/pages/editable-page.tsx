// chunk: reading
import type { PageContent } from '@tohfa/contract/backoffice/cms-pages/page-content'
import type { Coming } from '#platform/page-head/coming.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useComing } from '#platform/page-head/use-coming.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { LoadedPage } from './cms-page-content.ts'
import { pagesTexts as texts } from './pages.texts.ts'
import { PageHead, pageSpace, StaticPage } from './static-page.tsx'

/** A CMS page: with staff's text, else with its built-in text. */
export function EditablePage({
  path,
  content,
  loaderData,
}: {
  path: string
  content: PageContent
  loaderData: LoadedPage | Coming<LoadedPage>
}) {
  const { latest } = useComing(loaderData)
  if (!latest) return <PageSkeleton path={path} content={content} />
  return <StaticPage path={path} content={latest.content ?? content} />
}

/** The built-in heading, which is almost always correct, until the text has loaded. */
function PageSkeleton({ path, content }: { path: string; content: PageContent }) {
  const { name } = useStoreParticulars()
  return (
    <div aria-busy className={pageSpace}>
      <PageMeta title={texts.title(content.title, name)} path={path} />
      <div className="mx-auto max-w-5xl">
        <PageHead heading={content.heading}>
          <Skeleton className="h-14" />
        </PageHead>
        <div className="flex max-w-xl flex-col gap-10">
          {[1, 2, 3].map((section) => (
            <div key={section} className="flex flex-col gap-3">
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="h-28" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
