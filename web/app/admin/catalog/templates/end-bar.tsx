import { Button } from '#ui/button.tsx'
import { templatesTexts as texts } from './templates.texts.ts'

/** How many are chosen, and the press that begins with them. */
export function EndBar({
  chosen,
  isSample,
  busy,
  error,
  onEnd,
}: {
  chosen: number
  isSample: boolean
  busy: boolean
  error: string | null
  onEnd: () => void
}) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-ground py-3">
      <p aria-live="polite" className="tabular text-sm">
        {texts.chosen(chosen)}
      </p>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <Button className="ml-auto" busy={busy} disabled={!isSample && chosen === 0} onClick={onEnd}>
        {isSample ? (chosen === 0 ? texts.endAll : texts.end) : texts.add}
      </Button>
    </div>
  )
}
