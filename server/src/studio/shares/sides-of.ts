import type { Scene } from '@tohfa/print-engine/scene/scene'
import { shownItems } from '@tohfa/print-engine/scene/shown-items'

/** The areas of a design that have something on them, by their ids; the first, when none has. */
export function sidesOf({ areas }: Scene): string[] {
  const inUse = areas.filter((area) => shownItems(area).length > 0)
  return (inUse.length > 0 ? inUse : areas.slice(0, 1)).map(({ id }) => id)
}
