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

/** The same value for each attribute. */
export function eachAttribute<T>(of: (name: ProductAttribute) => T): Record<ProductAttribute, T> {
  return Object.fromEntries(productAttributes.map((name) => [name, of(name)])) as Record<
    ProductAttribute,
    T
  >
}

/** Those attributes that have a value, in their order. */
export function knownAttributes(
  values: Partial<Record<ProductAttribute, string | null | undefined>>,
): Partial<Record<ProductAttribute, string>> {
  return Object.fromEntries(
    productAttributes.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
}
