import type { ProductType } from '#catalog/product-type-labels.ts'
import { productTypes } from '#catalog/product-types.ts'

/** The class that the wrap of a gift is taxed by. */
export const wrapClass = 'gift-wrap'

/** The key of the class that a product is taxed by: its own, else that of its type. */
export function taxClassOf(product: {
  taxClass?: string | null | undefined
  productType: ProductType
}): string {
  return product.taxClass ?? productTypes[product.productType].taxClass
}
