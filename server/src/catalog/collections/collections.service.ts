import type { Collection } from '@tohfa/contract/catalog/collections'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Catalog } from '#catalog/products/catalog.service.ts'
import type { Database } from '#platform/database/connect.ts'
import { type CollectionRow, findCollection, shownCollections } from './collections.queries.ts'

type PageOfCollection = { collection: Collection; products: Product[] }

export type Collections = {
  /** Those on show that have a product in the shop, in their order (docs/product.md 4.15). */
  list(): Promise<Collection[]>
  /** One with a page of its products; null when it is unknown or hidden. */
  page(slug: string, paging: { page: number; limit: number }): Promise<PageOfCollection | null>
}

export function createCollections({
  db,
  catalog,
}: {
  db: Database
  catalog: Pick<Catalog, 'listed'>
}): Collections {
  return {
    async list() {
      const rows = await shownCollections(db)
      return rows.filter(({ count }) => count > 0).map(toCollection)
    },
    async page(slug, paging) {
      const row = await findCollection(db, { slug, ...paging })
      return row ? { collection: toCollection(row), products: await catalog.listed(row.ids) } : null
    },
  }
}

function toCollection(row: CollectionRow): Collection {
  const { slug, title, titleHi, description, descriptionHi, count } = row
  return {
    slug,
    title,
    ...(titleHi && { titleHi }),
    ...(description && { description }),
    ...(descriptionHi && { descriptionHi }),
    count,
  }
}
