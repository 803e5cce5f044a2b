import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'
import type { SceneParts } from '@tohfa/print-engine/scene/scene-svg'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { knownMotif } from '#studio/motifs/known-motif.ts'
import { knownLevels, measureAll } from '#studio/photos/known-levels.ts'
import { photoAddress } from '#studio/photos/photo-address.ts'
import { shapeAll, shapedText } from './outlines.ts'

/** What is drawn by a studio: the ink of its blank, and the motifs that came with it. */
type DrawnStudio = Pick<ProductStudio, 'motifs'> & { blank: Pick<ProductStudio['blank'], 'ink'> }

/** A placeholder for a missing photo. */
export const placeholder = '#d9d2c6'

/** The parts of a scene as this page has them: shaped words, photos by their addresses, motifs. */
export const partsOf = ({ blank, motifs }: DrawnStudio, photos: Photos): SceneParts => ({
  text: (item) => shapedText(item, blank.ink),
  photo: ({ file }) => (file && photos[file] ? photoAddress(file) : undefined),
  levels: ({ file }) => (file ? knownLevels(file) : undefined),
  motif: (id) => motifs[id] ?? knownMotif(id),
  placeholder,
})

/** Whether nothing but words is missing for a scene. */
export function hasAllButWords(
  { motifs }: Pick<DrawnStudio, 'motifs'>,
  { areas }: Pick<Scene, 'areas'>,
): boolean {
  const isThere = (item: SceneItem) => {
    if (item.kind === 'motif') return (motifs[item.motif] ?? knownMotif(item.motif)) !== undefined
    if (item.kind !== 'photo' || item.look !== 'clear' || !item.file) return true
    return knownLevels(item.file) !== undefined
  }
  return areas.every(({ items }) => items.every(isThere))
}

/** Loads the parts of a scene; fails where one cannot be drawn. */
export async function loadParts(
  { blank, motifs }: DrawnStudio,
  scene: Pick<Scene, 'areas'>,
  photos: Photos,
  signal: AbortSignal,
): Promise<void> {
  const items = scene.areas.flatMap((area) => area.items)
  const further = items.flatMap((item) =>
    item.kind === 'motif' && !motifs[item.motif] ? [item.motif] : [],
  )
  await Promise.all([
    shapeAll(
      items.filter((item) => item.kind === 'text'),
      blank.ink,
      signal,
    ),
    measureAll(scene, photos),
    further.length > 0 && loadMotifs(further),
  ])
}

/** The motifs that a template lacks were added on the stage, which few open. */
async function loadMotifs(ids: readonly string[]): Promise<void> {
  const { loadMotif } = await import('#studio/motifs/load-motif.ts')
  const loaded = await Promise.all(ids.map(loadMotif))
  if (loaded.includes(undefined)) throw new Error('a motif could not be loaded')
}
