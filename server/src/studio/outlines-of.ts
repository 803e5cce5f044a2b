import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene } from '@tohfa/contract/studio/scene'
import { shapeText } from '@tohfa/contract/studio/shape-text'
import { loadStudioFaces } from './studio-faces.ts'

/**
 * The words of a template as outlines, by the id of their item, so that a page shows them before its
 * own shaper is there. An id that stands in several areas names none of them.
 */
export async function outlinesOf({ areas }: Scene): Promise<ProductStudio['outlines']> {
  const texts = areas.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? item : [])),
  )
  if (texts.length === 0) return {}
  const faces = await loadStudioFaces()
  const alone = texts.filter(({ id }) => texts.filter((other) => other.id === id).length === 1)
  return Object.fromEntries(
    alone.map((item) => {
      const { d, box, missing } = shapeText(item, faces)
      return [item.id, { d, box, missing }]
    }),
  )
}
