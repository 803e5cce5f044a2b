import { formatRupees } from '#shared/money.ts'
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
  const { sizes, attributes } = productTypes[productType]
  const tellsSize =
    sizes.length > 0 || attributes.some((one) => one === 'dimensions' || one === 'capacity')
  return productParticulars.filter(
    (name) =>
      !(name === 'measurements' && tellsSize) &&
      !(name === 'netQuantity' && productType === 'business-cards'),
  )
}

type ParticularFacts = { productType: ProductType } & Partial<
  Record<ProductParticular, string | null>
>

/** What the law wants told and the product does not tell (docs/product.md 3.13). */
export function missingParticulars(product: ParticularFacts): ProductParticular[] {
  const isImported = !!product.countryOfOrigin && product.countryOfOrigin !== homeCountry
  // Who answers for it: the importer of what is imported, else whoever made or packed it.
  const isAsked = (name: ProductParticular) =>
    name === 'importer'
      ? isImported
      : name === 'maker'
        ? !isImported && !product.packer
        : name !== 'packer'
  return particularsOf(product.productType).filter((name) => isAsked(name) && !product[name])
}

/** What a net quantity is counted, weighed or measured in; N is a number of pieces. */
const units = ['N', 'g', 'kg', 'ml', 'l', 'cm', 'm'] as const
/** Of so many of the smaller unit the price of the larger one is told. */
const larger: Partial<Record<string, [unit: string, of: number]>> = {
  g: ['kg', 1000],
  ml: ['l', 1000],
  cm: ['m', 100],
}

/** A net quantity as it is written, `250 g`, of what somebody typed; what is none stays as it is. */
export function writtenQuantity(typed: string): string {
  const [, number, unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([a-z]{1,2})\.?$/i.exec(typed) ?? []
  const known = units.find((one) => one.toLowerCase() === unit.toLowerCase())
  return known && Number(number) > 0 ? `${Number(number)} ${known}` : typed
}

export function isNetQuantity(text: string): boolean {
  const [number, unit, ...rest] = text.split(' ')
  const isFigure = /^\d+(?:\.\d+)?$/.test(number ?? '') && Number(number) > 0
  return isFigure && units.some((one) => one === unit) && rest.length === 0
}

/**
 * What one unit of a net quantity costs, such as `₹2.50 / N`; null where that is the price itself.
 *
 * @param rupees what the whole costs
 */
export function unitPrice(rupees: number, netQuantity: string): string | null {
  const [number, unit = ''] = netQuantity.split(' ')
  const [by, of] = larger[unit] ?? [unit, 1]
  const inLarger = Number(number) / of
  const [count, per] = inLarger >= 1 ? [inLarger, by] : [Number(number), unit]
  if (!(count > 0) || count === 1) return null
  return `${formatRupees(Math.round((rupees / count) * 100) / 100)} / ${per}`
}
