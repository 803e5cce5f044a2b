import type { Look } from '@tohfa/print-engine/mockup/piece-shapes'
import type { BlankId } from '@tohfa/print-engine/scene/blanks'
import { productTypes } from '#catalog/product-types.ts'
import type { ProductTypeRow } from './product-type-row.ts'

/** By blank and by the category's label, which products store; looks belong to its id. */
export function looksByLabel(
  types: readonly Pick<ProductTypeRow, 'blank' | 'categories'>[],
): ReadonlyMap<string, Look> {
  return new Map(
    types.flatMap(({ blank, categories }) =>
      Object.values(categories).flatMap(({ label, look }) =>
        look ? [[`${blank} ${label}`, look] as const] : [],
      ),
    ),
  )
}

const looks = looksByLabel(Object.values(productTypes))

/**
 * The look of a category's products in a mock-up, where it differs from the blank (docs/studio.md
 * 7.7).
 */
export const lookOfCategory = (blank: BlankId, category: string | undefined): Look | undefined =>
  looks.get(`${blank} ${category}`)
