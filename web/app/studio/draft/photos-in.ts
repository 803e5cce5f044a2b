import type { PhotoItem, Scene } from '@tohfa/print-engine/scene/scene'

/** The photos of a scene that follow a field, each with the id of its area. */
export const photosIn = (scene: Scene, field: string): { area: string; item: PhotoItem }[] =>
  scene.areas.flatMap((area) =>
    area.items.flatMap((item) =>
      item.kind === 'photo' && item.field === field ? [{ area: area.id, item }] : [],
    ),
  )
