import type { Kit } from './kit.ts'
import { turnableDegrees } from './surfaces.ts'
import { sheetOf } from '#scene/place-on-sheet.ts'
import type { SceneArea, SceneItem } from '#scene/scene.ts'
import { shownItems } from '#scene/shown-items.ts'

/** People want to see what they filled in. */
const weightOf = ({ field }: SceneItem): number => (field === undefined ? 1 : 4)
/** Degrees between two candidates, and the maximum from the middle. */
const [step, farthest] = [5, 90]
/** Content farther than this from the middle is hardly visible. */
const edge = 60
/** A mug turns only if at least a tenth more becomes visible. */
const worthATurn = 1.1

/**
 * The rotation of a mug in degrees at which most of its content faces the viewer. Of two equal
 * sides it takes the right one, next to the handle. 0 for everything that does not turn.
 */
export function facingTurn(kit: Kit, { items }: Pick<SceneArea, 'items'>): number {
  return bestTurn(placesOf(kit, items))
}

/** The rotation that shows most of the content that is then hidden; undefined where nothing is. */
export function otherTurn(kit: Kit, { items }: Pick<SceneArea, 'items'>): number | undefined {
  const places = placesOf(kit, items)
  const facing = bestTurn(places)
  const hidden = places.filter(({ angle }) => Math.abs(angle - facing) > edge)
  return hidden.length > 0 ? bestTurn(hidden) : undefined
}

type AngleWeight = { angle: number; weight: number }

/** The positions of visible content around a mug; empty for what does not turn. */
function placesOf(kit: Kit, items: SceneArea['items']): AngleWeight[] {
  const degrees = turnableDegrees(kit.surface)
  if (degrees === undefined) return []
  const { width } = sheetOf(kit)
  return shownItems({ items }).map((item) => ({
    angle: (item.x / width) * degrees,
    weight: weightOf(item),
  }))
}

function bestTurn(shown: readonly AngleWeight[]): number {
  const seenAt = (turn: number): number =>
    shown.reduce((sum, { angle, weight }) => {
      const ahead = Math.cos(((angle - turn) * Math.PI) / 180)
      return sum + weight * Math.max(0, ahead) ** 2
    }, 0)
  let best = 0
  for (let turn = farthest; turn >= -farthest; turn -= step)
    if (seenAt(turn) > seenAt(best) * (best === 0 ? worthATurn : 1)) best = turn
  return best
}
