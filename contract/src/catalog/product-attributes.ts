/**
 * What a product may have besides the fields of every product, in the order in which it is shown and
 * written. Which types have it, and so must have it, stands with the types.
 */
export const productAttributes = [
  'material',
  'sleeveType',
  'neckType',
  'dimensions',
  'firmness',
  'fillMaterial',
  'capacity',
  'paperType',
] as const
export type ProductAttribute = (typeof productAttributes)[number]

/**
 * What the law wants told of any product before it is bought (docs/product.md 3.13), in the order in
 * which it is shown and written. `countryOfOrigin` is a code of `countryCodes`; `maker`, `packer` and
 * `importer` are a name with its address.
 */
export const productParticulars = [
  'genericName',
  'netQuantity',
  'measurements',
  'countryOfOrigin',
  'maker',
  'packer',
  'importer',
] as const
export type ProductParticular = (typeof productParticulars)[number]

/** All that is kept of a product by its name alone. */
export const productTraits = [...productAttributes, ...productParticulars] as const
export type ProductTrait = ProductAttribute | ProductParticular

/** The same value for each of these names. */
export function each<N extends string, T>(names: readonly N[], of: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>
}

/** Those traits that have a value, in their order. */
export function knownTraits(
  values: Partial<Record<ProductTrait, string | null | undefined>>,
): Partial<Record<ProductTrait, string>> {
  return Object.fromEntries(
    productTraits.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
}
