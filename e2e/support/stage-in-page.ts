import { contextOf } from '../../web/app/studio/preview/canvas-context.ts'
import { paintSvg } from '../../web/app/studio/preview/paint-svg.ts'
import { photosOf } from '../../web/app/studio/preview/sheet-photos.ts'
import { readPhoto } from './read-photo-here.ts'
import { decodedPixels, shareBeyond } from './pixels-in-page.ts'

type Box = { x: number; y: number; width: number; height: number }
export type StageInPage = {
  layers: { svg: string; box: Box }[]
  /** The address of the press file. */
  press: string
  /** Of the press file in pixels, and in millimetres. */
  side: { width: number; height: number; across: number; down: number }
}

/**
 * Layers are painted finer than the press prints, and compared coarser. Otherwise a canvas that lies
 * between pixels would blur edges, which is the screen's and not the stage's.
 */
const finer = 2

/** The fraction of pixels in which the stage's canvases differ from the press file. */
async function shareOfStage({ layers, press, side }: StageInPage): Promise<number> {
  const { width, height, across, down } = side
  const fine = { width: width * finer, height: height * finer }
  const stage = contextOf(fine)
  const [right, below] = [fine.width / across, fine.height / down]
  for (const { svg, box } of layers) {
    const pixels = (length: number, each: number) => Math.max(1, Math.round(length * each))
    const layer = contextOf({ width: pixels(box.width, right), height: pixels(box.height, below) })
    paintSvg(svg, layer, await photosOf(svg, readPhoto))
    stage.drawImage(
      layer.canvas,
      (box.x + across / 2) * right,
      (box.y + down / 2) * below,
      box.width * right,
      box.height * below,
    )
  }
  const shown = halved(halved(stage))
  const printed = contextOf({ width, height })
  printed.putImageData(await decodedPixels(press, side), 0, 0)
  return shareBeyond(pixelsIn(halved(printed)), pixelsIn(shown))
}

/** Each pixel is the average of four. */
function halved({ canvas }: OffscreenCanvasRenderingContext2D): OffscreenCanvasRenderingContext2D {
  const size = { width: Math.floor(canvas.width / 2), height: Math.floor(canvas.height / 2) }
  const half = contextOf(size)
  half.drawImage(canvas, 0, 0, size.width, size.height)
  return half
}

const pixelsIn = (context: OffscreenCanvasRenderingContext2D) =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height)

Object.assign(globalThis, { shareOfStage })
