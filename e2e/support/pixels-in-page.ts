import { contextOf } from '../../web/app/studio/preview/canvas-context.ts'

/** Of 255, in any channel. */
const seen = 40

type Size = { width: number; height: number }
type Picture = Size & { data: Uint8ClampedArray | Uint8Array }

/** The pixels of a picture at an address. */
export async function decodedPixels(address: string, size: Size): Promise<ImageData> {
  const image = new Image()
  image.src = address
  await image.decode()
  const context = contextOf(size)
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, size.width, size.height)
}

/** The fraction of pixels that a person would see to differ. */
export function shareBeyond(one: Picture, other: Picture): number {
  const differs = (at: number) => Math.abs(onWhite(one.data, at) - onWhite(other.data, at)) > seen
  let different = 0
  for (let at = 0; at < one.width * one.height * 4; at += 4)
    if (differs(at) || differs(at + 1) || differs(at + 2)) different += 1
  return different / (one.width * one.height)
}

/** Transparent pixels are compared on white. */
const onWhite = (data: Picture['data'], at: number): number =>
  (((data[at] ?? 0) - 255) * (data[at | 3] ?? 0)) / 255
