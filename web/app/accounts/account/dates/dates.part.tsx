import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const DatesView = lazyPart(() => import('./dates.view.tsx'))

/** Dates, whose script comes when somebody opens it. */
export const DatesPart = () => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <DatesView />
  </Suspense>
)
