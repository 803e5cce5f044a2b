import { useState } from 'react'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import { Button } from '#ui/button.tsx'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { CropPanel } from './crop-panel.tsx'
import { cropTexts as texts } from './crop.texts.ts'
import { useCrop } from './use-crop.ts'

/** A frame that shows the photo, with the mirror and the look that its template gives it. */
export type PhotoPlace = {
  item: PhotoItem
  area: BlankArea
  initial: Pick<PhotoItem, 'flip' | 'look'>
}

type Props = {
  /** The label of the photo's field. */
  label: string
  blank: BlankId
  photo: DraftPhoto
  /** The frames that show the photo. */
  places: readonly PhotoPlace[]
  onChange: (area: string, item: PhotoItem) => void
  onClose: () => void
}

/** The frame of a photo, one after the other where several show it. */
export function CropDialog(props: Props) {
  const [nth, setNth] = useState(0)
  const place = props.places[nth] ?? props.places[0]
  if (!place) return null
  return <OnePlace key={nth} {...props} place={place} nth={nth} onNth={setNth} />
}

function OnePlace({
  label,
  blank,
  photo,
  places,
  place: { item, area, initial },
  nth,
  onNth,
  onChange,
  onClose,
}: Props & { place: PhotoPlace; nth: number; onNth: (nth: number) => void }) {
  const crop = useCrop(item, photo, initial, (changed) => onChange(area.id, changed))
  function close() {
    crop.flush()
    onClose()
  }
  return (
    <Dialog open title={texts.title(label)} onClose={close}>
      <div className="flex flex-col gap-4 p-5">
        {places.length > 1 && (
          <RadioTiles
            legend={texts.places}
            name="crop-place"
            value={String(nth)}
            onChange={(chosen) => {
              crop.flush()
              onNth(Number(chosen))
            }}
            tiles={places.map((_, at) => ({ value: String(at), label: texts.place(at + 1) }))}
          />
        )}
        <CropPanel crop={crop} photo={photo} area={area} blank={blank} />
        <Button onClick={close} className="self-end">
          {texts.done}
        </Button>
      </div>
    </Dialog>
  )
}
