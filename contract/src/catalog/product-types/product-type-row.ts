import type { BlankId } from '@tohfa/print-engine/scene/blanks'
import type { LookOf } from '@tohfa/print-engine/mockup/piece-shapes'
import type { ProductAttribute } from '#catalog/product-attributes.ts'

/** A category's label is what products, the API and addresses keep; all else is joined by its id. */
type CategoryRow<Blank extends BlankId = BlankId> = {
  label: string
  /** How its products look in a mock-up, where that is not as the blank does (docs/studio.md 7.7). */
  look?: LookOf<Blank>
}

/** What the products of a type have besides the common fields, and what they are printed on. */
export type ProductTypeRow<Blank extends BlankId = BlankId> = {
  /** By id, in the order in which staff choose among them. */
  categories: Readonly<Record<string, CategoryRow<Blank>>>
  sizes: readonly string[]
  attributes: readonly ProductAttribute[]
  /** Each pack size has its own price; a net quantity follows from it. */
  soldInPacks?: true
  /** Where staff choose nothing else. */
  blank: Blank
  /** The key of a tax class, where a product names none. Rates and HSN are rows of that class. */
  taxClass: string
}
