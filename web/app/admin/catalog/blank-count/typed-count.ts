import type { CountedChoice } from '@tohfa/contract/catalog/blank-counts'
import { typedFigure } from '#admin/catalog/blanks/typed-figure.ts'

/** A typed count, and what should have lain on the shelf when its typing began. */
export type TypedCount = { text: string; seen: number }

/** What should lie on the shelf: what can be sold, and what is sold and not printed yet. */
export const onShelf = ({ stock, waiting }: CountedChoice): number => stock + waiting

/** The difference of a typed count to the shelf; none where nothing is typed. */
export function differenceOf(typed: TypedCount | undefined): number | 'wrong' | null {
  const counted = typedFigure(typed?.text ?? '')
  if (typed === undefined || counted === undefined) return null
  return Number.isNaN(counted) ? 'wrong' : counted - typed.seen
}
