import { Skeleton } from '#ui/skeleton.tsx'
import { cartTexts as texts } from './cart.texts.ts'

/** The skeleton of the cart, in its own size. */
export function CartSkeleton() {
  return (
    <>
      <h1 className="pb-4 text-2xl font-semibold">{texts.heading}</h1>
      <div aria-busy className="grid gap-x-14 lg:grid-cols-[1fr_22rem]">
        <div className="border-t border-hairline">
          {[1, 2].map((line) => (
            <div
              key={line}
              className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-hairline py-5 sm:grid-cols-[7rem_1fr] sm:gap-x-6"
            >
              <Skeleton className="aspect-4/5" />
              <div className="flex flex-col gap-3">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="h-5 w-1/3" />
                <Skeleton className="mt-auto h-11 w-36" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="mt-8 h-64 lg:mt-0" />
      </div>
    </>
  )
}
