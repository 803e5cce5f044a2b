import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { ItemChange } from '#admin/catalog/product-studio/change-items.ts'
import type { controlAt, Editor } from '#admin/catalog/product-studio/editor.ts'

/** The props of the editors of all kinds of items; `control` gives a control's props by its key. */
export type ItemEditor<Item extends SceneItem> = Pick<Editor, 'draft'> & {
  item: Item
  control: ReturnType<typeof controlAt>
  change: (change: ItemChange) => void
}
