import type { CountedChoice } from '@tohfa/contract/catalog/blank-counts'
import { typedFigure } from '#admin/catalog/blanks/typed-figure.ts'

/** The difference of a typed count to the kept stock; none where nothing is typed. */
export function differenceOf({ stock }: CountedChoice, typed: string): number | 'wrong' | null {
  const counted = typedFigure(typed)
  if (counted === undefined) return null
  return Number.isNaN(counted) ? 'wrong' : counted - stock
}
