import type { BlankId, ShapeOf } from '#mockup/piece-shapes.ts'

/** What staff read of a blank. */
export type BlankWords<Id extends BlankId> = {
  label: string
  /** How its pieces may look (docs/studio.md 7.8). */
  shapes: Readonly<Record<ShapeOf<Id>, string>>
}
