// chunk: designing
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { View } from '#studio/preview/view.ts'

type FieldScene = Pick<ProductStudio, 'template' | 'blank'>

/** The angle in degrees that a mug's wrap covers. */
const wrapDegrees = 246

/**
 * The view of a design that shows a field's items: their side, and for a mug the rotation to them.
 */
export const viewOfField = (studio: FieldScene, field: string): View | undefined =>
  viewOf(
    studio,
    (item) => item.field === field || (item.kind === 'text' && item.colorField === field),
  )

/** Before any field has the focus: the first item with a field. */
export const firstView = (studio: FieldScene): View =>
  viewOf(studio, ({ field }) => field !== undefined) ?? {
    area: studio.template.areas[0]?.id ?? '',
    turn: 0,
  }

function viewOf(
  { template, blank }: FieldScene,
  isMeant: (item: SceneItem) => boolean,
): View | undefined {
  for (const { id, items } of template.areas) {
    const item = items.find(isMeant)
    const area = blank.areas.find((one) => one.id === id)
    if (!item || !area) continue
    const turn = blank.id === 'mug' ? Math.round((item.x / area.width) * wrapDegrees) : 0
    return { area: id, turn }
  }
  return undefined
}
