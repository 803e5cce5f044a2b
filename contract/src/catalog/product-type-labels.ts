/** The label of each product type by its slug. Its other properties are in `product-types.ts`. */
export const productTypeLabels = {
  't-shirts': 'T-shirts',
  'business-cards': 'Business Cards',
  'coffee-mug': 'Coffee Mug',
  caps: 'Custom Cap',
  pillow: 'Pillow Cover',
  'key-chain': 'Key Chain',
  mousepad: 'Mousepad',
  bracelet: 'Bracelet',
  photoframe: 'Photo Frame',
} as const

export type ProductType = keyof typeof productTypeLabels

export const productTypeSlugs = Object.keys(productTypeLabels) as [ProductType, ...ProductType[]]

export function isProductType(slug: string): slug is ProductType {
  return Object.hasOwn(productTypeLabels, slug)
}
