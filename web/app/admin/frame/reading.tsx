import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { NotRead } from './not-read.tsx'

/** Shown in place of a page's data while it loads, or after a failure. */
export function Reading({
  answer,
  known,
  texts,
  reload,
  children = <Skeleton className="h-96" />,
}: {
  /** The last answer; undefined while it loads. */
  answer: { success: true } | { success: false; error: string } | undefined
  /** Shown meanwhile, if anything. */
  known: unknown
  texts: { notRead: string; loading: string }
  reload: () => void
  /** The skeleton. */
  children?: ReactNode
}) {
  if (answer?.success === false)
    return <NotRead heading={texts.notRead} sentence={answer.error} reload={reload} />
  if (answer || known) return null
  return (
    <div aria-busy>
      <p className="sr-only">{texts.loading}</p>
      {children}
    </div>
  )
}
