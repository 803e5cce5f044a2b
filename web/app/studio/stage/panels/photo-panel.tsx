import { Crop } from 'lucide'
import { Suspense, useId, useState } from 'react'
import { changeOf } from '@tohfa/print-engine/edit/edit'
import { startCrop } from '@tohfa/print-engine/scene/cover-crop'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import { labelOf } from '#platform/i18n/label-of.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { studioTexts } from '#studio/studio.texts.ts'
import { Button } from '#ui/button.tsx'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'
import type { PanelProps } from './panel-props.ts'
import { PhotoPicker } from './photo-picker.tsx'

const CropDialog = lazyPart(async () => ({
  default: (await import('#studio/crop/crop-dialog.tsx')).CropDialog,
}))

const masks = ['rect', 'round', 'ellipse', 'heart'] as const

/** The photo of a frame, how it lies there, and the shape of the frame. */
export function PhotoPanel({
  studio,
  stage,
  item,
  change,
  fill,
  draftState,
}: PanelProps<PhotoItem> & { draftState: DraftState }) {
  const id = useId()
  const [isMoving, setMoving] = useState(false)
  const field = studio.fields.find((one) => one.id === item.field && one.kind === 'photo')
  const photo = item.file === null ? undefined : draftState.photos[item.file]

  function pick(picked: DraftPhoto) {
    if (field) fill(field.id, picked.sha256, { photo: picked })
    else change({ file: picked.sha256, crop: startCrop(picked, item), quarter: undefined })
  }

  return (
    <div className="flex flex-col gap-5">
      <PhotoPicker
        label={item.file ? texts.replacePhoto : studioTexts.pickPhoto}
        draftState={draftState}
        onPick={pick}
      />
      {photo && (
        <Button look="secondary" onClick={() => setMoving(true)} className="self-start">
          <Icon shape={Crop} className="size-5" />
          {studioTexts.movePhoto}
        </Button>
      )}
      <RadioTiles
        legend={texts.frame}
        name={`${id}-mask`}
        value={item.mask}
        onChange={(mask) => change({ mask })}
        tiles={masks.map((mask) => ({ value: mask, label: texts.masks[mask] }))}
      />
      {photo && isMoving && (
        <Suspense>
          <CropDialog
            label={field ? labelOf(field) : texts.photo}
            blank={studio.blank.id}
            photo={photo}
            places={[{ item, area: stage.sheet, initial: firstLook(studio, stage.area.id, item) }]}
            onChange={(_area, moved) => {
              const to = changeOf(item, moved)
              if (to) change(to)
            }}
            onClose={() => setMoving(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The mirror and the look that the template gives an item, or that an added photo begins with. */
function firstLook(
  { template }: PanelProps<PhotoItem>['studio'],
  area: string,
  { id }: PhotoItem,
): Pick<PhotoItem, 'flip' | 'look'> {
  const first = template.areas
    .find((one) => one.id === area)
    ?.items.find((item) => item.id === id && item.kind === 'photo')
  return first?.kind === 'photo' ? first : { flip: false, look: 'plain' }
}
