import type { Look } from '@tohfa/print-engine/mockup/piece-shapes'
import type { BlankId } from '@tohfa/print-engine/scene/blanks'
import { productTypes } from '#catalog/product-types.ts'
import type { ProductTypeRow } from './product-type-row.ts'

/** By blank and by a category's label, which is what products keep; the looks belong to its id. */
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

/** How products of a category look in a mock-up, where that is not as the blank does (docs/studio.md 7.7). */
export const lookOfCategory = (blank: BlankId, category: string | undefined): Look | undefined =>
  looks.get(`${blank} ${category}`)
