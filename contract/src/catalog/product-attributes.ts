import { attributeRows, particularRows, type TraitRow } from './product-attributes.texts.ts'

export type ProductAttribute = keyof typeof attributeRows
export const productAttributes = Object.keys(attributeRows) as ProductAttribute[]

export type ProductParticular = keyof typeof particularRows
export const productParticulars = Object.keys(particularRows) as ProductParticular[]

/** All traits, which are stored by name. */
export type ProductTrait = ProductAttribute | ProductParticular
export const productTraits: readonly ProductTrait[] = [...productAttributes, ...productParticulars]

export const traitRows: Readonly<Record<ProductTrait, TraitRow>> = {
  ...attributeRows,
  ...particularRows,
}

/** The same value for each of these names. */
export function each<N extends string, T>(names: readonly N[], of: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>
}

/** The given traits that have a value, in their order. */
export function knownTraits(
  values: Partial<Record<ProductTrait, string | null | undefined>>,
): Partial<Record<ProductTrait, string>> {
  return Object.fromEntries(
    productTraits.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
}
