import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const NameListsView = lazyPart(() => import('./name-lists.view.tsx'))

/** Name lists, whose script comes when somebody opens them. */
export const NameListsPart = () => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <NameListsView />
  </Suspense>
)
