import type { PhotoItem, Scene, SceneItem } from '@tohfa/print-engine/scene/scene'

/** A frame with a photo in it. */
export const isPhoto = (item: SceneItem): item is PhotoItem & { file: string } =>
  item.kind === 'photo' && item.file !== null

/** The photos that a scene shows, by their sha256. */
export const photosIn = ({ areas }: Scene): string[] =>
  areas.flatMap(({ items }) => items.filter(isPhoto).map(({ file }) => file))

/** The scene as it can be drawn: the frame of a deleted photo is empty. */
export function withoutMissing(scene: Scene, kept: ReadonlySet<string>): Scene {
  const areas = scene.areas.map((area) => ({
    ...area,
    items: area.items.map((item) =>
      isPhoto(item) && !kept.has(item.file) ? { ...item, file: null } : item,
    ),
  }))
  return { ...scene, areas }
}
