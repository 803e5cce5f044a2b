// chunk: skeleton
import { Skeleton } from '#ui/skeleton.tsx'
import { stageTexts as texts } from './stage.texts.ts'

/** The stage while it loads, in its size. */
export function StageSkeleton() {
  return (
    <div aria-busy className="flex h-dvh flex-col">
      <div className="h-12 flex-none border-b border-hairline bg-surface" />
      <p className="sr-only">{texts.loading}</p>
      <div className="grid flex-1 place-items-center bg-sunken p-8 max-lg:h-[60vh] max-lg:flex-none">
        <Skeleton className="aspect-4/3 w-full max-w-xl" />
      </div>
    </div>
  )
}
