import { Button } from '#ui/button.tsx'
import { cartTexts as texts } from './cart.texts.ts'

/** Names the removed line while the page is open, and restores it. */
export function RemovedNote({
  title,
  busy,
  onUndo,
}: {
  title: string
  busy: boolean
  onUndo: () => void
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 border-l-2 border-link bg-link-wash px-4 py-2 text-sm">
      <output className="min-w-0 break-words">{texts.removed(title)}</output>
      <Button look="quiet" className="px-3" busy={busy} onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  )
}
