import { boxInArea } from '#scene/item-box.ts'
import type { BlankArea } from '#scene/blanks.ts'
import type { SceneArea, SceneItem } from '#scene/scene.ts'
import { areaSvg, partSvg, type SceneParts } from '#scene/scene-svg.ts'
import type { Box } from '#text/outline.ts'
import { around } from './align.ts'

/** Millimetres around an item that antialiasing may need. */
const margin = 0.5

/** More runs of a selection take more memory for canvases than phones have. */
const mostRuns = 4

/** A part of a sheet, and the box in millimetres that it fills. */
export type StageLayer = { svg: string; box: Box; isSelected: boolean }

/**
 * A side in layers, one over the other: the ground with what is behind the selection, then in turn what
 * is selected and what is before that. A selection in too many runs has no layer of its own.
 * @param boxOf the box of an item around its place, before rotation
 */
export function stageLayers(
  area: SceneArea,
  sheet: Pick<BlankArea, 'width' | 'height' | 'bleed'>,
  selected: readonly SceneItem[],
  parts: SceneParts,
  boxOf: (item: SceneItem) => Box,
): StageLayer[] {
  const { width, height, bleed } = sheet
  const whole = {
    x: -width / 2 - bleed,
    y: -height / 2 - bleed,
    width: width + 2 * bleed,
    height: height + 2 * bleed,
  }
  return runsOf(area.items, selected).map(({ items, isSelected }, nth) => {
    if (nth === 0) return { svg: areaSvg({ ...area, items }, sheet, parts), box: whole, isSelected }
    const box = isSelected ? inkBox(items, boxOf) : whole
    return { svg: partSvg({ id: area.id, items }, box, parts), box, isSelected }
  })
}

type Run = { items: SceneItem[]; isSelected: boolean }

/** Visible items in turn: some that are not selected, perhaps none, then some that are, and so on. */
function runsOf(all: readonly SceneItem[], selected: readonly SceneItem[]): Run[] {
  const items = all.filter(({ hidden }) => !hidden)
  const runs: Run[] = [{ items: [], isSelected: false }]
  for (const item of items) {
    const isSelected = selected.includes(item)
    const last = runs.at(-1)
    if (last?.isSelected === isSelected) last.items.push(item)
    else runs.push({ items: [item], isSelected })
  }
  const count = runs.filter(({ isSelected }) => isSelected).length
  return count > mostRuns ? [{ items, isSelected: false }] : runs
}

/** What the ink of items covers. */
function inkBox(items: readonly SceneItem[], boxOf: (item: SceneItem) => Box): Box {
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
