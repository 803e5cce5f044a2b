import { z } from 'zod'

/**
 * A motif in units of its own, from back to front (docs/studio.md 14.1). A path with a `slot` takes
 * that colour of the item, else its own `fill`. With `line` it is stroked with this width.
 */
export const motif = z.object({
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  paths: z
    .array(
      z.object({
        d: z.string(),
        fill: z.string(),
        slot: z.number().int().min(0).max(3).optional(),
        line: z.number().positive().optional(),
        opacity: z.number().min(0).max(1).optional(),
      }),
    )
    .readonly(),
})
export type Motif = z.output<typeof motif>
