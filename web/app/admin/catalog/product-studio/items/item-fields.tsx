import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { withItem, type ItemChange } from '#admin/catalog/product-studio/change-items.ts'
import { controlAt, type Editor } from '#admin/catalog/product-studio/editor.ts'
import { MotifFields } from './motif-fields.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ShapeFields } from './shape-fields.tsx'
import { TextFields } from './text-fields.tsx'

/** All properties of one item of the template. */
export function ItemFields({
  draft,
  faults,
  change,
  area,
  item,
  path,
}: Editor & { area: string; item: SceneItem; path: string }) {
  const shared = {
    draft,
    control: controlAt(faults, path),
    change: (part: ItemChange) => change(withItem(area, item.id, part)),
  }
  return (
    <>
      {item.kind === 'text' && <TextFields {...shared} item={item} />}
      {item.kind === 'photo' && <PhotoFields {...shared} item={item} />}
      {item.kind === 'motif' && <MotifFields {...shared} item={item} />}
      {item.kind === 'shape' && <ShapeFields {...shared} item={item} />}
      <PlaceFields {...shared} item={item} />
    </>
  )
}
