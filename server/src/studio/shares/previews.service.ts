import { blanks } from '@tohfa/contract/studio/blanks'
import type { Connection, Transaction } from '../../database/connect.ts'
import { Failure } from '../../http/failures.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import type { ImageStore } from '../../media/store/image-store.ts'
import { sweepStrays } from '../../media/sweep-strays.ts'
import type { DesignRow } from '../designs.queries.ts'
import type { OwnPhoto } from '../photos.queries.ts'
import type { Photos } from '../photos.service.ts'
import { findStudio } from '../product-studio.queries.ts'
import { areasOf } from '../product-studio.shape.ts'
import { photosIn, withoutMissing } from '../scene-photos.ts'
import { createTurns } from '../turns.ts'
import { drawDesign } from './draw-design.ts'
import { sidesOf } from './sides-of.ts'
import { designIdsOf, unknownDesigns } from './previews.queries.ts'

/** Pictures of people's designs on their products, each drawn when it is first asked for. */
export type Previews = {
  /** A side of a design as it is now, as WebP; the first that has something on it when none is named. */
  of(design: DesignRow, side?: string): Promise<Buffer>
  /** Removes those of these designs, as part of `tx`. */
  forget(tx: Transaction, ids: string[]): Promise<void>
  /** Removes all of somebody's, as part of `tx`. */
  forgetAllOf(tx: Transaction, userId: string): Promise<void>
}

const removePreviews = defineJob<{ ids: string[] }>('remove-design-previews', {
  expireInSeconds: 300,
})
const sweepPreviews = defineJob<Record<string, never>>('sweep-design-previews', {
  retryLimit: 0,
  expireInSeconds: 600,
})
/** Once a night, as India has it. */
const sweepAt = '43 21 * * *'
/** At half a second each they have their turn well within the longest answer (docs/product.md 18.12). */
const mostBefore = 20

export function createPreviews(deps: {
  connection: Connection
  jobs: Jobs
  store: ImageStore
  photos: Pick<Photos, 'named'>
  photoStore: Pick<ImageStore, 'read'>
}): Previews {
  const { connection, jobs, store, photos, photoStore } = deps
  const { db } = connection
  const inTurn = createTurns(mostBefore)

  jobs.handle(removePreviews, async ({ ids }) => {
    for (const id of ids) await store.remove(id)
  })
  jobs.handle(sweepPreviews, () => sweepStrays(store, (keys) => unknownDesigns(db, keys)))
  jobs.repeat(sweepPreviews, sweepAt)

  /** Of the photos of a design those that are still kept. */
  async function photosOf({ scene, userId }: DesignRow): Promise<OwnPhoto[]> {
    const named = photosIn(scene)
    return named.length > 0 ? photos.named(userId, named) : []
  }

  async function draw(design: DesignRow, side: string, kept: readonly OwnPhoto[]): Promise<Buffer> {
    const studio = await findStudio(db, design.productId)
    const areas = studio ? areasOf(studio) : blanks[design.scene.blank].areas
    const ids = new Map(kept.map(({ sha256, id }) => [sha256, id]))
    const scene = withoutMissing(design.scene, new Set(ids.keys()))
    const product = { areas, category: studio?.category }
    return drawDesign({ ...design, scene }, product, side, {
      photo: async (sha256) => {
        const bytes = await photoStore.read(ids.get(sha256) ?? '', 'master')
        if (!bytes) throw new Error('a photo of a design has no file')
        return bytes
      },
    })
  }

  /** Of an earlier version none is left. */
  async function drawAndKeep(
    design: DesignRow,
    side: string,
    kept: readonly OwnPhoto[],
  ): Promise<Buffer> {
    const name = fileOf(design, side, kept)
    const before = await store.read(design.id, name)
    if (before) return before
    const bytes = await draw(design, side, kept)
    const old = (await store.names(design.id)).filter((one) => !isOf(design, kept, one))
    await store.removeFiles(design.id, old)
    await store.write(design.id, [{ name, bytes }])
    return bytes
  }

  async function forget(tx: Transaction, ids: string[]): Promise<void> {
    if (ids.length > 0) await jobs.send(tx, removePreviews, { ids })
  }

  return {
    async of(design, asked) {
      const sides = sidesOf(design.scene)
      const side = asked ?? sides[0]
      if (side === undefined || !sides.includes(side)) throw new Failure('design_not_found')
      const kept = await photosOf(design)
      const before = await store.read(design.id, fileOf(design, side, kept))
      return before ?? (await inTurn(() => drawAndKeep(design, side, kept)))
    },
    forget,
    forgetAllOf: async (tx, userId) => forget(tx, await designIdsOf(tx, userId)),
  }
}

/** Another picture for each version, and when a photo of it was deleted. */
const startOf = ({ version }: DesignRow, kept: readonly OwnPhoto[]) => `${version}-${kept.length}-`
const fileOf = (design: DesignRow, side: string, kept: readonly OwnPhoto[]): string =>
  `${startOf(design, kept)}${side}.webp`
const isOf = (design: DesignRow, kept: readonly OwnPhoto[], name: string): boolean =>
  name.startsWith(startOf(design, kept))
