import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { isEmptyItem } from '@tohfa/print-engine/scene/shown-items'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { missingName } from '#studio/stage/item-name.ts'
import type { StageStudio } from '#studio/stage/stage-studio.ts'
import { ownBox } from './boxes.ts'
import { placeOf } from './place-of.ts'

/** Where words or a photo are still missing: nothing of them is printed. */
export function EmptyItems({
  items,
  studio,
  sheet,
  scale,
}: {
  items: readonly SceneItem[]
  studio: StageStudio
  sheet: BlankArea
  scale: number
}) {
  return items
    .filter((item) => !item.hidden && isEmptyItem(item))
    .map((item) => {
      const own = ownBox(item, studio.blank.ink)
      const box = { ...own, x: own.x + item.x, y: own.y + item.y }
      return (
        <div
          key={item.id}
          style={{
            ...placeOf(box, sheet, scale),
            rotate: `${item.turn}deg`,
            transformOrigin: `${-own.x * scale}px ${-own.y * scale}px`,
          }}
          className="pointer-events-none absolute grid place-items-center overflow-hidden ring-1 ring-surface/60 outline outline-dashed outline-link"
        >
          <span className="max-w-full truncate rounded-xs bg-surface/80 px-1 text-xs text-ink">
            {missingName(studio, item)}
          </span>
        </div>
      )
    })
}
