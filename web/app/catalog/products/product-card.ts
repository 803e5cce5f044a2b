// chunk: cards
import type { Product } from '@tohfa/contract/catalog/products'
import { type ShownPrice, shownPrice } from '@tohfa/contract/catalog/payable'
import { cut } from '@tohfa/contract/shared/cut'
import { titleOf } from '#platform/i18n/product-words.ts'

/** The part of a product that a card shows; whole products would be four times as large. */
export type ProductSummary = Pick<Product, 'id' | 'title' | 'productType'> &
  ShownPrice & {
    image: string | null
    secondImage: string | null
    colors: string[]
  }

/** The first image of the first colour, else the thumbnail (docs/product.md 4.11). */
export function summarize(product: Product): ProductSummary {
  const { id, productType } = product
  const [image, secondImage] = product.colors[0]?.images ?? []
  return {
    id,
    title: titleOf(product),
    productType,
    ...shownPrice(product),
    image: image ?? product.thumbnail,
    secondImage: secondImage ?? null,
    colors: product.colors.map(({ color }) => color),
  }
}

/**
 * Truncates a title for a card (docs/product.md 5.6, 4.11: 20 characters on the home page, 30 in
 * the listing).
 */
export function shorten(title: string, length: number): string {
  return title.length > length ? `${cut(title, length).trimEnd()}…` : title
}
