import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'

/**
 * A shared design as others may start from it: what its pictures show, without photos. Words that
 * are hidden, and are therefore in no picture, are empty (docs/studio.md 15.9).
 */
export function startOf(scene: Scene): Scene {
  const areas = scene.areas.map((area) => ({ ...area, items: area.items.map(shown) }))
  return { ...scene, areas }
}

function shown(item: SceneItem): SceneItem {
  if (item.kind === 'text') return item.hidden ? { ...item, text: '' } : item
  if (item.kind !== 'photo') return item
  const { quarter: _turned, ...upright } = item
  return { ...upright, file: null, crop: { x: 0, y: 0, width: 1, height: 1 } }
}
