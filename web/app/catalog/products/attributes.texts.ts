import type { ProductAttribute } from '@tohfa/contract/catalog/product-attributes'

/** What an attribute is called on a product's page and in the staff's log. */
export const attributeTexts = {
  material: 'Material',
  sleeveType: 'Sleeve',
  neckType: 'Neck',
  dimensions: 'Dimensions',
  firmness: 'Firmness',
  fillMaterial: 'Filling',
  capacity: 'Capacity',
  paperType: 'Paper',
} satisfies Record<ProductAttribute, string>
