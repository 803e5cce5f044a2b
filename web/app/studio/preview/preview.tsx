// chunk: designing
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { FlatPicture } from './flat-picture.tsx'
import { MockUpCanvas, type CanvasRect } from './mock-up-canvas.tsx'
import type { MockUpScreen } from './mock-up-screen.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { TurnMug } from './turn-mug.tsx'
import type { Photos } from '#studio/draft/draft-photo.ts'
import type { View } from './view.ts'

export type PreviewContent = {
  studio: ProductStudio
  svgs: Readonly<Record<string, string>>
  view: View
  /** The product's colour by its name. */
  color: string
  photos: Photos
  /** Null where none can be drawn: then the sheet is shown flat. */
  mockUp: MockUpScreen | null | undefined
  /** The visible part of the mock-up; all of it by default. */
  part?: CanvasRect | undefined
}

const belowStripClass = 'max-md:tall:[:root:has([data-studio]:focus-within)_&]:opacity-0'

/** The picture of a design, with buttons for its sides. */
export function Preview({
  describedBy,
  isPinned,
  onView,
  ...shown
}: PreviewContent & {
  describedBy: string
  /** Whether it is at the top of a phone during input, where a second one is not needed. */
  isPinned: boolean
  onView: (view: View) => void
}) {
  const { blank, template } = shown.studio
  const sides = blank.areas.filter(({ id }) => template.areas.some((area) => area.id === id))
  const hasSides = sides.length > 1
  return (
    <div className="absolute inset-0 animate-arrive bg-sunken">
      <div className={`absolute inset-0 ${isPinned ? belowStripClass : ''}`}>
        <figure
          aria-label={texts.preview}
          aria-describedby={describedBy}
          className="absolute inset-0"
        >
          <PreviewPicture {...shown} />
        </figure>
        {shown.mockUp && blank.id === 'mug' && (
          <TurnMug view={shown.view} isRaised={hasSides} onView={onView} />
        )}
        {hasSides && <Sides sides={sides} view={shown.view} onView={onView} />}
      </div>
    </div>
  )
}

/** Only the picture, as large as possible. */
export function PreviewPicture({
  studio: { blank },
  svgs,
  view,
  color,
  photos,
  mockUp,
  part,
}: PreviewContent) {
  if (mockUp) return <MockUpCanvas screen={mockUp} part={part} />
  const area = blank.areas.find(({ id }) => id === view.area)
  const svg = svgs[view.area]
  if (!area || svg === undefined) return null
  const ground = sheetGround(blank.id, color, blank.areas)
  return (
    <div className="absolute inset-[6%] grid place-items-center">
      <FlatPicture svg={svg} photos={photos} area={area} ground={ground} />
    </div>
  )
}

/** Buttons for the sides of a print. */
function Sides({
  sides,
  view,
  onView,
}: {
  sides: readonly BlankArea[]
  view: View
  onView: (view: View) => void
}) {
  return (
    <fieldset
      aria-label={texts.sides}
      className="absolute inset-x-0 bottom-3 flex justify-center gap-2"
    >
      {sides.map((side) => (
        <button
          key={side.id}
          type="button"
          aria-pressed={side.id === view.area}
          onClick={() => onView({ ...view, area: side.id })}
          className="min-h-11 rounded-control border border-control bg-surface px-4 text-sm transition-colors hover:border-ink aria-pressed:border-link aria-pressed:bg-link-wash aria-pressed:font-semibold"
        >
          {labelOf(side)}
        </button>
      ))}
    </fieldset>
  )
}
