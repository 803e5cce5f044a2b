import { type Bound, type Bounds, itemBounds } from '#scene/bounds.ts'
import type { SceneItem } from '#scene/scene.ts'
import type { Edit, ItemChange } from './edit.ts'

/** Rounds a length to a thousandth of a millimetre. */
export const roundedLength = (length: number): number => round(length, 1_000)

/** A rotation to a hundredth of a degree, between -180 (exclusive) and 180. */
export function roundedTurn(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  const rounded = round(turned > 180 ? turned - 360 : turned, 100)
  return rounded === -180 ? 180 : rounded
}

/** Without -0, which JSON does not have. */
const round = (value: number, steps: number) => Math.round(value * steps) / steps + 0

/**
 * The edit with its figures rounded and within their bounds: a scene has the same bytes whatever the
 * screen that it was edited on (docs/studio.md 17.2).
 */
export function rounded(edit: Edit): Edit {
  switch (edit.do) {
    case 'set':
      return { ...edit, to: edit.to.map(roundedChange) }
    case 'add':
      return { ...edit, item: roundedItem(edit.item) }
    case 'all':
      return { ...edit, of: edit.of.map(rounded) }
    case 'ground':
    case 'order':
    case 'remove':
      return edit
  }
}

function roundedItem(item: SceneItem): SceneItem {
  return { ...item, ...roundedValues(item, itemBounds[item.kind]) }
}

/** Of all kinds: a change does not name the kind of its item, and equal keys have equal bounds. */
const allBounds: Bounds = { ...itemBounds.text, ...itemBounds.shape, width: [0.1, 600] }

const roundedChange = (change: ItemChange): ItemChange => roundedValues(change, allBounds)

function roundedValues<Values extends object>(values: Values, bounds: Bounds): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [
      key,
      roundedValue(key, value, bounds),
    ]),
  ) as Values
}

function roundedValue(key: string, value: unknown, bounds: Bounds): unknown {
  if (key === 'turn' && typeof value === 'number') return roundedTurn(value)
  const bound = bounds[key]
  if (bound && typeof value === 'number')
    return inBound(key === 'bend' ? round(value, 100) : roundedLength(value), bound)
  const stroke = bounds[`${key}.width`]
  return stroke && isStroke(value)
    ? { ...value, width: inBound(roundedLength(value.width), stroke) }
    : value
}

const isStroke = (value: unknown): value is { width: number } =>
  typeof value === 'object' && value !== null && 'width' in value && typeof value.width === 'number'

export const inBound = (value: number, [least, most]: Bound): number =>
  Math.max(least, Math.min(most, value))
