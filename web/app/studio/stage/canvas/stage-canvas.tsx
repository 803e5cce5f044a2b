import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { around } from '@tohfa/print-engine/edit/align'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Box } from '@tohfa/print-engine/text/outline'
import type { Photos } from '#studio/draft/draft-photo.ts'
import type { StageStudio } from '#studio/stage/stage-studio.ts'
import type { StageState } from '#studio/stage/use-stage.ts'
import { areaBox, ownBox } from './boxes.ts'
import { EmptyItems } from './empty-items.tsx'
import { placeOf } from './place-of.ts'
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
  const itemLayer = useRef<HTMLDivElement>(null)
  const outline = useRef<HTMLDivElement>(null)
  const itemBox = useRef<Box>(undefined)
  const lines = useRef<HTMLDivElement>(null)
  const [behind, item, before] = [
    useRef<HTMLCanvasElement>(null),
    useRef<HTMLCanvasElement>(null),
    useRef<HTMLCanvasElement>(null),
  ]
  const [across, down] = [sheet.width + 2 * sheet.bleed, sheet.height + 2 * sheet.bleed]
  const scale = view.fit * view.zoom
  const places: GesturePlaces = { frame, sheet: sheetPlace, itemLayer, outline, lines }
  const gestures = useGestures({ stage, ink, scale, view, places, onHeld, onGesture })
  useWheel(frame, view)
  const { shaped } = useLayers(
    { behind, item, before },
    { studio, area, sheet, selected, photos, scale: sharpAt(view) },
    (box, ids) => {
      itemBox.current = box
      putItem()
      gestures.onShown(ids)
    },
  )
  /** Until it is painted anew, the layer of the selection is stretched as the others are. */
  function putItem() {
    if (itemBox.current) putAt(itemLayer.current, itemBox.current, sheet, scale)
  }
  const putAgain = useEffectEvent(putItem)
  useLayoutEffect(() => putAgain(), [scale])
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
        className="absolute top-1/2 left-1/2 shadow-float"
      >
        <div className="absolute inset-0 overflow-clip">
          <canvas ref={behind} className="absolute inset-0 size-full" />
          <div ref={itemLayer} hidden={selected.length === 0} className="absolute">
            <canvas ref={item} className="absolute inset-0 size-full" />
          </div>
          <canvas ref={before} className="absolute inset-0 size-full" />
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

function putAt(element: HTMLElement | null, box: Box, sheet: BlankArea, scale: number): void {
  if (!element) return
  const { left, top, width, height } = placeOf(box, sheet, scale)
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
}
