import type { PhotoLevels } from '@tohfa/print-engine/scene/photo-levels'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { askWorker } from '#studio/worker/ask-worker.ts'
import type { DraftPhoto, Photos } from '#studio/draft/draft-photo.ts'
import { measureLevels } from './measure-levels.ts'
import { blobOf } from './photo-copy.ts'

const known = new Map<string, PhotoLevels>()

/** The levels of a photo by its sha256, once `measureAll` has measured them. */
export const knownLevels = (sha256: string): PhotoLevels | undefined => known.get(sha256)

/** The photos that a scene shows in the look `clear` and that are not measured yet, by their sha256. */
export const unmeasured = ({ areas }: Pick<Scene, 'areas'>): string[] =>
  areas
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      item.kind === 'photo' && item.look === 'clear' && item.file && !known.has(item.file)
        ? [item.file]
        : [],
    )

/** Measures those photos. One that cannot be keeps its colours. */
export async function measureAll(scene: Pick<Scene, 'areas'>, photos: Photos): Promise<void> {
  await Promise.all(
    unmeasured(scene).map(async (sha256) => {
      const photo = photos[sha256]
      if (photo) await measure(photo).catch(() => undefined)
    }),
  )
}

/** Measures one photo; `knownLevels` returns them afterwards. */
export async function measure({ sha256, copy, file }: DraftPhoto): Promise<void> {
  const stored = copy ?? file
  if (!stored || known.has(sha256)) return
  const photo = blobOf(stored)
  const levels = await askWorker('levels', photo).catch(() => measureLevels(photo))
  known.set(sha256, levels)
}
