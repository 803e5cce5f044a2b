import type { Kit } from './kits.ts'
import { sheetOf } from '#scene/place-on-sheet.ts'
import type { SceneArea, SceneItem } from '#scene/scene.ts'
import { shownItems } from '#scene/shown-items.ts'

/** What somebody fills in is what they want to see. */
const weightOf = ({ field }: SceneItem): number => (field === undefined ? 1 : 4)
/** Degrees between two looks, and the farthest from the middle. */
const [step, farthest] = [5, 90]
/** What stands farther than this from the middle is hardly seen. */
const edge = 60
/** A mug stays as it is for no less than a tenth more to be seen. */
const worthATurn = 1.1

/**
 * How far a mug is turned, in degrees, so that most of what stands on it faces the viewer; of two sides
 * alike the right one, beside which its handle is. 0 for all that does not turn.
 */
export function facingTurn(kit: Kit, { items }: Pick<SceneArea, 'items'>): number {
  return bestTurn(placesOf(kit, items))
}

/**
 * How far it is turned to show the most of what is then not seen; undefined where nothing is left.
 */
export function otherTurn(kit: Kit, { items }: Pick<SceneArea, 'items'>): number | undefined {
  const places = placesOf(kit, items)
  const facing = bestTurn(places)
  const hidden = places.filter(({ angle }) => Math.abs(angle - facing) > edge)
  return hidden.length > 0 ? bestTurn(hidden) : undefined
}

type AngleWeight = { angle: number; weight: number }

/** Where around a mug what is shown stands; nothing of what does not turn. */
function placesOf(kit: Kit, items: SceneArea['items']): AngleWeight[] {
  const { surface } = kit
  if (surface.kind !== 'cylinder') return []
  const { width } = sheetOf(kit)
  return shownItems({ items }).map((item) => ({
    angle: (item.x / width) * surface.degrees,
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
