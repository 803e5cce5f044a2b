import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { typeLabels } from './type-labels.texts.ts'

/** The name of a kind of product for a person; its address has the contract's own everywhere. */
export function typeLabel(type: ProductType): string {
  return typeLabels[type]
}
