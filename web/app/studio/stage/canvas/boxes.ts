import type { Ink } from '@tohfa/print-engine/blanks/blank-row'
import { stageBox } from '@tohfa/print-engine/edit/stage-box'
import { boxInArea } from '@tohfa/print-engine/scene/item-box'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Box } from '@tohfa/print-engine/text/outline'
import { shapedText } from '#studio/preview/outlines.ts'

/** The last box of words by their item: until changed words are shaped, they keep it. */
const lastBoxes = new Map<string, Box>()

/** The box of an item around its place, before rotation, in millimetres. */
export function ownBox(item: SceneItem, ink: Ink): Box {
  if (item.kind !== 'text' || item.text === '') return stageBox(item, undefined)
  const shaped = shapedText(item, ink)?.box
  if (shaped) lastBoxes.set(item.id, shaped)
  return stageBox(item, shaped ?? lastBoxes.get(item.id))
}

/** The box of an item in its area, rotated. */
export const areaBox = (item: SceneItem, ink: Ink): Box => boxInArea(item, ownBox(item, ink))
