import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { DesignsSkeleton } from './designs-skeleton.tsx'

const DesignsView = lazyPart(async () => ({
  default: (await import('./designs.view.tsx')).DesignsView,
}))

/** My Designs, whose script loads when somebody opens it. */
export const DesignsPart = () => (
  <Suspense fallback={<DesignsSkeleton />}>
    <DesignsView />
  </Suspense>
)
