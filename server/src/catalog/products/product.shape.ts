import { toRupees } from '@tohfa/contract/shared/money'
import { knownTraits, type Product, type ProductColor } from '@tohfa/contract/catalog/products'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { ProductRow } from './product-rows.queries.ts'

/** A product as the calls answer it (docs/product.md 3.1): rupees, addresses of pictures. */
export function productOf(row: ProductRow, imageUrls: ImageUrls): Product {
  const colors = (row.colors ?? []).map((color) => colorOf(color, imageUrls))
  const thumbnail = row.thumbnail_key ? imageUrls.product(row.thumbnail_key) : colors[0]?.images[0]
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    highlights: row.highlights,
    ...(row.title_hi && { titleHi: row.title_hi }),
    ...(row.description_hi && { descriptionHi: row.description_hi }),
    ...(row.highlights_hi && { highlightsHi: row.highlights_hi }),
    productType: row.product_type,
    category: row.category,
    brand: row.brand,
    price: toRupees(row.price_paise),
    discount: row.discount,
    discountedPrice: toRupees(row.discounted_price_paise),
    payable: toRupees(row.payable_paise),
    priceBreaks: row.price_breaks,
    packPrices: packPricesOf(row.pack_prices),
    rating: row.rating,
    numberOfReviews: row.review_count,
    thumbnail: thumbnail ?? null,
    colors,
    ...(row.packs && { quantity: row.packs }),
    ...knownTraits(row.attributes),
    trackStock: row.track_stock,
    ...(row.visibility !== 'published' && { visibility: row.visibility }),
    ...(row.tax_class && { taxClass: row.tax_class }),
    ...(row.hsn && { hsn: row.hsn }),
    ...(row.blank_id && { blankId: row.blank_id }),
    ...(row.size_chart && { sizeChart: row.size_chart as Product['sizeChart'] }),
    ...(row.personalisation && {
      customizable: true,
      personalisation: {
        required: row.personalisation.required,
        from: toRupees(row.personalisation.from_paise),
      },
    }),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** In rupees; a number as the key of an object comes in its order. */
function packPricesOf(stored: ProductRow['pack_prices']): Product['packPrices'] {
  return Object.entries(stored).map(([pack, paise]) => ({
    quantity: Number(pack),
    price: toRupees(paise),
  }))
}

/** The same in the form of lists: without the Hindi texts and the chart that only a product's page shows. */
export function listedProductOf(row: ProductRow, imageUrls: ImageUrls): Product {
  const {
    descriptionHi: _description,
    highlightsHi: _highlights,
    sizeChart: _chart,
    ...listed
  } = productOf(row, imageUrls)
  return listed
}

function colorOf(
  color: NonNullable<ProductRow['colors']>[number],
  imageUrls: ImageUrls,
): ProductColor {
  const images = color.images.map(imageUrls.product)
  const [first] = color.variants
  if (first?.size == null) return { color: color.name, images, stock: first?.stock ?? 0 }
  const sizes = color.variants.map(({ id, size, stock }) => ({ _id: id, size: size ?? '', stock }))
  return { color: color.name, images, sizes }
}
