import { Button } from '#ui/button.tsx'
import { designTexts as texts } from './designs.texts.ts'

/** Shown in place of data that failed to load. */
export function NotRead({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{sentence}</p>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </div>
  )
}
