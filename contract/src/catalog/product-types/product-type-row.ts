import type { BlankId } from '@tohfa/print-engine/scene/blanks'
import type { LookOf } from '@tohfa/print-engine/mockup/piece-shapes'
import type { ProductAttribute } from '#catalog/product-attributes.ts'

/** Products, the API and addresses store a category's label; everything else refers to its id. */
type CategoryRow<Blank extends BlankId = BlankId> = {
  label: string
  /**
   * The look of its products in a mock-up, where it differs from the blank (docs/studio.md 7.7).
   */
  look?: LookOf<Blank>
}

/** The specific fields of a type's products, and their blanks. */
export type ProductTypeRow<Blank extends BlankId = BlankId> = {
  /** By id, in the order of the staff's menu. */
  categories: Readonly<Record<string, CategoryRow<Blank>>>
  sizes: readonly string[]
  attributes: readonly ProductAttribute[]
  /** Each pack size has its own price; the net quantity derives from it. */
  soldInPacks?: true
  /** The default blank. */
  blank: Blank
  /** The key of the default tax class. That class has the rates and the HSN code. */
  taxClass: string
}
