import { type ProductParticular, productParticulars } from './product-attributes.ts'
import type { ProductType } from './product-type-labels.ts'
import { productTypes } from './product-types.ts'

/** Where what is sold here is made unless it says otherwise. */
export const homeCountry = 'IN'

/**
 * The particulars that products of a type tell (docs/product.md 3.13). Packs say the net quantity
 * themselves, and sizes, dimensions and capacity how large a thing is.
 */
export function particularsOf(productType: ProductType): ProductParticular[] {
  const { sizes, attributes, soldInPacks } = productTypes[productType]
  const tellsSize =
    sizes.length > 0 || attributes.some((one) => one === 'dimensions' || one === 'capacity')
  return productParticulars.filter(
    (name) => !(name === 'measurements' && tellsSize) && !(name === 'netQuantity' && soldInPacks),
  )
}

type ParticularFacts = { productType: ProductType } & Partial<
  Record<ProductParticular, string | null>
>

/** What the law wants told and the product does not tell (docs/product.md 3.13). */
export function missingParticulars(product: ParticularFacts): ProductParticular[] {
  const isImported = !!product.countryOfOrigin && product.countryOfOrigin !== homeCountry
  // Who answers for it: the importer of what is imported, else whoever made or packed it.
  const isRequired = (name: ProductParticular) =>
    name === 'importer'
      ? isImported
      : name === 'maker'
        ? !isImported && !product.packer
        : name !== 'packer'
  return particularsOf(product.productType).filter((name) => isRequired(name) && !product[name])
}
