/** The labels of product types. */
export { productTypeLabels as typeLabels } from '@tohfa/contract/catalog/product-type-labels'
