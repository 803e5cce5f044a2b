import { Skeleton } from '#ui/skeleton.tsx'

/** Skeletons of three orders, each of the size of one with a single line. */
export function OrdersSkeleton() {
  return (
    <div aria-busy>
      {[1, 2, 3].map((order) => (
        <div key={order} className="border-b border-hairline py-6">
          <Skeleton className="h-6 w-56" />
          <Skeleton className="mt-1 h-5 w-36" />
          <div className="mt-4 grid grid-cols-[4rem_1fr] gap-4">
            <Skeleton className="aspect-4/5" />
            <div className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
          <div className="mt-4 flex justify-between">
            <Skeleton className="h-11 w-28" />
            <Skeleton className="h-11 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}
