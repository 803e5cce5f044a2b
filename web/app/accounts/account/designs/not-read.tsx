import { Button } from '#ui/button.tsx'
import { designTexts as texts } from './designs.texts.ts'

/** In the place of what could not be read. */
export function NotRead({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{sentence}</p>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </div>
  )
}
