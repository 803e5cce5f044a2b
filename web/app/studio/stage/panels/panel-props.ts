import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { ItemChange } from '@tohfa/print-engine/edit/edit'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Arranging } from '#studio/stage/arranging.ts'
import type { StageState } from '#studio/stage/use-stage.ts'

/** A panel for one selected item. */
export type PanelProps<Item extends SceneItem> = {
  studio: ProductStudio
  stage: StageState
  item: Item
  /** Changes the item; changes with one key, one after the other, are undone together. */
  change: (to: ItemChange, key?: string) => void
  /** Gives the field of the item a value, which all that follow the field show. */
  fill: Arranging['fill']
}
