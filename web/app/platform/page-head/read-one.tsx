import type { ReactNode } from 'react'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MessagePage } from '#ui/message-page.tsx'

type Message = { heading: string; sentence: string; action: string; href: Href }
type Failed = { success: false; status?: number; error: string }
type Read<Data> = {
  answer: { success: boolean } | undefined
  latest: { success: true; data: Data } | Failed | undefined
  reload: () => void
}

/**
 * The page of the one thing that its address names: that thing, that it is no longer there, that it
 * could not be read, or that it is on its way.
 */
export function ReadOne<Data>({
  read: { answer, latest, reload },
  texts,
  waiting,
  children,
}: {
  read: Read<Data>
  /** `expired` is of an address whose time is over (410). */
  texts: { gone: Message; expired?: Message; failed: string; retry: string }
  waiting: ReactNode
  children: (data: Data) => ReactNode
}) {
  if (latest?.success) return children(latest.data)
  if (latest?.status === 404) return <MessagePage {...texts.gone} />
  if (latest?.status === 410 && texts.expired) return <MessagePage {...texts.expired} />
  if (!latest || !answer) return waiting
  return (
    <div className="page section-space">
      <EmptyState
        heading={<h1>{texts.failed}</h1>}
        sentence={latest.error}
        action={<Button onClick={reload}>{texts.retry}</Button>}
      />
    </div>
  )
}
