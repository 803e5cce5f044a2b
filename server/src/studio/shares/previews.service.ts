import { createHash } from 'node:crypto'
import type { AreaPhotograph } from '@tohfa/contract/studio/photographs'
import { photographFor } from '@tohfa/print-engine/mockup/photograph'
import { type BlankArea, blanks } from '@tohfa/print-engine/scene/blanks'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { sweepStrays } from '#platform/media/sweep-strays.ts'
import type { DesignRow } from '#studio/designs/designs.queries.ts'
import type { OwnPhoto } from '#studio/photos/photos.queries.ts'
import { photographFile } from '#studio/photographs/photograph-file.ts'
import type { Photos } from '#studio/photos/photos.service.ts'
import { createJoined } from '#platform/threads/joined.ts'
import { forPage, photosFor, runInProcess } from '#studio/press/worker/render-in-process.ts'
import { findStudio } from '#studio/templates/product-studio.queries.ts'
import { areasOf } from '#studio/templates/product-studio.shape.ts'
import { photosIn, withoutMissing } from '#studio/designs/scene-photos.ts'
import { kitTag } from './mock-up-picture.ts'
import { sidesOf } from './sides-of.ts'
import { designIdsOf, unknownDesigns } from './previews.queries.ts'

/** Pictures of people's designs on their products, each drawn on its first request. */
export type Previews = {
  /**
   * A side of the current design, as WebP; by default the first with content. A drawing that nobody
   * waits for any more, because the client disconnected or requested a newer version, is not
   * started.
   */
  of(design: DesignRow, options: { side?: string | undefined; gone: AbortSignal }): Promise<Buffer>
  /** Removes those of these designs, as part of `tx`. */
  forget(tx: Transaction, ids: string[]): Promise<void>
  /** Deletes all of a person, as part of `tx`. */
  forgetAllOf(tx: Transaction, userId: string): Promise<void>
}

type Product = {
  areas: readonly BlankArea[]
  category: string | undefined
  photographs: readonly AreaPhotograph[]
}
type Picture = {
  design: DesignRow
  side: string
  /** Its photos that are still there. */
  kept: readonly OwnPhoto[]
  product: Product
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
export function createPreviews(deps: {
  connection: Connection
  jobs: Jobs
  store: ImageStore
  photos: Pick<Photos, 'named'>
  photoStore: Pick<ImageStore, 'read'>
  /** The shop's public pictures, with photographs of blanks. */
  pictureStore: Pick<ImageStore, 'read'>
}): Previews {
  const { connection, jobs, store, photos, photoStore, pictureStore } = deps
  const { db } = connection
  const joined = createJoined()
  /** The running and queued drawings of each side of a design. */
  const newest = new Map<string, { file: string; replaced: AbortController }>()

  jobs.handle(removePreviews, async ({ ids }) => {
    for (const id of ids) await store.remove(id)
  })
  jobs.handle(sweepPreviews, () => sweepStrays(store, (keys) => unknownDesigns(db, keys)))
  jobs.repeat(sweepPreviews, sweepAt)

  /** The photos of a design that still exist. */
  async function photosOf({ scene, userId }: DesignRow): Promise<OwnPhoto[]> {
    const named = photosIn(scene)
    return named.length > 0 ? photos.named(userId, named) : []
  }

  async function productOf({ productId, scene }: DesignRow): Promise<Product> {
    const studio = await findStudio(db, productId)
    const areas = studio ? areasOf(studio) : blanks[scene.blank].areas
    // Those of another blank are wrong for this design.
    const photographs = studio?.blank === scene.blank ? studio.photographs : []
    return { areas, category: studio?.category, photographs }
  }

  async function draw(
    { design, side, kept, product }: Picture,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const ids = new Map(kept.map(({ sha256, id }) => [sha256, id]))
    const scene = withoutMissing(design.scene, new Set(ids.keys()))
    const { photographs, ...place } = product
    const photograph = photographFor(photographs, side, design.color)
    const given = { scene, color: design.color, side, ...place, photograph }
    const parts = photosFor(scene.areas, {
      photo: async (sha256) => {
        const bytes = await photoStore.read(ids.get(sha256) ?? '', 'master')
        if (!bytes) throw new Error('a photo of a design has no file')
        return bytes
      },
    })
    const files = { ...parts, ...photographFile(pictureStore, photograph) }
    const { webp } = await runInProcess('design', given, files, forPage(design.userId, signal))
    return webp
  }

  /** Of an earlier version none is left. */
  async function drawAndKeep(picture: Picture, signal: AbortSignal): Promise<Buffer> {
    const { id } = picture.design
    const name = fileOf(picture)
    const before = await store.read(id, name)
    if (before) return before
    const bytes = await draw(picture, signal)
    const start = startOf(picture)
    await store.removeFiles(
      id,
      (await store.names(id)).filter((one) => !one.startsWith(start)),
    )
    await store.write(id, [{ name, bytes }])
    // Deleted during its drawing, by its owner or with them: nothing of it is stored.
    if ((await unknownDesigns(db, [id])).length > 0) {
      await store.remove(id)
      throw new Failure('design_not_found')
    }
    return bytes
  }

  /** Once for all callers; queued drawings of an earlier version are dropped. */
  async function drawOnce(picture: Picture, gone: AbortSignal): Promise<Buffer> {
    const place = `${picture.design.id} ${picture.side}`
    const file = fileOf(picture)
    const before = newest.get(place)
    if (before && before.file !== file) before.replaced.abort(new Failure('preview_replaced'))
    const own = before?.file === file ? before : { file, replaced: new AbortController() }
    newest.set(place, own)
    const key = `${place} ${file}`
    try {
      return await joined(
        key,
        (signal) => drawAndKeep(picture, AbortSignal.any([signal, own.replaced.signal])),
        gone,
      )
    } finally {
      if (newest.get(place) === own) newest.delete(place)
    }
  }

  async function forget(tx: Transaction, ids: string[]): Promise<void> {
    if (ids.length > 0) await jobs.send(tx, removePreviews, { ids })
  }

  return {
    async of(design, { side: requestedSide, gone }) {
      const sides = sidesOf(design.scene)
      const side = requestedSide ?? sides[0]
      if (side === undefined || !sides.includes(side)) throw new Failure('design_not_found')
      const [kept, product] = await Promise.all([photosOf(design), productOf(design)])
      const picture = { design, side, kept, product }
      const before = await store.read(design.id, fileOf(picture))
      return before ?? (await drawOnce(picture, gone))
    },
    forget,
    forgetAllOf: async (tx, userId) => forget(tx, await designIdsOf(tx, userId)),
  }
}

/**
 * The key changes with the version, when a photo of it was deleted, and when the product looks
 * different.
 */
function startOf({ design: { version, scene, color }, kept, product }: Picture) {
  const { areas, category, photographs } = product
  const kits = areas.map((area) => {
    const photograph = photographFor(photographs, area.id, color)
    return kitTag({ blank: scene.blank, category, areas, area, photograph })
  })
  const looks = createHash('sha256')
    .update(JSON.stringify([areas, kits]))
    .digest('hex')
  return `${version}-${kept.length}-${looks.slice(0, 12)}-`
}
const fileOf = (picture: Picture): string => `${startOf(picture)}${picture.side}.webp`
