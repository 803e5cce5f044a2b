import { sql } from 'drizzle-orm'

/** The key of the main picture of `products p`: its own, else the first of its first colour. */
export const mainPicture = sql`coalesce(p.thumbnail_key, (
  select i.image_key from product_colors c join color_images i on i.color_id = c.id
  where c.product_id = p.id order by c.position, i.position limit 1))`
