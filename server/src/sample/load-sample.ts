import { v7 } from 'uuid'
import { toPaise } from '@tohfa/contract/money'
import { searchText } from '../catalog/search/search-text.ts'
import { announce } from '../database/changes.ts'
import type { Connection, Transaction } from '../database/connect.ts'
import type { PictureStore } from '../media/store/image-store.ts'
import { placePictures } from './place-pictures.ts'
import {
  sampleBanners,
  type SampleProduct,
  sampleProducts,
  sampleReviews,
} from './sample-catalog.ts'
import {
  holdsProducts,
  insertBanners,
  insertImages,
  insertProducts,
  insertReviews,
  insertReviewers,
  lockSample,
  type NewCatalog,
} from './sample.queries.ts'

const dayInMs = 86_400_000

type Deps = {
  connection: Connection
  store: PictureStore
  /** Where the drawn pictures lie; by default beside the server's code. */
  drawnDir?: string
  log: (sentence: string) => void
}

/**
 * Fills a shop without products with the sample catalogue. All of it or nothing: pictures first,
 * where a second try finds them, then everything else in one transaction. Returns whether it did.
 */
export async function loadSample({ connection, store, drawnDir, log }: Deps): Promise<boolean> {
  if (await holdsProducts(connection.db)) return false
  const pictures = await placePictures(pictureKeys(), store, drawnDir)
  const loaded = await connection.transaction(async (tx) => {
    await lockSample(tx)
    if (await holdsProducts(tx)) return false
    await insertImages(tx, pictures)
    await insertCatalog(tx)
    await announce(tx, { kind: 'catalog' })
    return true
  })
  const missing = pictures.filter((picture) => picture.width === 0).length
  if (missing > 0) log(`${missing} pictures of the sample catalogue are missing`)
  if (loaded) log(`the sample catalogue of ${sampleProducts.length} products is loaded`)
  return loaded
}

function pictureKeys(): string[] {
  const ofProducts = sampleProducts.flatMap(({ colors }) => colors.flatMap(({ images }) => images))
  return [...new Set([...ofProducts, ...sampleBanners.map((banner) => banner.image)])]
}

async function insertCatalog(tx: Transaction): Promise<void> {
  const productIds = new Map(sampleProducts.map(({ slug }) => [slug, v7()]))
  const idOf = (slug: string) => {
    const id = productIds.get(slug)
    if (!id) throw new Error(`A sample review names ${slug}, which is no sample product`)
    return id
  }
  const catalog: NewCatalog = { products: [], colors: [], images: [], variants: [] }
  for (const product of sampleProducts) addProduct(catalog, idOf(product.slug), product)
  await insertProducts(tx, catalog)

  const authors = new Map(sampleReviews.map(({ author }) => [author.email, author.name]))
  const authorIds = await insertReviewers(
    tx,
    [...authors].map(([email, name]) => ({ email, name })),
  )
  await insertReviews(
    tx,
    sampleReviews.map(({ slug, author, rating, comment, daysAgo }) => ({
      productId: idOf(slug),
      userId: authorIds.get(author.email)!,
      rating,
      comment,
      createdAt: daysBefore(daysAgo),
    })),
  )
  await insertBanners(
    tx,
    sampleBanners.map(({ image, ...banner }, sort) => ({ ...banner, imageKey: image, sort })),
  )
}

function addProduct(catalog: NewCatalog, id: string, product: SampleProduct): void {
  const { slug, price, rating, quantity, ageInDays, colors, ...fields } = product
  const ratings = sampleReviews.filter((review) => review.slug === slug).map((r) => r.rating)
  catalog.products.push({
    ...fields,
    id,
    pricePaise: toPaise(price),
    ownRating: rating,
    packs: quantity ?? null,
    reviewCount: ratings.length,
    reviewSum: ratings.reduce((sum, one) => sum + one, 0),
    searchText: searchText(product),
    createdAt: daysBefore(ageInDays),
  })
  for (const [position, { color, images, sizes, stock }] of colors.entries()) {
    const colorId = v7()
    catalog.colors.push({ id: colorId, productId: id, position, name: color })
    for (const [place, imageKey] of images.entries())
      catalog.images.push({ colorId, position: place, imageKey })
    for (const [place, variant] of (sizes ?? [{ size: null, stock: stock ?? 0 }]).entries())
      catalog.variants.push({ ...variant, productId: id, colorId, position: place })
  }
}

const daysBefore = (days: number) => new Date(Date.now() - days * dayInMs)
