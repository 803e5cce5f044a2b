import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Ink } from '@tohfa/print-engine/blanks/blank-row'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { shapeTexts } from './shaping/shaper.ts'

/**
 * The words of a template as outlines, by the id of their item, so that a page shows them before
 * its own shaper is loaded. Ids that occur in several areas are left out.
 */
export async function outlinesOf({ areas }: Scene, ink: Ink): Promise<ProductStudio['outlines']> {
  const texts = areas.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? item : [])),
  )
  const alone = texts.filter(({ id }) => texts.filter((other) => other.id === id).length === 1)
  const shaped = await shapeTexts(
    'templates',
    alone.map((item) => ({ ...item, ink })),
  )
  return Object.fromEntries(
    alone.flatMap(({ id }, index) => {
      const outline = shaped[index]
      if (!outline) return []
      const { size: _size, ...shown } = outline
      return [[id, shown]]
    }),
  )
}
