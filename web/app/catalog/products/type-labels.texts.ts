/** Each kind of product as people call it. */
export { productTypeLabels as typeLabels } from '@tohfa/contract/catalog/product-type-labels'
