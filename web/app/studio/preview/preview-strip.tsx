import { useMemo } from 'react'
import { lookOfCategory } from '@tohfa/contract/catalog/product-types/category-look'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import { boxOf, kitSize, lookOf } from '@tohfa/print-engine/mockup/kit-boxes'
import type { CanvasRect } from './mock-up-canvas.tsx'
import { PreviewPicture, type PreviewContent } from './preview.tsx'

/** Of the printed place's own size, on each of its sides. */
const margin = 0.08
/** Its width by its height on a usual phone. */
const stripShape = 390 / 160

/**
 * The printed place once more on a phone, in sight above the keyboard while somebody fills in. It lies
 * over the page, so that nothing of it moves.
 */
export function PreviewStrip({ top, ...shown }: PreviewContent & { top: number }) {
  const { blank, category } = shown.studio
  const area = blank.areas.find(({ id }) => id === shown.view.area)
  const part = useMemo(
    () => area && printedPlace(blank.id, area, category),
    [blank.id, area, category],
  )
  return (
    <div
      aria-hidden
      style={{ top }}
      className="fixed inset-x-0 z-10 hidden h-40 border-b border-hairline bg-sunken max-md:tall:group-focus-within/studio:block"
    >
      <PreviewPicture {...shown} part={part} />
    </div>
  )
}

function printedPlace(blank: BlankId, area: BlankArea, category: string): CanvasRect | undefined {
  const box = boxOf(blank, area.id, lookOf(area, lookOfCategory(blank, category)))
  if (!box) return undefined
  const [x, y, width, height] = box
  const around = Math.round(Math.max(width, height) * margin)
  const top = Math.max(0, y - around)
  const high = Math.min(kitSize.height - top, height + 2 * around)
  // As far to both sides as the strip has room, so that no handle is cut.
  const across = Math.min(
    kitSize.width,
    Math.max(width + 2 * around, Math.round(high * stripShape)),
  )
  const left = Math.max(0, Math.min(kitSize.width - across, Math.round(x + (width - across) / 2)))
  return [left, top, across, high]
}
