import { Skeleton } from '#ui/skeleton.tsx'

export const DesignsSkeleton = () => (
  <div className="grid gap-8 sm:grid-cols-2 xl:grid-cols-3">
    <Skeleton className="aspect-4/5" />
    <Skeleton className="aspect-4/5" />
  </div>
)
