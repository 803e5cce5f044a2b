import { redirectDocument, useParams } from 'react-router'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { useGet } from '#platform/api/use-get.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { ReadOne } from '#platform/page-head/read-one.tsx'
import { servicesContext } from '#platform/page-head/services.ts'
import { NarrowPage } from '#ui/narrow-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/quote.page'
import { QuoteView } from './quote-view.tsx'
import { quoteTexts as texts } from './quote.texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { payWindow: context.get(servicesContext).payWindow }
}

/**
 * Only the policy of this page's document allows the payment script, so it is always loaded as a
 * document.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): { payWindow: PayWindow } {
  throw redirectDocument(new URL(request.url).pathname)
}

/** What staff offer a customer, ordered by its link without an account (docs/product.md 26.6). */
export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { token = '' } = useParams()
  const read = useGet('GET /quotes/:token', { params: { token } })
  return (
    <>
      <PageMeta title={texts.title} path="/quote" hidden />
      <ReadOne read={read} texts={texts} waiting={<Waiting />}>
        {(quote) => (
          <QuoteView
            token={token}
            quote={quote}
            payWindow={loaderData.payWindow}
            onChanged={read.reload}
          />
        )}
      </ReadOne>
    </>
  )
}

function Waiting() {
  return (
    <NarrowPage heading={texts.title} width="xl" busy>
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-6 h-64" />
      <Skeleton className="mt-6 h-40" />
    </NarrowPage>
  )
}
