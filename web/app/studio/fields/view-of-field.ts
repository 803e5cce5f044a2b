import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { View } from '#studio/preview/view.ts'

type FieldScene = Pick<ProductStudio, 'template' | 'blank'>

/** How many degrees of a mug its wrap goes around. */
const wrapDegrees = 246

/** How a design is looked at so that what follows a field is seen: its side, and a mug turned to it. */
export const viewOfField = (studio: FieldScene, field: string): View | undefined =>
  viewOf(
    studio,
    (item) => item.field === field || (item.kind === 'text' && item.colorField === field),
  )

/** Before anybody comes to a field: the first thing that somebody can fill in. */
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
