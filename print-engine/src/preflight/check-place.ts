import type { BlankArea } from '#scene/blanks.ts'
import {
  type Finding,
  finding,
  type Placed,
  type PreflightParts,
  type PreflightSheet,
} from '#scene/finding.ts'
import { centred, overlap } from '#scene/item-box.ts'
import type { Box } from '#text/outline.ts'

/** A tolerance in millimetres, because nobody can place an item more exactly by hand. */
export const tolerance = 0.05

/** Checks an item against the edges of its area (docs/studio.md 6.4). */
export function checkPlace(
  { item, box }: Placed,
  { area, scene }: PreflightSheet,
  { blank }: PreflightParts,
): Finding[] {
  const found = (code: Finding['code'], ...params: Finding['params']) =>
    finding(code, scene.id, item.id, params)
  if (!overlap(box, centred(area.width, area.height))) return [found('outside')]
  // An engraved plate is not trimmed: content is safe up to its edge.
  const safe = blank.ink === 'one' ? 0 : area.safe
  const ends = beyondTrim(box, area).map((beyond) =>
    endOf(beyond, { ...area, safe }, item.kind !== 'text'),
  )
  return [
    ...(ends.includes('unsafe') ? [found('outside_safe', area.safe)] : []),
    ...(ends.includes('short') ? [found('background_short', area.bleed)] : []),
    ...(isByHandle(box, area, blank.handleZone, ends) ? [found('handle_zone')] : []),
  ]
}

/** The overhang of the box beyond the trim on the left, right, top and bottom; negative inside. */
export function beyondTrim({ x, y, width, height }: Box, area: BlankArea): number[] {
  const [right, bottom] = [area.width / 2, area.height / 2]
  return [-right - x, x + width - right, -bottom - y, y + height - bottom]
}

type End = 'inside' | 'unsafe' | 'short' | 'bleeds'

/**
 * Text is never meant to be cut; other items that reach the trim are backgrounds and must bleed.
 */
function endOf(beyond: number, { bleed, safe }: BlankArea, mayBleed: boolean): End {
  if (beyond <= tolerance - safe) return 'inside'
  if (!mayBleed || beyond < -tolerance) return 'unsafe'
  return beyond >= bleed - tolerance ? 'bleeds' : 'short'
}

/** A background that continues beyond the end of the area has nothing important there. */
function isByHandle(box: Box, area: BlankArea, zone: number | undefined, ends: End[]): boolean {
  if (zone === undefined) return false
  const [left, right] = beyondTrim(box, area).map((beyond) => beyond > tolerance - zone)
  return (left === true && ends[0] !== 'bleeds') || (right === true && ends[1] !== 'bleeds')
}
