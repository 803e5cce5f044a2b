import { boxInArea } from '#scene/item-box.ts'
import type { BlankArea } from '#scene/blanks.ts'
import type { SceneArea, SceneItem } from '#scene/scene.ts'
import { areaSvg, partSvg, type SceneParts } from '#scene/scene-svg.ts'
import type { Box } from '#text/outline.ts'
import { around } from './align.ts'

/** Millimetres around an item that antialiasing may need. */
const margin = 0.5

export const layerNames = ['behind', 'item', 'before'] as const
export type LayerName = (typeof layerNames)[number]

/** A part of a sheet, and the box in millimetres that it fills. */
export type StageLayer = { svg: string; box: Box }

/**
 * A side in three layers, one over the other: what is behind the selection with the ground, the
 * selection, and what is before it. Items between several selected ones are behind all of them.
 * @param boxOf the box of an item around its place, before rotation
 * @returns null for a layer without items
 */
export function stageLayers(
  area: SceneArea,
  sheet: Pick<BlankArea, 'width' | 'height' | 'bleed'>,
  selected: readonly SceneItem[],
  parts: SceneParts,
  boxOf: (item: SceneItem) => Box,
): Readonly<Record<LayerName, StageLayer | null>> {
  const { width, height, bleed } = sheet
  const whole = {
    x: -width / 2 - bleed,
    y: -height / 2 - bleed,
    width: width + 2 * bleed,
    height: height + 2 * bleed,
  }
  const { id, items } = area
  const front = items.findLastIndex((item) => selected.includes(item))
  const before = front < 0 ? [] : items.slice(front + 1)
  const behind = front < 0 ? items : items.slice(0, front)
  const rest = behind.filter((item) => !selected.includes(item))
  const box = inkBox(selected, boxOf)
  return {
    behind: { svg: areaSvg({ ...area, items: rest }, sheet, parts), box: whole },
    item: box ? { svg: partSvg({ id, items: [...selected] }, box, parts), box } : null,
    before:
      before.length > 0 ? { svg: partSvg({ id, items: before }, whole, parts), box: whole } : null,
  }
}

/** What the ink of items covers; undefined for none. */
function inkBox(items: readonly SceneItem[], boxOf: (item: SceneItem) => Box): Box | undefined {
  if (items.length === 0) return undefined
  return around(
    items.map((item) => {
      const { x, y, width, height } = boxOf(item)
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
