import { type KeyboardEvent, useId } from 'react'
import { labelOf } from '#platform/i18n/label-of.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { StageCanvas } from './canvas/stage-canvas.tsx'
import { itemAtPlace, itemName } from './item-name.ts'
import type { StageStudio } from './stage-studio.ts'
import { stageTexts as texts } from './stage.texts.ts'
import type { StageState } from './use-stage.ts'

/** The picture of a side, on which its items are arranged by pointers and by keys. */
export function StagePicture({
  studio,
  stage,
  photos,
  color,
  className = '',
  onKeyDown,
  onSaid,
}: {
  studio: StageStudio
  stage: StageState
  photos: Photos
  /** The product's colour by its name. */
  color: string
  className?: string
  onKeyDown: (event: KeyboardEvent) => void
  /** Gets what a gesture did, in a sentence. */
  onSaid: (sentence: string) => void
}) {
  const hintId = useId()
  const { selected, sheet } = stage
  const selection =
    selected.length > 1
      ? texts.severalSelected(selected.length)
      : selected[0]
        ? texts.selected(itemName(studio, selected[0], sheet))
        : texts.nothingSelected
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the selection */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
        tabIndex={0}
        aria-label={texts.picture(labelOf(sheet), selection)}
        aria-describedby={hintId}
        data-stage-picture
        onKeyDown={onKeyDown}
        className={`relative focus-visible:-outline-offset-2 ${className}`}
      >
        <StageCanvas
          studio={studio}
          stage={stage}
          photos={photos}
          color={color}
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
      <p id={hintId} className="sr-only">
        {texts.keysHint}
      </p>
    </>
  )
}
