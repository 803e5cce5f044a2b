import { Skeleton } from '#ui/skeleton.tsx'
import { productMoreTexts as texts } from './product-more.texts.ts'

/** The skeleton of the product page, in the size of the content. */
export default function ProductSkeleton() {
  return (
    <div aria-busy className="page pb-(--section) sm:pt-4 lg:pt-6">
      <title>{texts.coming}</title>
      <h1 className="sr-only">{texts.coming}</h1>
      <Skeleton className="mb-3 h-5.5 w-40 max-sm:hidden" />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-12">
        <div className="-mx-(--gutter) flex flex-col gap-4 sm:mx-0 lg:col-span-7 lg:flex-row lg:gap-3">
          <Skeleton className="h-20 w-16 max-lg:order-1 max-sm:mx-(--gutter) lg:h-25 lg:w-20" />
          <Skeleton className="aspect-[4/5] lg:flex-1" />
        </div>
        <div className="flex flex-col gap-6 lg:col-span-5">
          <div className="flex flex-col gap-1.5">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-8.5 w-4/5" />
            <Skeleton className="h-5 w-48" />
          </div>
          <Skeleton className="h-15 w-56" />
          <Skeleton className="h-19 w-64" />
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-36 w-full" />
        </div>
      </div>
    </div>
  )
}
