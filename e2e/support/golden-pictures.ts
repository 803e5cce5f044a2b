import sharp from 'sharp'
import { blanks } from '@tohfa/contract/studio/blanks'
import { areaSvg } from '@tohfa/contract/studio/scene-svg'
import { shapeText } from '@tohfa/contract/studio/shape-text'
import { sheetPixels } from '@tohfa/contract/studio/sheet-pixels'
import { goldenScenes } from '../../contract/src/studio/golden-scenes.fixture.ts'
import { motifsOf } from '../../server/src/studio/motif-of.ts'
import { renderSheet } from '../../server/src/studio/press/render-sheet.ts'
import { loadStudioFaces } from '../../server/src/studio/studio-faces.ts'

/** Large sheets are drawn less fine: edges, where the two may differ, are a larger share of them then. */
const mostPixels = 2_000_000
/** Of all pixels, those that may differ. */
export const mostDiffering = 0.001

/** Colours that run into each other, without edges of its own. */
const photo = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <linearGradient id="a" x2="1" y2="1"><stop stop-color="#f0a020"/><stop offset=".5" stop-color="#c9276b"/><stop offset="1" stop-color="#1050d0"/></linearGradient>
    <rect width="1600" height="1200" fill="url(#a)"/></svg>`),
)
  .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  .toBuffer()

/** A scene as it is printed, and as the SVG that a browser draws; both as addresses. */
export type GoldenPictures = {
  /** Its blank and its number. */
  name: string
  press: string
  drawn: string
  width: number
  height: number
}

const address = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString('base64')}`

/** The sixty scenes on the nine blanks, one after the other. */
export async function* goldenPictures(): AsyncGenerator<GoldenPictures> {
  const master = await photo
  const faces = await loadStudioFaces()
  for (const [nth, { blank, area, scene }] of goldenScenes().entries()) {
    const [one] = scene.areas
    if (!one) throw new Error('a scene has an area')
    const { dpi: fullDpi, colorSpace } = blanks[blank]
    const full = sheetPixels(area, fullDpi)
    const dpi = fullDpi * Math.min(1, Math.sqrt(mostPixels / (full.width * full.height)))
    const pixels = sheetPixels(area, dpi)
    const sheet = { area, scene: one, blank: { dpi, colorSpace } }
    const png = await renderSheet(sheet, { photo: () => Promise.resolve(master) })
    const motifs = motifsOf(scene.areas)
    const parts = {
      text: (item: Parameters<typeof shapeText>[0]) => shapeText(item, faces).d,
      photo: () => address('jpeg', master),
      motif: (id: string) => motifs[id],
    }
    const svg = Buffer.from(areaSvg(one, area, parts, pixels))
    const pictures = { press: address('png', png), drawn: address('svg+xml', svg) }
    yield { name: `${blank} ${nth + 1}`, ...pictures, ...pixels }
  }
}

/** The share of pixels that differ by more than 40 of 255 in any channel; runs in a page. */
export async function differing(pictures: GoldenPictures): Promise<number> {
  const { press, drawn, width, height } = pictures
  const [one, other] = await Promise.all(
    [press, drawn].map(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('there is no canvas')
      // What shines through is seen on white.
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, width, height)
      context.drawImage(image, 0, 0, width, height)
      return context.getImageData(0, 0, width, height).data
    }),
  )
  if (!one || !other) throw new Error('there are two pictures')
  const differs = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 40
  let different = 0
  for (let at = 0; at < one.length; at += 4)
    if (differs(at) || differs(at + 1) || differs(at + 2)) different += 1
  return different / (width * height)
}
