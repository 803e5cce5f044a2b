import { sql } from 'drizzle-orm'
import type { PriceBreak } from '@tohfa/contract/catalog/price-breaks'
import type { ProductTrait, ProductType } from '@tohfa/contract/catalog/products'
import type { SizeRow } from '@tohfa/contract/catalog/product-types/size-chart'
import type { Visibility } from '@tohfa/contract/catalog/visibility'

/** A product as the database returns it: paise, picture keys, the colours as JSON. */
export type ProductRow = {
  id: string
  product_type: ProductType
  category: string
  title: string
  description: string
  highlights: string[]
  title_hi: string | null
  description_hi: string | null
  highlights_hi: string[] | null
  brand: string
  price_paise: number
  discount: number
  discounted_price_paise: number
  payable_paise: number
  rating: number
  review_count: number
  thumbnail_key: string | null
  attributes: Partial<Record<ProductTrait, string>>
  packs: number[] | null
  /** In paise, by the pack. */
  pack_prices: Record<string, number>
  price_breaks: PriceBreak[]
  track_stock: boolean
  tax_class: string | null
  hsn: string | null
  blank_id: string | null
  size_chart: SizeRow[] | null
  visibility: Visibility
  /** Null unless it has a live studio. */
  personalisation: { required: boolean; from_paise: number } | null
  created_at: string
  updated_at: string
  colors: { name: string; images: string[]; variants: Variant[] }[] | null
}
type Variant = { id: string; size: string | null; stock: number }

/** The columns of a ProductRow for `products p`, its colours in the same statement. */
export const productRowColumns = sql.raw(`
  p.id, p.product_type, p.category, p.title, p.description, p.highlights, p.brand,
  p.title_hi, p.description_hi, p.highlights_hi,
  p.price_paise, p.discount, p.discounted_price_paise, p.payable_paise, p.rating, p.review_count, p.thumbnail_key,
  p.attributes, p.packs, p.pack_prices, p.price_breaks, p.track_stock, p.tax_class, p.hsn, p.blank_id, p.size_chart, p.visibility,
  (
    select json_build_object('required', s.required, 'from_paise', s.surcharge_paise)
    from product_studios s where s.product_id = p.id and s.live
  ) as personalisation,
  p.created_at, p.updated_at,
  (
    select json_agg(json_build_object(
      'name', c.name,
      'images', (
        select coalesce(json_agg(i.image_key order by i.position), '[]')
        from color_images i where i.color_id = c.id
      ),
      'variants', (
        select coalesce(json_agg(json_build_object('id', v.id, 'size', v.size, 'stock', v.stock)
          order by v.position), '[]')
        from product_variants v where v.color_id = c.id
      )
    ) order by c.position)
    from product_colors c where c.product_id = p.id
  ) as colors`)
