import sharp from 'sharp'
import { type BlankArea, type BlankId, blanks } from '@tohfa/contract/studio/blanks'
import { kitOf } from '@tohfa/contract/studio/kits'
import type { SceneArea } from '@tohfa/contract/studio/scene'
import { areaSvg } from '@tohfa/contract/studio/scene-svg'
import { widthSeen } from '@tohfa/contract/studio/seen-through'
import { shapeText } from '@tohfa/contract/studio/shape-text'
import { pixelsOf, sheetPixels } from '@tohfa/contract/studio/sheet-pixels'
import { goldenScenes } from '../../contract/src/studio/golden-scenes.fixture.ts'
import { motifsOf } from '../../server/src/studio/motif-of.ts'
import { renderSheet } from '../../server/src/studio/press/render-sheet.ts'
import { loadStudioFaces } from '../../server/src/studio/studio-faces.ts'
import { sheetSize } from '../../web/app/studio/sheet-size.ts'

/** Large sheets are drawn less fine: edges, where the two may differ, are a larger share of them then. */
const mostPixels = 2_000_000
/** Colours that run into each other, without edges of its own. */
const photo = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <linearGradient id="a" x2="1" y2="1"><stop stop-color="#f0a020"/><stop offset=".5" stop-color="#c9276b"/><stop offset="1" stop-color="#1050d0"/></linearGradient>
    <rect width="1600" height="1200" fill="url(#a)"/></svg>`),
)
  .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  .toBuffer()

/**
 * How a scene is drawn, as large as it is printed or as a page draws it for its mock-up, with the share
 * of all pixels that may differ: Firefox cuts a small photo to its shape more coarsely.
 */
export const mostDiffering = {
  'press size': 0.001,
  'page size, no photos': 0.001,
  'page size': 0.0015,
}
export type GoldenWay = keyof typeof mostDiffering
export const goldenWays = Object.keys(mostDiffering) as GoldenWay[]

/** A scene as it is printed, as an address, and as the SVG that a page draws. */
export type GoldenPictures = {
  /** Its blank and its number. */
  name: string
  way: GoldenWay
  press: string
  svg: string
  width: number
  height: number
}

const address = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString('base64')}`

/** The sixty scenes on the nine blanks, one after the other, in each way. */
export async function* goldenPictures(): AsyncGenerator<GoldenPictures> {
  const master = await photo
  const faces = await loadStudioFaces()
  for (const [nth, { blank, area, scene }] of goldenScenes().entries())
    for (const way of goldenWays) {
      const [one] = scene.areas
      if (!one) throw new Error('a scene has an area')
      const drawn = way === 'page size, no photos' ? withoutPhotos(one) : one
      const dpi = way === 'press size' ? pressDpi(blank, area) : pageDpi(blank, area)
      const pixels = sheetPixels(area, dpi)
      const { colorSpace } = blanks[blank]
      const sheet = { area, scene: drawn, blank: { dpi, colorSpace } }
      const png = await renderSheet(sheet, { photo: () => Promise.resolve(master) })
      const motifs = motifsOf(scene.areas)
      const parts = {
        text: (item: Parameters<typeof shapeText>[0]) => shapeText(item, faces).d,
        photo: () => address('jpeg', master),
        motif: (id: string) => motifs[id],
      }
      const svg = areaSvg(drawn, area, parts, pixels)
      yield { name: `${blank} ${nth + 1}`, way, press: address('png', png), svg, ...pixels }
    }
}

const withoutPhotos = (area: SceneArea): SceneArea => ({
  ...area,
  items: area.items.map((item) => (item.kind === 'photo' ? { ...item, file: null } : item)),
})

function pressDpi(blank: BlankId, area: BlankArea): number {
  const { dpi } = blanks[blank]
  const { width, height } = sheetPixels(area, dpi)
  return dpi * Math.min(1, Math.sqrt(mostPixels / (width * height)))
}

function pageDpi(blank: BlankId, area: BlankArea): number {
  const kit = kitOf(blank, area.id)
  if (!kit) throw new Error(`${blank} has no kit`)
  const { width } = sheetSize(area, widthSeen(kit, area))
  return width / pixelsOf(area.width + 2 * area.bleed, 1)
}
