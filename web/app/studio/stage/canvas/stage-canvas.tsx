import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { around } from '@tohfa/print-engine/edit/align'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Photos } from '#studio/draft/draft-photo.ts'
import type { StageStudio } from '#studio/stage/stage-studio.ts'
import type { StageState } from '#studio/stage/use-stage.ts'
import { areaBox, ownBox } from './boxes.ts'
import { EmptyItems } from './empty-items.tsx'
import { Outline } from './outline.tsx'
import { SheetLines } from './sheet-lines.tsx'
import { type GesturePlaces, useGestures } from './use-gestures.ts'
import { useLayers } from './use-layers.ts'
import type { StageView } from './use-view.ts'
import { useWheel } from './use-wheel.ts'

/**
 * The picture of a side, on which items are moved, sized and turned by pointers. It is no control:
 * everything that it does is done by keys and buttons too.
 */
export function StageCanvas({
  studio,
  stage,
  photos,
  color,
  view,
  onHeld,
  onGesture,
}: {
  studio: StageStudio
  stage: StageState
  photos: Photos
  /** The product's colour by its name. */
  color: string
  view: StageView
  /** Says whether a pointer holds something. */
  onHeld: (isHeld: boolean) => void
  /** Gets the items as a gesture has left them. */
  onGesture: (items: readonly SceneItem[]) => void
}) {
  const { area, sheet, selected } = stage
  const { ink, areas, id: blank } = studio.blank
  const frame = useRef<HTMLDivElement>(null)
  const sheetPlace = useRef<HTMLDivElement>(null)
  const layers = useRef<HTMLDivElement>(null)
  const outline = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const [across, down] = [sheet.width + 2 * sheet.bleed, sheet.height + 2 * sheet.bleed]
  const scale = view.fit * view.zoom
  const places: GesturePlaces = { frame, sheet: sheetPlace, layers, outline, lines }
  const gestures = useGestures({ stage, ink, scale, view, places, onHeld, onGesture })
  useWheel(frame, view)
  const { shaped } = useLayers(
    layers,
    { studio, area, sheet, selected, photos, scale: sharpAt(view) },
    gestures.onShown,
  )
  const boxes = useMemo(
    () => selected.map((item) => areaBox(item, ink)),
    // oxlint-disable-next-line react/exhaustive-deps -- shaped words are kept outside of this page
    [selected, ink, shaped],
  )
  const [only] = selected
  const isLocked = selected.some(({ locked }) => locked)
  const settle = useEffectEvent(gestures.settle)
  useLayoutEffect(() => settle(), [selected])

  return (
    <div
      ref={frame}
      aria-hidden
      {...gestures.handlers}
      className="absolute inset-0 touch-none overflow-hidden select-none"
    >
      <div
        ref={sheetPlace}
        style={{
          width: across * scale,
          height: down * scale,
          background: sheetGround(blank, color, areas),
          transform: `translate(calc(-50% + ${view.x}px), calc(-50% + ${view.y}px))`,
        }}
        // The frame alone is hit: what is painted anew between press and release would end the click.
        className="pointer-events-none absolute top-1/2 left-1/2 shadow-float"
      >
        <div className="absolute inset-0 overflow-clip">
          <div ref={layers} className="absolute inset-0" />
          <SheetLines sheet={sheet} />
        </div>
        <EmptyItems items={area.items} studio={studio} sheet={sheet} scale={scale} />
        <div ref={lines} className="pointer-events-none absolute inset-0" />
        {only && (
          <Outline
            ref={outline}
            boxes={boxes}
            own={selected.length === 1 ? { ...ownBox(only, ink), item: only } : undefined}
            around={around(boxes)}
            sheet={sheet}
            scale={scale}
            isLocked={isLocked}
          />
        )}
      </div>
    </div>
  )
}

/** Bitmaps are sharp at the next power of two, so that a pinch paints seldom. */
const sharpAt = ({ fit, zoom }: StageView): number => fit * 2 ** Math.ceil(Math.log2(zoom))
