import { useMemo } from 'react'
import { lookOfCategory } from '@tohfa/contract/catalog/product-types/category-look'
import type { KitBox } from '@tohfa/print-engine/mockup/kit-box'
import { boxOf, kitSize, lookOf } from '@tohfa/print-engine/mockup/kit-boxes'
import { boxAround, photographFor } from '@tohfa/print-engine/mockup/photograph'
import type { CanvasRect } from './mock-up-canvas.tsx'
import { PreviewPicture, type PreviewContent } from './preview.tsx'

/** A margin on each side, relative to the printed area. */
const margin = 0.08
/** Its aspect ratio on a usual phone. */
const stripShape = 390 / 160

/**
 * The printed area once more on a phone, visible above the keyboard during input. It lies over the
 * page, so that nothing moves.
 */
export function PreviewStrip({ top, ...shown }: PreviewContent & { top: number }) {
  const { blank, category, photographs } = shown.studio
  const area = blank.areas.find(({ id }) => id === shown.view.area)
  const photograph = photographFor(photographs, shown.view.area, shown.color)
  const part = useMemo(() => {
    if (photograph) return partAround(boxAround(photograph))
    const box = area && boxOf(blank.id, area.id, lookOf(area, lookOfCategory(blank.id, category)))
    return box && partAround(box)
  }, [blank.id, area, category, photograph])
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

function partAround([x, y, width, height]: KitBox): CanvasRect {
  const around = Math.round(Math.max(width, height) * margin)
  const top = Math.max(0, y - around)
  const high = Math.min(kitSize.height - top, height + 2 * around)
  // Extends to both sides as far as the strip has space, so that no handle is cut off.
  const across = Math.min(
    kitSize.width,
    Math.max(width + 2 * around, Math.round(high * stripShape)),
  )
  const left = Math.max(0, Math.min(kitSize.width - across, Math.round(x + (width - across) / 2)))
  return [left, top, across, high]
}
