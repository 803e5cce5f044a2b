import { Skeleton } from '../ui/skeleton.tsx'

/** The product page while its product is on its way, in the size of what comes. */
export function ProductSkeleton() {
  return (
    <div aria-busy className="page pt-4 pb-(--section) lg:pt-6">
      <Skeleton className="mb-3 h-5.5 w-40 max-sm:hidden" />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-12">
        <div className="-mx-(--gutter) sm:mx-0 lg:col-span-7 lg:pl-23">
          <Skeleton className="aspect-[4/5] w-full" />
        </div>
        <div className="flex flex-col gap-4 lg:col-span-5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-2 h-9 w-56" />
          <Skeleton className="mt-4 h-11 w-64" />
          <Skeleton className="mt-2 h-13 w-full" />
          <Skeleton className="mt-6 h-36 w-full" />
        </div>
      </div>
    </div>
  )
}
