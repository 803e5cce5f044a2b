import { kitSize } from './kit-boxes.ts'
import type { KitBox } from './kit-box.ts'
import { type Corners, planeThrough } from './homography.ts'
import { sagOf, type Surface } from './surfaces.ts'
import type { Point } from '#text/outline.ts'

/** A place in a kit's picture, in pixels from the upper left. */
export type Spot = { x: number; y: number }

/** What staff marked on a photograph of a blank (docs/studio.md 7.10). */
export type Marking = {
  /** Of the printed place, as far as it is visible: clockwise from the upper left of the print. */
  corners: [Spot, Spot, Spot, Spot]
  /** How far the middle of the upper and of the lower edge sags, in percent of the height. */
  top: number
  bottom: number
  /** The degrees that the visible place curves around the piece; 0 when it is flat. */
  around: number
  /** How much of the shade, and of the light, of the photograph lies on the print, in percent. */
  folds: number
  light: number
}

/** Minimum and maximum of its numbers. */
export const markingBounds = {
  x: [0, kitSize.width],
  y: [0, kitSize.height],
  top: [-40, 40],
  bottom: [-40, 40],
  around: [0, 180],
  folds: [0, 100],
  light: [0, 100],
} as const

/** Of a print that goes on behind the piece: fewer degrees would not show it as round. */
export const leastAround = 60
/** The minimum of each side, in pixels. */
export const leastSide = 36
/** The sine of the sharpest corner: 6 degrees, as far from a straight line. */
const sharpest = 0.1
/** The distance of the nearest point of a curved edge, relative to the nearest corner. */
const leastDepth = 0.1
/** The number of pieces into which an edge is divided. */
const steps = 24

export type MarkingFault = { path: string; fault: 'crossed' | 'small' | 'curved' | 'around' }

/**
 * Reasons why a place cannot be marked like this, by the path of a number: corners that are no
 * convex quadrilateral or too near to each other, and curves behind the viewer. Its numbers are
 * within their bounds.
 * @param isWrapped whether the print goes on behind the piece
 */
export function markingFaults(marking: Marking, isWrapped: boolean): MarkingFault[] {
  const corners = cornersOf(marking)
  const around: MarkingFault[] =
    isWrapped && marking.around < leastAround ? [{ path: 'around', fault: 'around' }] : []
  const cornerFaults = corners.flatMap((corner, at): MarkingFault[] => {
    const fault = cornerFault(corners[(at + 3) % 4]!, corner, corners[(at + 1) % 4]!)
    return fault ? [{ path: `corners.${at}`, fault }] : []
  })
  if (cornerFaults.length > 0) return [...cornerFaults, ...around]
  return [...curveFaults(marking, corners), ...around]
}

/** Clockwise on a screen, so that a print is never mirrored. */
function cornerFault(before: Point, corner: Point, after: Point): MarkingFault['fault'] | null {
  const [inX, inY] = [corner[0] - before[0], corner[1] - before[1]]
  const [outX, outY] = [after[0] - corner[0], after[1] - corner[1]]
  const [reached, left] = [Math.hypot(inX, inY), Math.hypot(outX, outY)]
  if (Math.min(reached, left) < leastSide) return 'small'
  return inX * outY - inY * outX < sharpest * reached * left ? 'crossed' : null
}

function curveFaults(marking: Marking, corners: Corners): MarkingFault[] {
  const { depth } = planeThrough(corners)
  const nearest = Math.min(depth(0, 0), depth(1, 0), depth(1, 1), depth(0, 1))
  return (['top', 'bottom'] as const).flatMap((edge): MarkingFault[] => {
    const isBehind = edgeOf(marking, edge).some(([u, v]) => depth(u, v) < leastDepth * nearest)
    return isBehind ? [{ path: edge, fault: 'curved' }] : []
  })
}

/** Points of an edge on the plane of the corners, from left to right. */
function edgeOf({ top, bottom, around }: Marking, edge: 'top' | 'bottom'): Point[] {
  const sag = sagOf(around)
  const share = (edge === 'top' ? top : bottom) / 100
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const u = step / steps
    return [u, (edge === 'top' ? 0 : 1) + share * sag(u * 2 - 1)]
  })
}

const cornersOf = ({ corners }: Marking) =>
  corners.map(({ x, y }): Point => [x, y]) as unknown as Corners

/** The outline of a marked place in the picture, clockwise from its first corner. */
export function outlineOf(marking: Marking): Point[] {
  const { toPicture } = planeThrough(cornersOf(marking))
  return [...edgeOf(marking, 'top'), ...edgeOf(marking, 'bottom').toReversed()].map(([u, v]) =>
    toPicture(u, v),
  )
}

/** The bounding box of a marked place, with a pixel around it, within the picture. */
export function boxOfMarking(marking: Marking): KitBox {
  const outline = outlineOf(marking)
  const [across, down] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const left = Math.max(0, Math.floor(Math.min(...across)) - 1)
  const top = Math.max(0, Math.floor(Math.min(...down)) - 1)
  const right = Math.min(kitSize.width, Math.ceil(Math.max(...across)) + 1)
  const bottom = Math.min(kitSize.height, Math.ceil(Math.max(...down)) + 1)
  return [left, top, right - left, bottom - top]
}

/**
 * The surface of a marked place, relative to its box.
 * @param degrees of the whole print around the piece, if it goes on behind it
 */
export function surfaceOfMarking(marking: Marking, degrees = 0): Surface {
  const [left, top, width, height] = boxOfMarking(marking)
  const corners = cornersOf(marking).map(([x, y]): Point => [
    (x - left) / width,
    (y - top) / height,
  ]) as unknown as Corners
  return {
    kind: 'marked',
    corners,
    top: marking.top / 100,
    bottom: marking.bottom / 100,
    around: marking.around,
    degrees: Math.max(marking.around, degrees),
  }
}
