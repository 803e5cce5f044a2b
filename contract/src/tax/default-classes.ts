import type { ProductType } from '#catalog/product-type-labels.ts'
import { productTypes } from '#catalog/product-types.ts'

/** The tax class of gift wrapping. */
export const wrapClass = 'gift-wrap'

/** The key of a product's tax class: its own, else that of its type. */
export function taxClassOf(product: {
  taxClass?: string | null | undefined
  productType: ProductType
}): string {
  return product.taxClass ?? productTypes[product.productType].taxClass
}
