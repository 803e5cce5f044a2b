import type { ProductParticular } from '@tohfa/contract/catalog/product-attributes'

/** What a particular is called on a product's page, in the form and in the staff's log. */
export const particularTexts = {
  genericName: 'Generic name',
  netQuantity: 'Net quantity',
  measurements: 'Measurements',
  countryOfOrigin: 'Country of origin',
  maker: 'Maker',
  packer: 'Packer',
  importer: 'Importer',
} satisfies Record<ProductParticular, string>
