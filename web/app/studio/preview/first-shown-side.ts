import type { Scene } from '@tohfa/print-engine/scene/scene'
import { shownItems } from '@tohfa/print-engine/scene/shown-items'
import type { View } from './view.ts'

/** The first side of a scene that shows something, else the first. */
export function firstShownSide({ areas }: Scene): View {
  const shown = areas.find((area) => shownItems(area).length > 0) ?? areas[0]
  return { area: shown?.id ?? '', turn: 0 }
}
