import { type SQL, sql } from 'drizzle-orm'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'

/**
 * The photographs of the blank of a product, as the studio's calls answer them. The picture has the
 * shop's own address, because canvases of pages may not read from another origin.
 */
export const photographsOf = (productId: SQL, blank: SQL): SQL<StoredPhotograph[]> => sql`(
  select coalesce(jsonb_agg(f.marking || jsonb_build_object('area', f.area, 'color', c.name,
    'picture', '/images/' || f.image_key || '/720.webp', 'sheet', f.sheet, 'version', f.version)
    order by f.area, c.position nulls first), '[]')
  from blank_photographs f left join product_colors c on c.id = f.color_id
  where f.product_id = ${productId} and f.blank = ${blank})`
