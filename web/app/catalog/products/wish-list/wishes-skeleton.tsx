import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { wishListPageTexts as texts } from './wish-list-page.texts.ts'

export const wishesGrid =
  'grid grid-cols-1 gap-x-4 gap-y-8 min-[22rem]:grid-cols-2 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4'

export function WishesHeading({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{texts.title}</h1>
      {children}
    </div>
  )
}

/** The skeleton of the list, in its own size. */
export function WishesSkeleton() {
  return (
    <>
      <WishesHeading />
      <div aria-busy className={wishesGrid}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} className="aspect-[4/5] w-full" />
        ))}
      </div>
    </>
  )
}
