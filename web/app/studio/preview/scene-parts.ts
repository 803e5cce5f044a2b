import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { SceneParts } from '@tohfa/print-engine/scene/scene-svg'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { knownMotif } from '#studio/motifs/known-motif.ts'
import { knownLevels, measureAll, unmeasured } from '#studio/photos/known-levels.ts'
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

/** The motifs of a scene that neither its template brought nor the stage loaded. */
const missingMotifs = (
  { motifs }: Pick<DrawnStudio, 'motifs'>,
  { areas }: Pick<Scene, 'areas'>,
): string[] =>
  areas
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      item.kind === 'motif' && !motifs[item.motif] && !knownMotif(item.motif) ? [item.motif] : [],
    )

/** Whether nothing but words is missing for a scene. */
export const hasAllButWords = (
  studio: Pick<DrawnStudio, 'motifs'>,
  scene: Pick<Scene, 'areas'>,
): boolean => missingMotifs(studio, scene).length === 0 && unmeasured(scene).length === 0

/** Loads the parts of a scene; fails where one cannot be drawn. */
export async function loadParts(
  studio: DrawnStudio,
  scene: Pick<Scene, 'areas'>,
  photos: Photos,
  signal: AbortSignal,
): Promise<void> {
  const items = scene.areas.flatMap((area) => area.items)
  const further = missingMotifs(studio, scene)
  await Promise.all([
    shapeAll(
      items.filter((item) => item.kind === 'text'),
      studio.blank.ink,
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
