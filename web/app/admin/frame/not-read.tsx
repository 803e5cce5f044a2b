import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { frameTexts as texts } from './frame.texts.ts'

/** In the place of what could not be read: what it was, the server's sentence, and a second try. */
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
