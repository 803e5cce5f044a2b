import { frameAlongPhoto } from '@tohfa/print-engine/scene/cover-crop'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import { itemSvg, type SceneParts } from '@tohfa/print-engine/scene/scene-svg'
import { photoAddress } from '#studio/photos/photo-address.ts'
import { knownLevels } from '#studio/photos/known-levels.ts'
import { paintSvg } from '#studio/preview/paint-svg.ts'
import type { SheetPhotos } from '#studio/preview/sheet-photos.ts'

type Size = { width: number; height: number }

/** Around the frame, in fractions of its shorter side: there the photo is pale. */
const margin = 0.15
/** Over the photo outside of its frame. */
const veil = { color: '#ffffff', opacity: 0.72 }

/** The millimetres that the picture of a frame shows. */
export function pictureOf({ width, height }: Size): Size {
  const more = 2 * margin * Math.min(width, height)
  return { width: width + more, height: height + more }
}

/** The frame with its photo, and around it, paler, what the frame leaves out. */
export function frameSvg(item: PhotoItem): string {
  const { width, height } = pictureOf(item)
  const { turn: _turn, hidden: _hidden, ...placed } = item
  const upright = { ...placed, turn: 0, x: 0, y: 0 }
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`
  return [
    `<svg viewBox="${-width / 2} ${-height / 2} ${width} ${height}">`,
    itemSvg(around(upright), parts, 'around'),
    `<rect ${box} fill="${veil.color}" opacity="${veil.opacity}"/>`,
    itemSvg(upright, parts, 'frame'),
    '</svg>',
  ].join('')
}

export function paintFrame(item: PhotoItem, canvas: HTMLCanvasElement, photos: SheetPhotos): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  // Both kinds of contexts have the same methods for paths and pictures.
  paintSvg(frameSvg(item), context as unknown as OffscreenCanvasRenderingContext2D, photos)
}

const parts: SceneParts = {
  text: () => undefined,
  photo: ({ file }) => (file ? photoAddress(file) : undefined),
  levels: ({ file }) => (file ? knownLevels(file) : undefined),
  motif: () => undefined,
}

/** The same photo at the same place in a frame as large as the picture. */
function around(item: PhotoItem): PhotoItem {
  const picture = pictureOf(item)
  const [inner, outer] = [item, picture].map((frame) => frameAlongPhoto(frame, item.quarter))
  const { x, y, width, height } = item.crop
  if (!inner || !outer) return item
  const [across, down] = [
    (width * outer.width) / inner.width,
    (height * outer.height) / inner.height,
  ]
  const crop = {
    x: x - (across - width) / 2,
    y: y - (down - height) / 2,
    width: across,
    height: down,
  }
  return { ...item, ...picture, mask: 'rect', crop }
}
