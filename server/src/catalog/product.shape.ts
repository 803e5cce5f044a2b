import { toRupees } from '@tohfa/contract/money'
import { knownAttributes, type Product, type ProductColor } from '@tohfa/contract/products'
import { imageUrl } from '../media/image-url.ts'
import type { ProductRow } from './product-rows.queries.ts'

/** A product as the calls answer it (docs/product.md 3.1): rupees, addresses of pictures. */
export function productOf(row: ProductRow): Product {
  const colors = (row.colors ?? []).map(colorOf)
  const thumbnail = row.thumbnail_key ? imageUrl(row.thumbnail_key) : colors[0]?.images[0]
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    highlights: row.highlights,
    productType: row.product_type,
    category: row.category,
    brand: row.brand,
    price: toRupees(row.price_paise),
    discount: row.discount,
    discountedPrice: toRupees(row.discounted_price_paise),
    rating: row.rating,
    numberOfReviews: row.review_count,
    thumbnail: thumbnail ?? null,
    colors,
    ...(row.packs && { quantity: row.packs }),
    ...knownAttributes(row.attributes),
    trackStock: row.track_stock,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

function colorOf(color: NonNullable<ProductRow['colors']>[number]): ProductColor {
  const images = color.images.map((key) => imageUrl(key))
  const [first] = color.variants
  if (first?.size == null) return { color: color.name, images, stock: first?.stock ?? 0 }
  const sizes = color.variants.map(({ id, size, stock }) => ({ _id: id, size: size ?? '', stock }))
  return { color: color.name, images, sizes }
}
