import { sheetPainter } from '../../web/app/studio/preview/sheet-painter.ts'
import { photosOf } from '../../web/app/studio/preview/sheet-photos.ts'
import type { GoldenPictures } from './golden-pictures.ts'
import { decodedPixels, shareBeyond } from './pixels-in-page.ts'
import { readPhoto } from './read-photo-here.ts'

/** The fraction of pixels in which the page's drawing differs from the press file. */
async function shareDiffering({ press, svg, width, height }: GoldenPictures): Promise<number> {
  const size = { width, height }
  const printed = await decodedPixels(press, size)
  const drawn = sheetPainter(size)(svg, await photosOf(svg, readPhoto)).pixels
  return shareBeyond(printed, { ...size, data: drawn.data })
}

Object.assign(globalThis, { shareDiffering })
