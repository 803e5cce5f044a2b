import type { ProductType } from '#catalog/product-type-labels.ts'

/** The tax class of a type's products, unless they name another. Rates are rows of that class. */
const classOfType: Record<ProductType, string> = {
  't-shirts': 't-shirt',
  'business-cards': 'business-card',
  'coffee-mug': 'mug',
  caps: 'cap',
  pillow: 'cushion-cover',
  'key-chain': 'key-chain',
  mousepad: 'mousepad',
  bracelet: 'bracelet',
  photoframe: 'photo-frame',
}

/** The key of the class that a product is taxed by. */
export function taxClassOf(product: {
  taxClass?: string | null | undefined
  productType: ProductType
}): string {
  return product.taxClass ?? classOfType[product.productType]
}
