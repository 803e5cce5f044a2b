import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { cartLines } from '../database/schema/checkout.tables.ts'

/** What was chosen of a product; null where the product has no such choice. */
export type Choice = { color: string; size: string | null; pack: number | null }

/** A line as it stands today, beside the product's present price, choices and stock. */
export type StandingLine = Choice & {
  id: string
  quantity: number
  addedAtPaise: number
  productId: string
  title: string
  description: string
  brand: string
  productType: string
  pricePaise: number
  discount: number
  discountedPricePaise: number
  imageKeys: string[]
  /** False when the product, its colour, size or pack is gone. */
  offered: boolean
  trackStock: boolean
  /** The variant that holds the stock; null when it is no longer offered. */
  variantId: string | null
  /** What the person can have of it: what is left, and what their own unpaid checkout holds. */
  stock: number
}

/** How many of a variant `v` somebody's unpaid checkout holds. */
const heldBy = (userId: string) => sql`coalesce(
  (select sum(held.quantity)::int from checkout_lines held join checkouts k on k.id = held.checkout_id
   where held.reserved_variant_id = v.id and k.user_id = ${userId}), 0)`

/** The lines of a person's cart in the order in which they were added, in one statement. */
export async function standingLines(
  db: Database,
  userId: string,
  lineId?: string,
): Promise<StandingLine[]> {
  const result = await db.execute<StandingLine>(sql`
    select l.id, l.quantity, l.added_at_paise "addedAtPaise", l.color, l.size, l.pack,
      p.id "productId", p.title, p.description, p.brand, p.product_type "productType",
      p.price_paise "pricePaise", p.discount::float "discount",
      p.discounted_price_paise "discountedPricePaise",
      coalesce(
        (select array_agg(i.image_key order by i.position) from color_images i where i.color_id = c.id),
        case when p.thumbnail_key is null then '{}' else array[p.thumbnail_key] end
      ) "imageKeys",
      (p.deleted_at is null and v.id is not null
        and (l.pack is null and p.packs is null or l.pack = any(p.packs))) is true "offered",
      p.track_stock "trackStock", v.id "variantId",
      coalesce(v.stock, 0) + ${heldBy(userId)} "stock"
    from cart_lines l
    join products p on p.id = l.product_id
    left join product_colors c on c.product_id = p.id and c.name = l.color
    left join product_variants v on v.color_id = c.id and v.size is not distinct from l.size
    where l.user_id = ${userId} ${lineId ? sql`and l.id = ${lineId}` : sql``}
    order by l.created_at, l.id`)
  return result.rows
}

/** What a product offers somebody, to check a choice against; undefined when it is not on sale. */
export type Offer = {
  pricePaise: number
  trackStock: boolean
  packs: number[] | null
  variants: { color: string; size: string | null; stock: number }[]
}

export async function offerOf(
  db: Database,
  productId: string,
  userId: string,
): Promise<Offer | undefined> {
  const result = await db.execute<Offer>(sql`
    select p.discounted_price_paise "pricePaise", p.track_stock "trackStock", p.packs,
      coalesce(
        (select json_agg(json_build_object(
           'color', c.name, 'size', v.size, 'stock', v.stock + ${heldBy(userId)}))
         from product_colors c join product_variants v on v.color_id = c.id
         where c.product_id = p.id), '[]') "variants"
    from products p where p.id = ${productId} and p.deleted_at is null`)
  return result.rows[0]
}

/** Adds a line of one; a second of the same choice breaks `cart_lines_one_each`. */
export async function insertLine(
  db: Database,
  line: Choice & { userId: string; productId: string; addedAtPaise: number },
): Promise<string> {
  const [row] = await db
    .insert(cartLines)
    .values({ ...line, quantity: 1 })
    .returning({ id: cartLines.id })
  if (!row) throw new Error('the line was not stored')
  return row.id
}

export async function countLines(db: Database, userId: string): Promise<number> {
  return db.$count(cartLines, eq(cartLines.userId, userId))
}

export async function updateQuantity(
  db: Database,
  userId: string,
  lineId: string,
  quantity: number,
): Promise<void> {
  await db
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.id, lineId), eq(cartLines.userId, userId)))
}

/** Removes a line; false when the person has no such line. */
export async function deleteLine(db: Database, userId: string, lineId: string): Promise<boolean> {
  const rows = await db
    .delete(cartLines)
    .where(and(eq(cartLines.id, lineId), eq(cartLines.userId, userId)))
    .returning({ id: cartLines.id })
  return rows.length > 0
}

/** Takes out of a cart exactly the choices that a checkout bought, whatever was added since. */
export async function removeBoughtLines(db: Database, checkoutId: string): Promise<void> {
  await db.execute(sql`
    delete from cart_lines l using checkout_lines b, checkouts c
    where c.id = ${checkoutId} and b.checkout_id = c.id and l.user_id = c.user_id
      and l.product_id = b.product_id and l.color = b.color
      and l.size is not distinct from b.size and l.pack is not distinct from b.pack`)
}
