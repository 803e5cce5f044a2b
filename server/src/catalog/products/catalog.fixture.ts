import type { SQLWrapper } from 'drizzle-orm'
import { v7 } from 'uuid'
import { toPaise } from '@tohfa/contract/shared/money'
import type { ProductType } from '@tohfa/contract/catalog/products'
import type { Database } from '#platform/database/connect.ts'
import {
  colorImages,
  images,
  productColors,
  products,
  productVariants,
} from '#platform/database/schema/catalog.tables.ts'
import { searchText } from './search/search-text.ts'

type Shelved = {
  title?: string
  description?: string
  highlights?: string[]
  productType?: ProductType
  category?: string
  brand?: string
  /** Rupees. */
  price?: number
  discount?: number
  rating?: number
  reviewCount?: number
  reviewSum?: number
  ageInDays?: number
  deleted?: boolean
  colors?: { name: string; images?: string[]; sizes?: string[]; stock?: number }[]
} & Partial<
  Pick<
    typeof products.$inferInsert,
    'packs' | 'attributes' | 'thumbnailKey' | 'titleHi' | 'descriptionHi' | 'highlightsHi'
  >
>

/** Stores a product as the product calls do, searchable; returns its id. */
export async function shelve(db: Database, shelved: Shelved = {}): Promise<string> {
  const { price = 499, rating = 4, ageInDays = 1, deleted = false, colors = [], ...given } = shelved
  const id = v7()
  const product = {
    productType: 'coffee-mug' as ProductType,
    category: 'Classic',
    title: 'Plain thing',
    description: 'Nothing to say about it.',
    highlights: ['Good'],
    brand: 'Tohfa',
    discount: 10,
    ...given,
  }
  const keys = [...colors.flatMap((color) => color.images ?? []), product.thumbnailKey ?? []].flat()
  if (keys.length > 0)
    await db
      .insert(images)
      .values(keys.map((key) => ({ key, width: 1080, height: 1080 })))
      .onConflictDoNothing()
  await db.insert(products).values({
    ...product,
    id,
    pricePaise: toPaise(price),
    ownRating: rating,
    searchText: searchText(product),
    createdAt: new Date(Date.now() - ageInDays * 86_400_000),
    deletedAt: deleted ? new Date() : null,
  })
  for (const [position, color] of colors.entries()) {
    const colorId = v7()
    await db
      .insert(productColors)
      .values({ id: colorId, productId: id, position, name: color.name })
    for (const [place, imageKey] of (color.images ?? []).entries())
      await db.insert(colorImages).values({ colorId, position: place, imageKey })
    for (const [place, size] of (color.sizes ?? [null]).entries())
      await db.insert(productVariants).values({
        productId: id,
        colorId,
        position: place,
        size,
        stock: color.stock ?? 0,
      })
  }
  return id
}

/** A database that counts the `execute` calls of a catalogue that uses it. */
export function counted(db: Database): { db: Database; statements: () => number } {
  let count = 0
  const execute = (statement: SQLWrapper) => {
    count += 1
    return db.execute(statement)
  }
  const query: Database['$client']['query'] = (statement) => {
    count += 1
    return db.$client.query(statement)
  }
  return { db: { ...db, execute, $client: { query } } as Database, statements: () => count }
}
