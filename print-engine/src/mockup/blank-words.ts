import type { BlankId, ShapeOf } from '#mockup/piece-shapes.ts'

/** Staff's texts about a blank. */
export type BlankWords<Id extends BlankId> = {
  label: string
  /** The shapes of its pieces (docs/studio.md 7.8). */
  shapes: Readonly<Record<ShapeOf<Id>, string>>
}
