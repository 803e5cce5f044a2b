import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'

type Copy = { of: string; id: string; title: string; searchText: string }

/**
 * Creates a draft copy of a product: with its colours, pictures, sizes and studio with its photographs, without its
 * reviews, and nothing in stock. Both show the same pictures, which are kept while one of them
 * does.
 */
export async function copyProduct(tx: Transaction, copy: Copy): Promise<void> {
  await tx.execute(sql`
    insert into products (id, product_type, category, title, description, highlights, title_hi,
      description_hi, highlights_hi, brand, price_paise, discount, own_rating, thumbnail_key,
      attributes, lacks_particulars, packs, pack_prices, price_breaks, track_stock, tax_class, hsn, blank_id, size_chart, search_text, visibility)
    select ${copy.id}, product_type, category, ${copy.title}, description, highlights, title_hi,
      description_hi, highlights_hi, brand, price_paise, discount, own_rating, thumbnail_key,
      attributes, lacks_particulars, packs, pack_prices, price_breaks, track_stock, tax_class, hsn, blank_id, size_chart, ${copy.searchText}, 'draft'
    from products where id = ${copy.of}`)
  await tx.execute(sql`
    with colors as (
      insert into product_colors (id, product_id, position, name)
      select gen_random_uuid(), ${copy.id}, position, name
      from product_colors where product_id = ${copy.of}
      returning id, name
    ), pairs as (
      select o.id of, c.id from colors c
      join product_colors o on o.product_id = ${copy.of} and o.name = c.name
    ), pictures as (
      insert into color_images (color_id, position, image_key)
      select pairs.id, i.position, i.image_key from color_images i join pairs on pairs.of = i.color_id
    )
    insert into product_variants (id, product_id, color_id, position, size, stock)
    select gen_random_uuid(), ${copy.id}, pairs.id, v.position, v.size, 0
    from product_variants v join pairs on pairs.of = v.color_id`)
  await tx.execute(sql`
    insert into product_studios (product_id, live, required, blank, areas, template, fields, fonts,
      surcharge_paise, extra_area_paise)
    select ${copy.id}, live, required, blank, areas, template, fields, fonts, surcharge_paise,
      extra_area_paise
    from product_studios where product_id = ${copy.of}`)
  await tx.execute(sql`
    insert into blank_photographs (id, product_id, blank, area, color_id, image_key, marking, sheet)
    select gen_random_uuid(), ${copy.id}, f.blank, f.area, c.id, f.image_key, f.marking, f.sheet
    from blank_photographs f
    left join product_colors o on o.id = f.color_id
    left join product_colors c on c.product_id = ${copy.id} and c.name = o.name
    where f.product_id = ${copy.of}`)
}
