import { Skeleton } from '../ui/skeleton.tsx'

/** In the place of the fields until they are known. */
export function FieldSkeletons() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-19 w-full" />
    </div>
  )
}
