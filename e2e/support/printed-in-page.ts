import { contextOf } from '../../web/app/studio/preview/canvas-context.ts'
import { sheetPainter } from '../../web/app/studio/preview/sheet-painter.ts'
import { photosOf } from '../../web/app/studio/preview/sheet-photos.ts'
import type { GoldenPictures } from './golden-pictures.ts'
import { readPhoto } from './read-photo-here.ts'

/** Of 255, in any channel. */
const seen = 40

type Bytes = Uint8ClampedArray | Uint8Array

/** The fraction of pixels in which the page's drawing differs from the press file. */
async function shareDiffering({ press, svg, width, height }: GoldenPictures): Promise<number> {
  const size = { width, height }
  const [printed, drawn] = [
    await pixelsOf(press, size),
    sheetPainter(size)(svg, await photosOf(svg, readPhoto)).pixels,
  ]
  const differs = (at: number) =>
    Math.abs(onWhite(printed.data, at) - onWhite(drawn.data, at)) > seen
  let different = 0
  for (let at = 0; at < width * height * 4; at += 4)
    if (differs(at) || differs(at + 1) || differs(at + 2)) different += 1
  return different / (width * height)
}

async function pixelsOf(press: string, size: { width: number; height: number }) {
  const image = new Image()
  image.src = press
  await image.decode()
  const context = contextOf(size)
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, size.width, size.height)
}

/** Transparent pixels are compared on white. */
const onWhite = (data: Bytes, at: number): number =>
  (((data[at] ?? 0) - 255) * (data[at | 3] ?? 0)) / 255

Object.assign(globalThis, { shareDiffering })
