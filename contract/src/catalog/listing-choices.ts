/** Every size there is, in the order in which people expect them. */
export const sizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL', 'Adjustable'] as const
export type Size = (typeof sizes)[number]

/** Sizes that the filter offers (docs/product.md 4.8), in the order in which people expect them. */
export const sizeSteps = ['S', 'M', 'L', 'XL', 'XXL'] as const

/** docs/product.md 4.2: the ways a listing is sorted. */
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

/** Whether it is written as a country's code is; the shop may have nothing from there. */
export function isCountryCode(word: string): boolean {
  return /^[A-Z]{2}$/.test(word)
}

/** docs/product.md 4.8: the steps of the price and rating filters, and the page size. */
export const priceSteps = [300, 500, 700, 1000] as const
export const ratingSteps = [4, 3, 2, 1] as const
export const productsPerPage = 12
