import { validate, version } from 'uuid'
import type { Connection } from '../database/connect.ts'
import { forgetImages, imagesInUse, lockOrphans, unknownImages } from './media.queries.ts'
import type { ImageStore } from './store/image-store.ts'

/** After so long nobody still fills in the form for which a picture was uploaded. */
const uploadedDays = 7
/** Carts may show a product that left the shop for a while. */
const deletedDays = 30
const portion = 20
/** Of the store's keys, asked about in one query. */
const keysAtOnce = 500
/** An upload that is still being stored has files but no row yet. */
const strayMs = 24 * 60 * 60 * 1000

/**
 * Takes away pictures that were uploaded long ago and that nothing shows: no product, banner, order
 * or checkout. What a product that left the shop showed goes a month after it.
 *
 * Each is locked before it is asked for a second time, so that a product that is being saved with it
 * either counts or waits. The files go last: what a process that ends before leaves behind is swept
 * as a stray in another night.
 */
export async function sweepImages(deps: {
  connection: Connection
  store: Pick<ImageStore, 'remove' | 'keys'>
}): Promise<void> {
  await sweepOrphans(deps)
  await sweepStrays(deps)
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

/** Files that no picture of the database knows: an upload or a removal was cut off in the middle. */
async function sweepStrays({ connection, store }: Deps): Promise<void> {
  let some: string[] = []
  const judge = async () => {
    for (const key of await unknownImages(connection.db, some)) await store.remove(key)
    some = []
  }
  for await (const key of store.keys()) {
    if (uploadedAt(key) < Date.now() - strayMs) some.push(key)
    if (some.length === keysAtOnce) await judge()
  }
  if (some.length > 0) await judge()
}

/**
 * When a picture was uploaded, in ms since 1970: its key is a UUID that begins with it (RFC 9562,
 * 5.7). Never for the keys of the sample catalogue, which are words.
 */
function uploadedAt(key: string): number {
  if (!validate(key) || version(key) !== 7) return Infinity
  return Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
}
