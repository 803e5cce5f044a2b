import { importWithin } from '../catalog/import-export/import-products.service.ts'
import type { Connection } from '../database/connect.ts'
import type { ImageStore } from '../media/store/image-store.ts'
import { placePictures } from './place-pictures.ts'
import { imageKeysOf, readSample } from './sample-files.ts'
import {
  datePastOf,
  holdsProducts,
  insertBanners,
  insertImages,
  insertReviews,
  lockSample,
} from './sample.queries.ts'

type Deps = {
  connection: Connection
  store: ImageStore
  defaultBrand: string
  log: (sentence: string) => void
}

/**
 * Fills a shop without products with the sample catalogue. All of it or nothing: pictures first,
 * where a second try finds them, then everything else in one transaction. Returns whether it did.
 */
export async function loadSample(deps: Deps): Promise<boolean> {
  const { connection, store, defaultBrand, log } = deps
  if (await holdsProducts(connection.db)) return false
  const { productsCsv, products, arrivals, reviews, banners } = readSample()
  const keys = [...products.flatMap(imageKeysOf), ...banners.map((b) => b.image)]
  const pictures = await placePictures(keys, store)
  const loaded = await connection.transaction(async (tx) => {
    await lockSample(tx)
    if (await holdsProducts(tx)) return false
    await insertImages(tx, pictures)
    await importWithin(tx, { csv: productsCsv, dryRun: false }, { defaultBrand })
    await insertReviews(tx, reviews)
    await datePastOf(tx, arrivals)
    await insertBanners(tx, banners)
    return true
  })
  const missing = pictures.filter((picture) => picture.width === 0).length
  if (missing > 0) log(`${missing} pictures of the sample catalogue are missing`)
  if (loaded) log(`the sample catalogue of ${products.length} products is loaded`)
  return loaded
}
