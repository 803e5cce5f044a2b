import type { ProductAttribute } from './product-attributes.ts'
import type { ProductType } from './product-type-labels.ts'

/** What the products of each type have besides the common fields. */
export const productTypes = {
  't-shirts': {
    categories: ['Casual', 'Formal', 'Polo', 'Oversized', 'Printed', 'Sports'],
    sizes: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
    attributes: ['material', 'sleeveType', 'neckType'],
  },
  'business-cards': {
    categories: ['Standard', 'Premium', 'Matte', 'Glossy', 'Rounded Corner'],
    sizes: [],
    attributes: ['paperType', 'dimensions'],
  },
  'coffee-mug': {
    categories: ['Classic', 'Magic', 'Travel', 'Couple'],
    sizes: [],
    attributes: ['material', 'capacity'],
  },
  caps: {
    categories: ['Baseball', 'Snapback', 'Trucker', 'Bucket'],
    sizes: ['S', 'M', 'L', 'Adjustable'],
    attributes: ['material'],
  },
  pillow: {
    categories: ['Cushion Cover', 'Photo Pillow', 'Couple Pillow', 'Kids Pillow'],
    sizes: [],
    attributes: ['material', 'firmness', 'fillMaterial', 'dimensions'],
  },
  'key-chain': {
    categories: ['Name Key Chain', 'Photo Key Chain', 'Couple Key Chain', 'Metal Key Chain'],
    sizes: [],
    attributes: ['material'],
  },
  mousepad: {
    categories: ['Standard', 'Gaming', 'Photo', 'Desk Mat'],
    sizes: [],
    attributes: ['dimensions', 'material'],
  },
  bracelet: {
    categories: ['Customized Rakhi', 'Customized Name Bracelet'],
    sizes: [],
    attributes: ['material'],
  },
  photoframe: {
    categories: [
      'Personalized Birthday Frame',
      'Personalized Raksha Bandhan Frame',
      'Personalized Photo Frame',
    ],
    sizes: [],
    attributes: ['material'],
  },
} as const satisfies Record<
  ProductType,
  {
    categories: readonly string[]
    sizes: readonly string[]
    attributes: readonly ProductAttribute[]
  }
>

export type ProductCategory = (typeof productTypes)[ProductType]['categories'][number]
