import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { productStudios } from '#platform/database/schema/design.tables.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'

/** The newest product in the shop, and whether any of them can be personalised. */
export async function findGoods(
  db: Database,
): Promise<{ productId: string | null; hasStudio: boolean }> {
  const { rows } = await db.execute<{ productId: string | null; hasStudio: boolean }>(sql`
    select
      (select ${products.id} from ${products} where ${products.onSale}
        order by ${products.createdAt} desc, ${products.id} desc limit 1) "productId",
      exists (select from ${productStudios}
        join ${products} on ${products.id} = ${productStudios.productId}
        where ${productStudios.live} and ${products.onSale}) "hasStudio"`)
  return rows[0] ?? { productId: null, hasStudio: false }
}
