import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { typeLabels } from './type-labels.texts.ts'

/** The label of a product type in the language of the page; addresses always use the contract's. */
export function typeLabel(type: ProductType): string {
  return typeLabels[type]
}
