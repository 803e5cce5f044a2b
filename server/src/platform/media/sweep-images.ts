import type { Connection } from '#platform/database/connect.ts'
import { forgetImages, imagesInUse, lockOrphans, unknownImages } from './media.queries.ts'
import type { ImageStore } from './store/image-store.ts'
import { sweepStrays } from './sweep-strays.ts'

/** After this time nobody is still filling in the form of the upload. */
const uploadedDays = 7
/** Carts may show a deleted product for a while. */
const deletedDays = 30
const portion = 20

/**
 * Deletes pictures that were uploaded long ago and that no product, banner, order or checkout
 * shows. Pictures of a deleted product go a month later.
 *
 * Each is locked before it is checked a second time, so a product that is being saved with it
 * either counts or waits. The files go last. A process that ends before that leaves strays, which
 * another night sweeps.
 */
export async function sweepImages(deps: {
  connection: Connection
  store: Pick<ImageStore, 'remove' | 'keys'>
}): Promise<void> {
  await sweepOrphans(deps)
  await sweepStrays(deps.store, (keys) => unknownImages(deps.connection.db, keys))
}

type Deps = Parameters<typeof sweepImages>[0]

async function sweepOrphans({ connection, store }: Deps): Promise<void> {
  for (let full = true; full;) {
    const { orphans, gone } = await connection.transaction(async (tx) => {
      const orphans = await lockOrphans(tx, { uploadedDays, deletedDays }, portion)
      const inUse = orphans.length > 0 ? await imagesInUse(tx, orphans) : new Set()
      const gone = orphans.filter((key) => !inUse.has(key))
      await forgetImages(tx, gone)
      return { orphans, gone }
    })
    for (const key of gone) await store.remove(key)
    full = orphans.length === portion && gone.length > 0
  }
}
