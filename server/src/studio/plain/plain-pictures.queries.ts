import { inArray, sql } from 'drizzle-orm'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import { photographsOf } from '#studio/photographs/photographs.fragments.ts'
import type { Database } from '#platform/database/connect.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import {
  plainPictures,
  type PlainShown,
  productStudios,
} from '#platform/database/schema/design.tables.ts'

export type { PlainShown }

/** The parts of a product's studio that determine its look without a print. */
export type PlainStudio = Pick<
  typeof productStudios.$inferSelect,
  'productId' | 'blank' | 'areas' | 'template' | 'fields'
> & { category: string; photographs: StoredPhotograph[] }

/** The studios of some products. */
export function plainStudios(db: Database, productIds: string[]): Promise<PlainStudio[]> {
  const { productId, blank, areas, template, fields } = productStudios
  return db
    .select({
      productId,
      blank,
      areas,
      template,
      fields,
      category: products.category,
      photographs: photographsOf(sql`${productId}`, sql`${blank}`),
    })
    .from(productStudios)
    .innerJoin(products, sql`${products.id} = ${productId}`)
    .where(inArray(productId, productIds))
}

export type PlainPicture = { key: string; shown: PlainShown }

/** Stores the content of pictures, and that they are used; returns the keys of the new ones. */
export async function keepPictures(
  db: Database,
  pictures: readonly PlainPicture[],
): Promise<string[]> {
  const { rows } = await db.execute<{ key: string; is_new: boolean }>(sql`
    insert into plain_pictures (key, shown)
    select * from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) one(key text, shown jsonb)
    order by key
    on conflict (key) do update set used_at = shop_now()
    returning key, xmax = 0 is_new`)
  return rows.flatMap(({ key, is_new }) => (is_new ? [key] : []))
}

/** The content of a picture; undefined for an unknown key. */
export async function shownBy(db: Database, key: string): Promise<PlainShown | undefined> {
  const [row] = await db
    .select({ shown: plainPictures.shown })
    .from(plainPictures)
    .where(sql`${plainPictures.key} = ${key}`)
  return row?.shown
}

/** Forgets pictures that were not used for so many days and that nothing bought shows; their keys. */
export async function forgetUnused(db: Database, days: number): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    delete from plain_pictures p
    where p.used_at < shop_now() - make_interval(days => ${days})
      and not exists (select from order_items o where o.images @> array[p.key])
      and not exists (select from checkout_lines l where l.images @> array[p.key])
    returning p.key`)
  return rows.map(({ key }) => key)
}

/**
 * The input of the picture of a product in a colour; undefined if it cannot be personalised or does
 * not have the colour.
 */
export async function plainProduct(
  db: Database,
  productId: string,
  color: string,
): Promise<{ studioEdition: string; category: string } | undefined> {
  const { rows } = await db.execute<{ studioEdition: string; category: string }>(sql`
    select s.version || ' ' || s.updated_at "studioEdition", p.category from products p
    join product_studios s on s.product_id = p.id and s.live
    join product_colors c on c.product_id = p.id and c.name = ${color}
    where p.id = ${productId} and p.on_sale`)
  return rows[0]
}
