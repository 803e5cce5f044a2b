import type { ReactNode } from 'react'
import type { MotifItem, ShapeItem, TextItem } from '@tohfa/print-engine/scene/scene'
import { fieldsOfKind } from '#admin/catalog/product-studio/change-fields.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { FollowField } from './follow-field.tsx'
import type { ItemEditor } from './item-editor.ts'

/**
 * The colour of an item: fixed, or that of a colour field, which an item may follow in two ways.
 */
export function PaintFields({
  draft,
  item,
  control,
  change,
  color,
}: ItemEditor<TextItem | MotifItem | ShapeItem> & { color: ReactNode }) {
  const colors = fieldsOfKind(draft, 'color')
  const isColor = (id: string | undefined) => colors.some((field) => field.id === id)
  const followed = item.colorField ?? (isColor(item.field) ? item.field : undefined)
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <FollowField
        {...control('colorField')}
        draft={draft}
        kind="color"
        label={texts.colorFrom}
        none={texts.colorOurs}
        value={followed}
        onChange={(colorField) =>
          change({ colorField, ...(isColor(item.field) && { field: undefined }) })
        }
      />
      {followed === undefined && color}
    </div>
  )
}
