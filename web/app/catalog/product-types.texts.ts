import { productTypes, type ProductType } from '@tohfa/contract/product-types'

/** The name of a kind of product for a person; its address has the contract's own everywhere. */
export function typeLabel(type: ProductType): string {
  return productTypes[type].label
}
