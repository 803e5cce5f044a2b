import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

export type CollectionRow = {
  id: string
  slug: string
  title: string
  titleHi: string | null
  description: string | null
  descriptionHi: string | null
  /** How many of its products are in the shop. */
  count: number
}

const columns = sql.raw(`
  c.id, c.slug, c.title, c.title_hi as "titleHi", c.description,
  c.description_hi as "descriptionHi",
  (
    select count(*)::int from collection_products cp
    join products p on p.id = cp.product_id and p.on_sale
    where cp.collection_id = c.id
  ) as count`)

/** The collections on show, in their order. */
export async function shownCollections(db: Database): Promise<CollectionRow[]> {
  const { rows } = await db.execute<CollectionRow>(sql`
    select ${columns} from collections c where c.shown order by c.position, c.id`)
  return rows
}

/** A collection on show, and the ids of a page of its products in the shop. */
export async function findCollection(
  db: Database,
  { slug, page, limit }: { slug: string; page: number; limit: number },
): Promise<(CollectionRow & { ids: string[] }) | undefined> {
  const { rows } = await db.execute<CollectionRow & { ids: string[] }>(sql`
    select ${columns}, array(
      select p.id from collection_products cp
      join products p on p.id = cp.product_id and p.on_sale
      where cp.collection_id = c.id
      order by cp.position, p.id
      limit ${limit} offset ${(page - 1) * limit}
    ) as ids
    from collections c where c.slug = ${slug} and c.shown`)
  return rows[0]
}
