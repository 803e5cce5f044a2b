import { type ProductType, productTypeLabels } from '@tohfa/contract/catalog/product-type-labels'

/** The name of a kind of product for a person; its address has the contract's own everywhere. */
export function typeLabel(type: ProductType): string {
  return productTypeLabels[type]
}
