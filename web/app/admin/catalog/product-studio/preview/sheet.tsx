import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import type { SceneArea } from '@tohfa/print-engine/scene/scene'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import type { Preview } from './use-preview.ts'

/** A placeholder for a photo. */
export const photoColor = '#c9c0b0'

/** An area as printed, with the lines of its trim and safe distance. */
export function Sheet({
  alt,
  ...drawn
}: {
  place: BlankArea
  area: SceneArea
  /** The colour under the print. */
  ground: string
  textOf: Preview['textOf']
  motifOf: Preview['motifOf']
  alt: string
}) {
  const { width, height, bleed, safe } = drawn.place
  // A number is NaN while it is being typed.
  if (![width, height, bleed, safe].every((length) => length >= 0)) return null
  const svg = sheetSvg(drawn)
  return (
    <img
      alt={alt}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={Math.round(4 * (width + 2 * bleed))}
      height={Math.round(4 * (height + 2 * bleed))}
      className="h-auto max-h-[26vh] w-full object-contain lg:max-h-[min(44vh,26rem)]"
    />
  )
}

/** All lengths in millimetres from the middle of the area. */
function sheetSvg({
  place,
  area,
  ground,
  textOf,
  motifOf,
}: Omit<Parameters<typeof Sheet>[0], 'alt'>): string {
  const { width, height, bleed, safe } = place
  const size = { width: width + 2 * bleed, height: height + 2 * bleed }
  const parts = {
    text: textOf,
    photo: () => undefined,
    motif: motifOf,
    placeholder: photoColor,
  }
  const rect = (inset: number, paint: string) =>
    `<rect x="${inset - size.width / 2}" y="${inset - size.height / 2}" width="${Math.max(0, size.width - 2 * inset)}" height="${Math.max(0, size.height - 2 * inset)}" ${paint}/>`
  const line = Math.max(size.width, size.height) / 300
  const drawing = areaSvg(area, place, parts, size)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size.width / 2} ${-size.height / 2} ${size.width} ${size.height}" width="${size.width * 4}" height="${size.height * 4}">`,
    rect(0, `fill="${ground}"`),
    `<g transform="translate(${-size.width / 2} ${-size.height / 2})">${drawing}</g>`,
    rect(bleed / 2, `fill="none" stroke="#26345e" stroke-opacity="0.16" stroke-width="${bleed}"`),
    rect(bleed, `fill="none" stroke="#26345e" stroke-width="${line}"`),
    rect(
      bleed + safe,
      `fill="none" stroke="#2e6b45" stroke-width="${line}" stroke-dasharray="${line * 4} ${line * 3}"`,
    ),
    '</svg>',
  ].join('')
}
