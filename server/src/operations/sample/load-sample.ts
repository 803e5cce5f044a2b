import { importWithin } from '#catalog/products/import-export/import-products.service.ts'
import { addComingFestivals } from '#fulfilment/promise/festivals.service.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { setSampleTax } from '#tax/seller/propose-classes.service.ts'
import { putStudioWithin } from '#studio/templates/product-studio.service.ts'
import { copySampleImages } from './copy-sample-images.ts'
import { imageKeysOf, readSample, readSampleStudios } from './sample-files.ts'
import {
  datePastOf,
  idsByTitle,
  insertBanners,
  insertCollections,
  insertImages,
  insertReviews,
  isOwn,
  lockSample,
  nameTaxClasses,
} from './sample.queries.ts'

type Deps = {
  connection: Connection
  store: ImageStore
  defaultBrand: string
  imageUrls: ImageUrls
  log: (sentence: string) => void
}

/**
 * Fills a shop without products with the sample catalogue, all of it or nothing: pictures first,
 * which a second attempt reuses, then everything else in one transaction. Returns whether it did.
 */
export async function loadSample(deps: Deps): Promise<boolean> {
  const { connection, store, defaultBrand, imageUrls, log } = deps
  if (await isOwn(connection.db)) return false
  const {
    productsCsv,
    products,
    arrivals,
    reviews,
    banners,
    collections,
    festivals,
    sampleSeller,
    taxClasses,
  } = readSample()
  const keys = [...products.flatMap(imageKeysOf), ...banners.map((b) => b.image)]
  const pictures = await copySampleImages(keys, store)
  const loaded = await connection.transaction(async (tx) => {
    await lockSample(tx)
    if (await isOwn(tx)) return false
    await insertImages(tx, pictures)
    await importWithin(tx, { csv: productsCsv, dryRun: false }, { defaultBrand, imageUrls })
    await insertReviews(tx, reviews)
    await datePastOf(tx, arrivals)
    await insertBanners(tx, banners)
    await addComingFestivals(tx, festivals)
    await insertCollections(tx, collections)
    await putStudios(tx)
    await setSampleTax(tx, sampleSeller)
    await nameTaxClasses(tx, taxClasses)
    // Every page shows the contact data of the sample's shop.
    await announce(tx, { kind: 'settings' })
    return true
  })
  const missing = pictures.filter((picture) => picture.width === 0).length
  if (missing > 0) log(`${missing} pictures of the sample catalogue are missing`)
  if (loaded) log(`the sample catalogue of ${products.length} products is loaded`)
  return loaded
}

async function putStudios(tx: Transaction): Promise<void> {
  const ids = await idsByTitle(tx)
  for (const { product, form } of readSampleStudios()) {
    const id = ids.get(product)
    if (id === undefined) throw new Error(`the sample has no product called ${product}`)
    await putStudioWithin(tx, id, form)
  }
}
