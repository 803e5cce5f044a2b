import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { around } from '@tohfa/print-engine/edit/align'
import { labelOf } from '#platform/i18n/label-of.ts'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { areaBox } from './canvas/boxes.ts'
import { StageCanvas } from './canvas/stage-canvas.tsx'
import { useView } from './canvas/use-view.ts'
import { viewKey } from './canvas/view-key.ts'
import { itemAtPlace, itemName } from './item-name.ts'
import type { StageStudio } from './stage-studio.ts'
import { stageTexts as texts } from './stage.texts.ts'
import type { StageState } from './use-stage.ts'
import { ViewButtons } from './view-buttons.tsx'

/** The picture of a side, on which its items are arranged by pointers and by keys. */
export function StagePicture({
  studio,
  stage,
  photos,
  color,
  className = '',
  onKeyDown,
  onOpen,
  onSaid,
}: {
  studio: StageStudio
  stage: StageState
  photos: Photos
  /** The product's colour by its name. */
  color: string
  className?: string
  onKeyDown: (event: KeyboardEvent) => void
  /** Opens what is selected, at a double click. */
  onOpen?: () => void
  /** Gets what a gesture did, in a sentence. */
  onSaid: (sentence: string) => void
}) {
  const hintId = useId()
  const { selected, sheet } = stage
  const frame = useRef<HTMLDivElement>(null)
  const view = useView(frame, sheet)
  const isHeld = useRef(false)
  /** The middle of the selection, in millimetres from the middle of the sheet. */
  const middleOf = (items: readonly SceneItem[]): readonly [number, number] | undefined => {
    if (items.length === 0) return undefined
    const box = around(items.map((item) => areaBox(item, studio.blank.ink)))
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  /** Buttons and keys enlarge around the selection, so that it stays where it is seen. */
  function zoomBy(factor: number) {
    const [x, y] = middleOf(selected) ?? [0, 0]
    const scale = view.fit * view.zoom
    const isSeen = selected.length > 0 && view.zoom > 1
    view.zoomBy(factor, isSeen ? [view.x + x * scale, view.y + y * scale] : [x * scale, y * scale])
  }
  // A selection from the list or by keys comes into sight; a pointer takes what it sees.
  const reveal = useEffectEvent((items: readonly SceneItem[]) => {
    const middle = middleOf(items)
    if (middle && !isHeld.current) view.reveal(middle)
  })
  useEffect(() => reveal(selected), [selected])
  const selection =
    selected.length > 1
      ? texts.severalSelected(selected.length)
      : selected[0]
        ? texts.selected(itemName(studio, selected[0], sheet))
        : texts.nothingSelected
  return (
    <div className={`relative ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the selection */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
        tabIndex={0}
        aria-label={texts.picture(labelOf(sheet), selection)}
        aria-describedby={hintId}
        data-stage-picture
        onKeyDown={(event) => {
          const change = viewKey(event)
          if (!change) return onKeyDown(event)
          event.preventDefault()
          if ('zoom' in change) return change.zoom ? zoomBy(change.zoom) : view.showWhole()
          view.pan(...change.pan)
        }}
        onDoubleClick={onOpen}
        ref={frame}
        className="absolute inset-0 focus-visible:-outline-offset-2"
      >
        <StageCanvas
          studio={studio}
          stage={stage}
          photos={photos}
          color={color}
          view={view}
          onHeld={(is) => (isHeld.current = is)}
          onGesture={(items) => {
            const [only] = items
            onSaid(
              items.length === 1 && only
                ? itemAtPlace(studio, only)
                : texts.severalSelected(items.length),
            )
          }}
        />
      </div>
      <ViewButtons zoom={view.zoom} onZoom={zoomBy} onWhole={view.showWhole} />
      <p id={hintId} className="sr-only">
        {texts.keysHint}
      </p>
    </div>
  )
}
