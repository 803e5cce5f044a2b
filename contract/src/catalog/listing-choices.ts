/** All sizes, in the usual order. */
export const sizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL', 'Adjustable'] as const
export type Size = (typeof sizes)[number]

/** The sizes of the filter (docs/product.md 4.8), in the usual order. */
export const sizeSteps = ['S', 'M', 'L', 'XL', 'XXL'] as const

/** docs/product.md 4.2: the sort orders of a listing. */
export const productSorts = [
  'newest',
  'price-asc',
  'price-desc',
  'rating-desc',
  'discount-desc',
  'origin',
  'relevance',
] as const
export type ProductSort = (typeof productSorts)[number]

/** Whether it has the form of a country code; the shop may have no product from there. */
export function isCountryCode(word: string): boolean {
  return /^[A-Z]{2}$/.test(word)
}

/** docs/product.md 4.8: the steps of the price and rating filters, and the page size. */
export const priceSteps = [300, 500, 700, 1000] as const
export const ratingSteps = [4, 3, 2, 1] as const
export const productsPerPage = 12
