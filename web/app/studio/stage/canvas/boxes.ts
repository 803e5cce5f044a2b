import type { Ink } from '@tohfa/print-engine/blanks/blank-row'
import { around } from '@tohfa/print-engine/edit/align'
import { stageBox } from '@tohfa/print-engine/edit/stage-box'
import { boxInArea } from '@tohfa/print-engine/scene/item-box'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Box } from '@tohfa/print-engine/text/outline'
import { shapedText } from '#studio/preview/outlines.ts'

/** Millimetres around an item that antialiasing may need. */
const margin = 0.5

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

/** What the ink of items covers; undefined for none. */
export function inkBox(items: readonly SceneItem[], ink: Ink): Box | undefined {
  if (items.length === 0) return undefined
  return around(
    items.map((item) => {
      const { x, y, width, height } = ownBox(item, ink)
      const edge = strokeOf(item) + margin
      return boxInArea(item, {
        x: x - edge,
        y: y - edge,
        width: width + 2 * edge,
        height: height + 2 * edge,
      })
    }),
  )
}

function strokeOf(item: SceneItem): number {
  if (item.kind === 'text') return item.outline?.width ?? 0
  return item.kind === 'shape' ? (item.stroke?.width ?? 0) : 0
}
