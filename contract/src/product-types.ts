/**
 * What a product may have besides the fields of every product, in the order in which it is shown and
 * written. Which types have it, and so must have it, stands with the types.
 */
export const productAttributes = [
  'material',
  'sleeveType',
  'neckType',
  'dimensions',
  'firmness',
  'fillMaterial',
  'capacity',
  'paperType',
] as const
export type ProductAttribute = (typeof productAttributes)[number]

/** The same value for each attribute. */
export function eachAttribute<T>(of: (name: ProductAttribute) => T): Record<ProductAttribute, T> {
  return Object.fromEntries(productAttributes.map((name) => [name, of(name)])) as Record<
    ProductAttribute,
    T
  >
}

/** Those attributes that have a value, in their order. */
export function knownAttributes(
  values: Partial<Record<ProductAttribute, string | null | undefined>>,
): Partial<Record<ProductAttribute, string>> {
  return Object.fromEntries(
    productAttributes.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
}

/** A product type: its slug, the label that people read, and what it has besides the common fields. */
export const productTypes = {
  't-shirts': {
    label: 'T-shirts',
    categories: ['Casual', 'Formal', 'Polo', 'Oversized', 'Printed', 'Sports'],
    sizes: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
    attributes: ['material', 'sleeveType', 'neckType'],
  },
  'business-cards': {
    label: 'Business Cards',
    categories: ['Standard', 'Premium', 'Matte', 'Glossy', 'Rounded Corner'],
    sizes: [],
    attributes: ['paperType', 'dimensions'],
  },
  'coffee-mug': {
    label: 'Coffee Mug',
    categories: ['Classic', 'Magic', 'Travel', 'Couple'],
    sizes: [],
    attributes: ['material', 'capacity'],
  },
  caps: {
    label: 'Custom Cap',
    categories: ['Baseball', 'Snapback', 'Trucker', 'Bucket'],
    sizes: ['S', 'M', 'L', 'Adjustable'],
    attributes: ['material'],
  },
  pillow: {
    label: 'Pillow Cover',
    categories: ['Cushion Cover', 'Photo Pillow', 'Couple Pillow', 'Kids Pillow'],
    sizes: [],
    attributes: ['material', 'firmness', 'fillMaterial', 'dimensions'],
  },
  'key-chain': {
    label: 'Key Chain',
    categories: ['Name Key Chain', 'Photo Key Chain', 'Couple Key Chain', 'Metal Key Chain'],
    sizes: [],
    attributes: ['material'],
  },
  mousepad: {
    label: 'Mousepad',
    categories: ['Standard', 'Gaming', 'Photo', 'Desk Mat'],
    sizes: [],
    attributes: ['dimensions', 'material'],
  },
  bracelet: {
    label: 'Bracelet',
    categories: ['Customized Rakhi', 'Customized Name Bracelet'],
    sizes: [],
    attributes: ['material'],
  },
  photoframe: {
    label: 'Photo Frame',
    categories: [
      'Personalized Birthday Frame',
      'Personalized Raksha Bandhan Frame',
      'Personalized Photo Frame',
    ],
    sizes: [],
    attributes: ['material'],
  },
} as const satisfies Record<
  string,
  {
    label: string
    categories: readonly string[]
    sizes: readonly string[]
    attributes: readonly ProductAttribute[]
  }
>

export type ProductType = keyof typeof productTypes

export const productTypeSlugs = Object.keys(productTypes) as [ProductType, ...ProductType[]]

export function isProductType(slug: string): slug is ProductType {
  return Object.hasOwn(productTypes, slug)
}

/** Every size there is, in the order in which people expect them. */
export const sizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL', 'Adjustable'] as const
export type Size = (typeof sizes)[number]

/** docs/product.md 4.2: the ways a listing is sorted. */
export const productSorts = [
  'newest',
  'price-asc',
  'price-desc',
  'rating-desc',
  'discount-desc',
  'relevance',
] as const
export type ProductSort = (typeof productSorts)[number]

/** docs/product.md 4.8: the steps of the price and rating filters, and the page size. */
export const priceSteps = [300, 500, 700, 1000] as const
export const ratingSteps = [4, 3, 2, 1] as const
export const productsPerPage = 12
