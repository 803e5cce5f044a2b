import { useId, type Ref } from 'react'
import { plainTexts } from '@tohfa/print-engine/scene/plain.texts'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import type { PrintWish } from './print-wish.ts'
import { printWishTexts as texts } from './print-wish.texts.ts'

/** The choice between a print and a plain product, so that nobody buys the wrong one. */
export function PrintWishChoice({
  wish,
  isMissed,
  onChange,
  place,
}: {
  wish: PrintWish | null
  /** Whether somebody tried to continue without a choice. */
  isMissed: boolean
  onChange: (wish: PrintWish) => void
  place: Ref<HTMLDivElement>
}) {
  const noteId = useId()
  return (
    <div ref={place} role="presentation" className="flex flex-col gap-2 scroll-mt-24">
      <RadioTiles
        legend={texts.printWish}
        name="print-wish"
        value={wish}
        describedBy={noteId}
        onChange={onChange}
        tiles={[
          { value: 'own', label: texts.personalise },
          { value: 'plain', label: plainTexts.line },
        ]}
      />
      <p
        id={noteId}
        aria-live="polite"
        className={`min-h-5 text-xs ${isMissed ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {isMissed ? texts.wishFirst : wish === 'plain' ? texts.plainPicture : null}
      </p>
    </div>
  )
}
