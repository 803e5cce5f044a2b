import fc from 'fast-check'
import { kitSize } from './kit-boxes.ts'
import { type Marking, markingBounds, markingFaults, type Spot } from './marking.ts'

/** A flat place in the middle of a photograph. */
export const flatMarking: Marking = {
  corners: [
    { x: 160, y: 250 },
    { x: 560, y: 250 },
    { x: 560, y: 650 },
    { x: 160, y: 650 },
  ],
  top: 0,
  bottom: 0,
  around: 0,
  folds: 100,
  light: 100,
}

/** Whole numbers and tenths: doubles of fast-check are mostly near to zero. */
const within = ([min, max]: readonly [number, number]) =>
  fc.integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) }).map((tenths) => tenths / 10)
const spot: fc.Arbitrary<Spot> = fc.record({
  x: within(markingBounds.x),
  y: within(markingBounds.y),
})

/** Any numbers within their bounds, most of which cannot be a marked place. */
export const anyMarking: fc.Arbitrary<Marking> = fc.record({
  corners: fc.tuple(spot, spot, spot, spot),
  top: within(markingBounds.top),
  bottom: within(markingBounds.bottom),
  around: within(markingBounds.around),
  folds: within(markingBounds.folds),
  light: within(markingBounds.light),
})

/** Corners each in its own quarter of the picture, as staff mark them. */
const quarters = fc.tuple(
  ...(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).map(([right, lower]) =>
    fc.record({
      x: within([right ? kitSize.width * 0.6 : 0, right ? kitSize.width : kitSize.width * 0.4]),
      y: within([lower ? kitSize.height * 0.6 : 0, lower ? kitSize.height : kitSize.height * 0.4]),
    }),
  ),
) as unknown as fc.Arbitrary<[Spot, Spot, Spot, Spot]>

/** A place that can be marked. */
export const goodMarking: fc.Arbitrary<Marking> = fc
  .tuple(anyMarking, quarters)
  .map(([marking, corners]) => ({ ...marking, corners }))
  .filter((marking) => markingFaults(marking, false).length === 0)
