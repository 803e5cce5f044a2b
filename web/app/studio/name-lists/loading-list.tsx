import { Skeleton } from '#ui/skeleton.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'

/** A list before it has come. */
export function LoadingList() {
  return (
    <div className="page max-w-5xl py-6" aria-busy>
      <h1 className="pt-11 text-2xl font-semibold tracking-tight">{texts.title}</h1>
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="mt-6 h-64" />
    </div>
  )
}
