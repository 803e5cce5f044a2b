import { itemBounds } from '@tohfa/print-engine/scene/bounds'
import type { Scene, SceneItem, TextItem } from '@tohfa/print-engine/scene/scene'
import type { MeasuredTexts } from '#studio/proofs/run-preflight.ts'

/**
 * Rows of which each text of a field has the smallest size that any row shrinks it to. Rounded down
 * to a hundredth of a millimetre, so that none is shrunk again. Texts that differ nowhere stay.
 *
 * @returns the scenes that change, by what they were
 */
export function inOneSize(
  scenes: readonly Scene[],
  measured: MeasuredTexts,
): ReadonlyMap<Scene, Scene> {
  const sizes = new Map<string, { least: number; most: number }>()
  for (const { key, item } of scenes.flatMap(fittedTexts)) {
    const size = measured.get(item)?.size
    if (size === undefined) continue
    const { least, most } = sizes.get(key) ?? { least: size, most: size }
    sizes.set(key, { least: Math.min(least, size), most: Math.max(most, size) })
  }
  const sizeOf = (area: string, item: SceneItem): number | undefined => {
    const found = isFitted(item) ? sizes.get(keyOf(area, item)) : undefined
    if (!found || found.least === found.most) return undefined
    return Math.max(itemBounds.text.size[0], Math.floor(found.least * 100) / 100)
  }
  const differs = (scene: Scene) =>
    scene.areas.some(({ id, items }) => items.some((item) => sizeOf(id, item) !== undefined))
  const sized = (scene: Scene): Scene => ({
    ...scene,
    areas: scene.areas.map((area) => ({
      ...area,
      items: area.items.map((item) => {
        const size = sizeOf(area.id, item)
        return size !== undefined && item.kind === 'text' ? { ...item, size } : item
      }),
    })),
  })
  return new Map(scenes.filter(differs).map((scene) => [scene, sized(scene)]))
}

const keyOf = (area: string, { id }: SceneItem) => `${area}/${id}`

/** A text of a field that is shrunk where it is wider than its place. */
const isFitted = (item: SceneItem): item is TextItem =>
  item.kind === 'text' && item.field !== undefined && item.width !== undefined

const fittedTexts = ({ areas }: Scene): { key: string; item: TextItem }[] =>
  areas.flatMap(({ id, items }) =>
    items.flatMap((item) => (isFitted(item) ? [{ key: keyOf(id, item), item }] : [])),
  )
