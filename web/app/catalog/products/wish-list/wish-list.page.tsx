import { Suspense, useState } from 'react'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useSession } from '#platform/session/session.store.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { wishListPageTexts as texts } from './wish-list-page.texts.ts'
import { WishesSkeleton } from './wishes-skeleton.tsx'

// The server does not know the list, so the page renders with its script.
const Wishes = lazyPart(() => import('./wishes.tsx'))

/** docs/product.md 6.12. */
export default function WishListPage() {
  const { known, session } = useSession()
  const [turn, setTurn] = useState(0)
  return (
    <div className="page min-h-[calc(100svh-4rem)] py-8 sm:py-12">
      <PageMeta title={texts.title} description={texts.description} path="/wish-list" hidden />
      {known ? (
        <Suspense fallback={<WishesSkeleton />}>
          <Wishes key={`${turn} ${session?.userInfo.id}`} onRetry={() => setTurn(turn + 1)} />
        </Suspense>
      ) : (
        <WishesSkeleton />
      )}
    </div>
  )
}
