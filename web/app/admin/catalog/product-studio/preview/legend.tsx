import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'

/** The meaning of the preview's lines, and the size of the area. */
export function Legend({ place }: { place: BlankArea }) {
  const { width, height, bleed, safe } = place
  return (
    <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 text-xs text-quiet">
      <li className="flex items-center gap-1.5">
        {bleed > 0 && <i aria-hidden className="w-5 border-t border-danger" />}
        {texts.trim(width, height)}
      </li>
      <li className="flex items-center gap-1.5">
        <i aria-hidden className="w-5 border-t border-dashed border-link" />
        {texts.safe(safe)}
      </li>
      {bleed > 0 && <li>{texts.bleed(bleed)}</li>}
    </ul>
  )
}
