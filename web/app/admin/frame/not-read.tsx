import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { frameTexts as texts } from './frame.texts.ts'

/** Shown in place of data that failed to load: its name, the server's message, and a retry. */
export function NotRead({
  heading,
  sentence,
  reload,
}: {
  heading: string
  sentence: string
  reload: () => void
}) {
  return (
    <EmptyState
      heading={<h2>{heading}</h2>}
      sentence={sentence}
      action={<Button onClick={reload}>{texts.tryAgain}</Button>}
    />
  )
}
