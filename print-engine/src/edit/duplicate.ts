import type { Scene, SceneItem } from '#scene/scene.ts'
import type { Edit } from './edit.ts'

/** Millimetres by which a copy is to the right of its original and below it. */
const beside = 4

/** The longest id of an item. */
const mostOfId = 24

/** An id that no item has yet: the name, with a number where the name is taken. */
export function freeId(taken: Iterable<string>, name: string): string {
  const known = new Set(taken)
  const stem = name.replace(/-\d+$/, '')
  let id = stem
  for (let nth = 2; known.has(id); nth += 1) {
    const end = `-${nth}`
    id = stem.slice(0, mostOfId - end.length) + end
  }
  return id
}

/**
 * Copies items, each to the front of its original. A copy follows no field: a field fills in the
 * original only. In a template, which has no words of a shopper yet, it follows the same fields.
 */
export function duplicate(
  scene: Scene,
  area: string,
  ids: readonly string[],
  isTemplate = false,
): { edit: Edit; ids: string[] } {
  const items = scene.areas.find(({ id }) => id === area)?.items ?? []
  const taken = new Set(items.map(({ id }) => id))
  const added: Edit[] = []
  const copies: string[] = []
  items.forEach((item, index) => {
    if (!ids.includes(item.id)) return
    const id = freeId(taken, item.id)
    taken.add(id)
    added.push({
      do: 'add',
      area,
      at: index + 1 + copies.length,
      item: copyOf(item, id, isTemplate),
    })
    copies.push(id)
  })
  return { edit: { do: 'all', of: added }, ids: copies }
}

function copyOf(item: SceneItem, id: string, isTemplate: boolean): SceneItem {
  const copy = { ...item, id, x: item.x + beside, y: item.y + beside }
  delete copy.locked
  if (isTemplate) return copy
  delete copy.field
  if (copy.kind !== 'photo') delete copy.colorField
  return copy
}
