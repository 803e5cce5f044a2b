import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { NotRead } from './not-read.tsx'

/** In the place of what a page reads: that it is on its way, or why it could not be read. */
export function Reading({
  answer,
  known,
  texts,
  reload,
  children = <Skeleton className="h-96" />,
}: {
  /** The last answer; undefined while it is on its way. */
  answer: { success: true } | { success: false; error: string } | undefined
  /** What is shown meanwhile, if anything. */
  known: unknown
  texts: { notRead: string; loading: string }
  reload: () => void
  /** Its outline. */
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
