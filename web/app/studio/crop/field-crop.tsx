import { changeOf, type Edit } from '@tohfa/print-engine/edit/edit'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { PhotoItem, Scene } from '@tohfa/print-engine/scene/scene'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { labelOf } from '#platform/i18n/label-of.ts'
import { photosIn } from '#studio/draft/photos-in.ts'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { CropDialog, type PhotoPlace } from './crop-dialog.tsx'

/** Moves the photo of a field within the frames that show it. */
export default function FieldCrop({
  studio,
  scene,
  field,
  photo,
  onEdit,
  onClose,
}: {
  studio: ProductStudio
  /** The printed one. */
  scene: Scene
  field: TemplateField
  photo: DraftPhoto
  onEdit: (edit: Edit) => void
  onClose: () => void
}) {
  const places = placesOf(studio, scene, field.id)
  function change(area: string, item: PhotoItem) {
    const before = places.find((place) => place.area.id === area && place.item.id === item.id)
    const to = before && changeOf(before.item, item)
    if (to) onEdit({ do: 'set', area, ids: [item.id], to: [to] })
  }
  return (
    <CropDialog
      label={labelOf(field)}
      blank={studio.blank.id}
      photo={photo}
      places={places}
      onChange={change}
      onClose={onClose}
    />
  )
}

function placesOf({ template, blank }: ProductStudio, scene: Scene, field: string): PhotoPlace[] {
  const first = photosIn(template, field)
  return photosIn(scene, field).flatMap(({ area: id, item }) => {
    const area = blank.areas.find((one) => one.id === id)
    if (!area || item.hidden || item.file === null) return []
    const initial = first.find((one) => one.area === id && one.item.id === item.id)?.item ?? item
    return [{ item, area, initial: { flip: initial.flip, look: initial.look } }]
  })
}
