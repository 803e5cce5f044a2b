import {
  CircleAlert,
  CircleCheck,
  RotateCw,
  SquareCenterlineDashedHorizontal,
  TriangleAlert,
} from 'lucide'
import { useId } from 'react'
import { mirrored, turned } from '@tohfa/print-engine/edit/crop'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import { photoDpi, type Sharpness, sharpnessOf } from '@tohfa/print-engine/scene/photo-dpi'
import { photoLooks } from '@tohfa/print-engine/scene/photo-looks'
import { Button } from '#ui/button.tsx'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { Icon } from '#ui/icon.tsx'
import { useDebouncedValue } from '#studio/draft/use-debounced-value.ts'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { CropFields } from './crop-fields.tsx'
import { cropTexts as texts } from './crop.texts.ts'
import { describeCrop, edgeHints, sharpnessText } from './crop-sentences.ts'
import { PhotoSurface } from './photo-surface.tsx'
import type { Crop } from './use-crop.ts'
import { useSheetPhotos } from './use-sheet-photos.ts'

const marks = {
  sharp: { shape: CircleCheck, color: 'text-success' },
  soft: { shape: CircleAlert, color: 'text-warning' },
  coarse: { shape: TriangleAlert, color: 'text-danger' },
} as const satisfies Record<Sharpness, object>

/** All three are in one row on a phone. */
const narrow = 'max-sm:px-3'

/**
 * Moves, zooms, turns and mirrors a photo under its frame (docs/studio.md 12.13). It belongs to no
 * page: it shows one item, and passes on the changed one.
 */
export function CropPanel({
  crop,
  photo,
  area,
  blank,
}: {
  /** The item and its changes, from `useCrop`. */
  crop: Crop
  photo: DraftPhoto
  /** The area of the item. */
  area: BlankArea
  blank: BlankId
}) {
  const { view, look, shown, change, reset, setHeld } = crop
  const photos = useSheetPhotos(photo, shown)
  const keysId = useId()
  const dpi = photoDpi(shown, photo)
  const sharpness = sharpnessOf(dpi)
  const { shape, color } = marks[sharpness]
  const sentence = sharpnessText(sharpness, view.zoom > 1)
  const spoken = useDebouncedValue(texts.spoken(describeCrop(view, photo, shown), sentence))
  const fields = { item: shown, photo, view, onChange: change }
  return (
    <div className="flex flex-col gap-4">
      {/* They stay in sight while the sliders are used. */}
      <div className="flex flex-col gap-3 bg-surface pb-1 tall:sticky tall:top-0 tall:z-10">
        {photos === null ? (
          <p role="alert" className="text-sm">
            {texts.notShown}
          </p>
        ) : (
          <PhotoSurface
            {...fields}
            photos={photos}
            describedBy={keysId}
            onReset={reset}
            onHold={setHeld}
          />
        )}
        <p className={`flex items-start gap-2 text-sm font-medium ${color}`}>
          <Icon shape={shape} className="size-5 shrink-0" />
          <span>
            {sentence}
            <span className="tabular font-normal whitespace-nowrap text-quiet">
              {` · ${texts.dpi(dpi)}`}
            </span>
          </span>
        </p>
      </div>
      {edgeHints(shown, area, blank).map((hint) => (
        <p key={hint} className="text-sm text-quiet">
          {hint}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => change(turned(view))} className={narrow}>
          <Icon shape={RotateCw} className="size-5" />
          {texts.turn}
        </Button>
        <Button
          look="secondary"
          aria-pressed={view.flip}
          onClick={() => change(mirrored(view))}
          className={`aria-pressed:bg-link-wash ${narrow}`}
        >
          <Icon shape={SquareCenterlineDashedHorizontal} className="size-5" />
          {texts.mirror}
        </Button>
        <Button look="quiet" onClick={reset} className={narrow}>
          {texts.reset}
        </Button>
      </div>
      <CropFields {...fields} />
      <RadioTiles
        legend={texts.look}
        name="crop-look"
        value={look}
        onChange={(next) => change(view, next)}
        tiles={photoLooks.map((value) => ({ value, label: texts.looks[value] }))}
      />
      <p id={keysId} className="text-xs text-quiet">
        {texts.keys}
      </p>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}
