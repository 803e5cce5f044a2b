import {
  type Finding,
  finding,
  type Placed,
  type PreflightParts,
  type PreflightSheet,
} from '#scene/finding.ts'

/** The smallest legible size in points; engraved letters fill up sooner. */
const leastPoints = { full: 5, one: 6 }
/** Text below this fraction of its size no longer looks like its template. */
const leastOfSize = 0.7

/** Checks a text's characters and size (docs/studio.md 6.2). */
export function checkText(
  { item }: Placed,
  { scene }: PreflightSheet,
  { blank, text }: PreflightParts,
): Finding[] {
  if (item.kind !== 'text') return []
  const { missing, lone, size } = text(item)
  const points = (size * 72) / 25.4
  const found = (code: Finding['code'], ...params: Finding['params']) =>
    finding(code, scene.id, item.id, params)
  return [
    ...(missing.length > 0 ? [found('missing_glyph', missing.join(' '))] : []),
    ...(lone.length > 0 ? [found('dotted_circle', lone.join(' '))] : []),
    ...(points < leastPoints[blank.ink]
      ? [found('text_too_small', Math.floor(points * 10) / 10, leastPoints[blank.ink])]
      : []),
    ...(size < item.size * leastOfSize
      ? [found('text_shrunk', Math.round((1 - size / item.size) * 100))]
      : []),
  ]
}
