import {
  type Finding,
  finding,
  type Placed,
  type PreflightParts,
  type PreflightSheet,
} from '#scene/finding.ts'
import { encloses, overlap } from '#scene/item-box.ts'
import { colorDifference } from '#mockup/lab-color.ts'
import type { SceneItem } from '#scene/scene.ts'

/** In millimetres; a thinner line breaks. */
const thinnestLine = 0.25
/** Colours closer than this, in ΔE of 1976, are hard to distinguish in print. */
const leastDifference = 15

/**
 * Finds lines that are too thin, and ink that hardly contrasts with its background (docs/studio.md
 * 6.5).
 */
export function checkInk(placed: Placed, sheet: PreflightSheet, parts: PreflightParts): Finding[] {
  const { item } = placed
  const found = (code: Finding['code']) => finding(code, sheet.scene.id, item.id)
  const ink = inkOf(item)
  const ground = ink === undefined ? undefined : groundUnder(placed, sheet, parts)
  const isWeak = ink && ground && colorDifference(ink, ground) < leastDifference
  return [
    ...(thicknesses(item).some((width) => width < thinnestLine) ? [found('thin_line')] : []),
    ...(isWeak && !standsOut(item, ground) ? [found('weak_contrast')] : []),
  ]
}

function thicknesses(item: SceneItem): number[] {
  if (item.kind === 'text') return item.outline ? [item.outline.width] : []
  if (item.kind !== 'shape') return []
  if (item.stroke) return [item.stroke.width]
  return item.fill === null ? [] : [item.width, item.height]
}

/** The main colour of an item: for text. */
const inkOf = (item: SceneItem): string | undefined =>
  item.kind === 'text' ? item.color : undefined

/** Text with an outline is legible by the outline. */
function standsOut(item: SceneItem, ground: string): boolean {
  if (item.kind !== 'text' || !item.outline) return false
  return colorDifference(item.outline.color, ground) >= leastDifference
}

/**
 * The single colour under an item: of the shape that contains it completely, else of the area or
 * the product. Undefined if it is on a photo or a motif, or partly on a shape.
 */
function groundUnder(
  { item, box }: Placed,
  { scene, placed }: PreflightSheet,
  { productColor = '#ffffff' }: PreflightParts,
): string | undefined {
  const at = placed.findIndex((one) => one.item === item)
  const under = placed.slice(0, at).findLast((one) => overlap(one.box, box) && covers(one.item))
  if (!under) return scene.background ?? productColor
  const isGround = under.item.kind === 'shape' && encloses(under.box, box)
  return isGround && under.item.kind === 'shape' ? (under.item.fill ?? undefined) : undefined
}

const covers = (item: SceneItem): boolean =>
  item.kind === 'photo' || item.kind === 'motif' || (item.kind === 'shape' && item.fill !== null)
