import type { Pixels } from '@tohfa/print-engine/mockup/pixels'
import { sheetPainter } from '../../web/app/studio/preview/sheet-painter.ts'
import { photosOf } from '../../web/app/studio/preview/sheet-photos.ts'
import { decodedSheet } from './decoded-sheet.ts'
import { readPhoto } from './read-photo-here.ts'

export type SheetToPaint = { svg: string; size: { width: number; height: number } }

const textOf = (wide: number) =>
  `<g transform="translate(-2 1) rotate(20)"><path d="M-${wide} -2L${wide} -2Q${wide + 1} 0 ${wide} 2Z" fill="#ff0000" stroke="#00ff00" stroke-width="0.6"/></g>`

/**
 * The fraction of a sheet's pixels that, on white, differ by more than this of 255 from the
 * browser's drawing of the SVG.
 */
async function shareBeyond({ svg, size }: SheetToPaint, most: number): Promise<number> {
  const drawn = await decodedSheet(svg, size)
  const photos = await photosOf(svg, readPhoto)
  const paint = sheetPainter(size)
  // Simulates typing: first the last text changes, then the first; the items behind and in front
  // stay painted.
  const words = '<path d="M0 0h9v9z" fill="#ff0000"/>'
  const [last, first] = [svg.lastIndexOf('<g '), svg.indexOf('>') + 1]
  for (const rest of [words, '']) paint(`${svg.slice(0, last)}${rest}</svg>`, photos)
  paint(`${svg.slice(0, first)}${words}${svg.slice(first)}`, photos)
  // Changes a text twice, where only the changed pixels are painted.
  for (const wide of [3, 5]) paint(`${svg.slice(0, -6)}${textOf(wide)}</svg>`, photos)
  const one = shareOf(drawn, paint(svg, photos).pixels, most)
  // The same text behind all items and in front of them; the items between stay the same.
  const front = svg.indexOf('<g ')
  const twice = (wide: number) =>
    `${svg.slice(0, front)}${textOf(wide)}${svg.slice(front, -6)}${textOf(wide)}</svg>`
  paint(twice(5), photos)
  const two = shareOf(await decodedSheet(twice(3), size), paint(twice(3), photos).pixels, most)
  return Math.max(one, two)
}

function shareOf(drawn: Pixels, painted: Pixels, most: number): number {
  const onWhite = ({ data }: Pixels, at: number) =>
    (((data[at] ?? 0) - 255) * (data[at | 3] ?? 0)) / 255
  const differs = (at: number) => Math.abs(onWhite(drawn, at) - onWhite(painted, at)) > most
  let different = 0
  for (let at = 0; at < drawn.width * drawn.height * 4; at += 4)
    if (differs(at) || differs(at + 1) || differs(at + 2)) different += 1
  return different / (drawn.width * drawn.height)
}

Object.assign(globalThis, { shareBeyond })
