import { Skeleton } from '#ui/skeleton.tsx'
import { checkoutTexts as texts } from './checkout.texts.ts'

/** The skeleton of the checkout, in its own size. */
export function CheckoutSkeleton() {
  return (
    <>
      <h1 className="pb-6 text-2xl font-semibold">{texts.heading}</h1>
      <div aria-busy className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-10">
          {['h-64', 'h-44'].map((height) => (
            <div key={height} className="flex flex-col gap-3">
              <Skeleton className="h-6 w-40" />
              <Skeleton className={height} />
            </div>
          ))}
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-84" />
        </div>
      </div>
    </>
  )
}
