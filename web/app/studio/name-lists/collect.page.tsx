import { useParams } from 'react-router'
import { useGet } from '#platform/api/use-get.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { CollectForm } from './collect-form.tsx'
import { collectTexts as texts } from './collect.texts.ts'

/** Lets whoever has the link fill in one row of a name list (docs/product.md 25.9). */
export default function CollectPage() {
  const { token = '' } = useParams()
  // The server renders one page for all links.
  const alive = useInBrowser()
  const { answer, latest, reload } = useGet(
    'GET /collect/:token',
    alive ? { params: { token } } : null,
  )
  return (
    <>
      <PageMeta title={texts.title} path="/collect" hidden />
      {latest?.success ? (
        <CollectForm token={token} list={latest.data} />
      ) : latest?.status === 404 ? (
        <MessagePage {...texts.gone} />
      ) : latest && answer ? (
        <div className="page section-space">
          <EmptyState
            heading={<h1>{texts.failed}</h1>}
            sentence={latest.error}
            action={<Button onClick={reload}>{texts.retry}</Button>}
          />
        </div>
      ) : (
        <div className="page max-w-3xl py-8" aria-busy>
          <h1 className="text-2xl font-semibold">{texts.title}</h1>
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="mt-4 h-96" />
        </div>
      )}
    </>
  )
}
