import { shaOfAddress } from '#studio/photos/photo-address.ts'
import { pixelsOfPhoto } from '#studio/photos/photo-pixels.ts'
import { contextOf } from './canvas-context.ts'
import { paintSvg } from './paint-svg.ts'
import { photosOf } from './sheet-photos.ts'

/** An SVG of `partSvg` or `areaSvg`, and the size in pixels of the canvas that it fills. */
export type LayerWish = {
  svg: string
  width: number
  height: number
  /** The files of photos that it may have to decode, by their sha256. */
  photos: Readonly<Record<string, Blob>>
}

/** Paints a part of a sheet on transparent ground. */
export async function paintLayer({ svg, width, height, photos }: LayerWish): Promise<ImageBitmap> {
  const read = (address: string) => {
    const sha256 = shaOfAddress(address)
    return pixelsOfPhoto(sha256, photos[sha256])
  }
  const shown = await photosOf(svg, read)
  const context = contextOf({ width, height })
  paintSvg(svg, context, shown)
  return context.canvas.transferToImageBitmap()
}
