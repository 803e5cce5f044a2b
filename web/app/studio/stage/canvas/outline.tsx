import { Lock } from 'lucide'
import type { Ref } from 'react'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Box } from '@tohfa/print-engine/text/outline'
import { Icon } from '#ui/icon.tsx'
import { handlesOf } from './handles.ts'
import { placeOf } from './place-of.ts'

/** The boxes of the selection, with handles around one that may be moved. */
export function Outline({
  ref,
  boxes,
  own,
  around,
  sheet,
  scale,
  isLocked,
}: {
  ref: Ref<HTMLDivElement>
  boxes: readonly Box[]
  /** The box of a single item before rotation. */
  own: (Box & { item: SceneItem }) | undefined
  around: Box
  sheet: BlankArea
  scale: number
  isLocked: boolean
}) {
  const framed = own ? { ...own, x: own.x + own.item.x, y: own.y + own.item.y } : around
  const origin = own ? `${-own.x * scale}px ${-own.y * scale}px` : '50% 50%'
  return (
    <div
      ref={ref}
      className="pointer-events-none absolute inset-0 data-moving:[&_[data-handle]]:invisible"
    >
      {boxes.length > 1 &&
        boxes.map((box) => (
          <div
            key={`${box.x} ${box.y} ${box.width} ${box.height}`}
            style={placeOf(box, sheet, scale)}
            className="absolute border border-link/60"
          />
        ))}
      <div
        style={{
          ...placeOf(framed, sheet, scale),
          transformOrigin: origin,
          ...(own && { rotate: `${own.item.turn}deg` }),
        }}
        className="absolute outline-2 outline-link ring-4 ring-surface/70"
      >
        {isLocked ? (
          <span className="absolute -top-3 -right-3 grid size-6 place-items-center rounded-full bg-link text-on-link">
            <Icon shape={Lock} className="size-3.5" />
          </span>
        ) : (
          handlesOf(framed, scale).map(({ kind, x, y }) => (
            <span
              key={`${kind} ${x} ${y}`}
              data-handle={kind}
              style={{ left: x, top: y }}
              className={`absolute size-5 -translate-1/2 border-2 border-surface bg-link shadow-float ${kind === 'turn' ? 'rounded-full' : 'rounded-xs'}`}
            />
          ))
        )}
      </div>
    </div>
  )
}
