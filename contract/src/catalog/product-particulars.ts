import { type ProductParticular, productParticulars } from './product-attributes.ts'
import type { ProductType } from './product-type-labels.ts'
import { productTypes } from './product-types.ts'

/** The default country of origin. */
export const homeCountry = 'IN'

/**
 * The particulars of a type's products (docs/product.md 3.13). Packs give the net quantity
 * themselves. Sizes, dimensions and capacity give the size.
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

/** The particulars that the law requires and the product lacks (docs/product.md 3.13). */
export function missingParticulars(product: ParticularFacts): ProductParticular[] {
  const isImported = !!product.countryOfOrigin && product.countryOfOrigin !== homeCountry
  // The responsible company: the importer for imported goods, else the manufacturer or packer.
  const isRequired = (name: ProductParticular) =>
    name === 'importer'
      ? isImported
      : name === 'maker'
        ? !isImported && !product.packer
        : name !== 'packer'
  return particularsOf(product.productType).filter((name) => isRequired(name) && !product[name])
}
