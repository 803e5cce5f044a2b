import type { Box, Point } from '@tohfa/print-engine/text/outline'

export type Handle = 'scale' | 'turn'

/** CSS pixels between a box and its handles, so that these cover nothing of a small item. */
const [outside, above] = [12, 34]

/** The places of handles around a box, in CSS pixels from its upper left corner, before rotation. */
export function handlesOf(
  { width, height }: Pick<Box, 'width' | 'height'>,
  scale: number,
): { kind: Handle; x: number; y: number }[] {
  const [right, bottom] = [width * scale + outside, height * scale + outside]
  return [
    { kind: 'scale', x: -outside, y: -outside },
    { kind: 'scale', x: right, y: -outside },
    { kind: 'scale', x: -outside, y: bottom },
    { kind: 'scale', x: right, y: bottom },
    { kind: 'turn', x: (width * scale) / 2, y: -above },
  ]
}

/** The nearest handle within reach of a pointer, in CSS pixels. */
export function handleAt(
  box: Box,
  scale: number,
  [x, y]: Point,
  reach: number,
): Handle | undefined {
  const near = handlesOf(box, scale)
    .map((handle) => ({ ...handle, way: Math.hypot(handle.x - x, handle.y - y) }))
    .filter(({ way }) => way <= reach)
  return near.toSorted((a, b) => a.way - b.way)[0]?.kind
}
