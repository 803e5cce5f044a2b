import type { Motif } from './motif.ts'

/** The colours of a drawing that an item may replace, each slot's own. */
export function slotColors({ paths }: Motif): string[] {
  const most = Math.max(-1, ...paths.map(({ slot = -1 }) => slot))
  return Array.from(
    { length: most + 1 },
    (_, slot) => paths.find((path) => path.slot === slot)?.fill ?? '#000000',
  )
}
