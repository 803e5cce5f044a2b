import sharp from 'sharp'
import { type BlankArea, type BlankId, blanks } from '@tohfa/print-engine/scene/blanks'
import { kitOf } from '@tohfa/print-engine/mockup/kits'
import { levelsOf } from '@tohfa/print-engine/scene/photo-levels'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { widthSeen } from '@tohfa/print-engine/mockup/seen-through'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { pixelsOf, sheetPixels } from '@tohfa/print-engine/scene/sheet-pixels'
import { goldenScenes } from '@tohfa/print-engine/scene/golden-scenes.fixture'
import { motifsOf } from '../../server/src/studio/motifs/motif-of.ts'
import { renderSheet } from '../../server/src/studio/press/render-sheet.ts'
import { loadStudioFaces } from '../../server/src/studio/outlines/studio-faces.ts'
import { sheetSize } from '../../web/app/studio/preview/sheet-size.ts'

/**
 * Large sheets are drawn at a lower resolution, where edges, which may differ, are a larger part.
 */
const mostPixels = 2_000_000
/** A smooth gradient without edges. */
export const goldenPhotoPixels = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <linearGradient id="a" x2="1" y2="1"><stop stop-color="#f0a020"/><stop offset=".5" stop-color="#c9276b"/><stop offset="1" stop-color="#1050d0"/></linearGradient>
    <rect width="1600" height="1200" fill="url(#a)"/></svg>`),
)
  .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  .toBuffer()

/** The fraction of all pixels that may differ. */
export const mostDiffering = 0.001
/** The size of the print, and the size for the page's mock-up. */
export const goldenWays = ['press size', 'page size'] as const
export type GoldenWay = (typeof goldenWays)[number]

/** A scene as a printed picture's address, and as the SVG of the page. */
export type GoldenPictures = {
  /** Its blank and its number. */
  name: string
  way: GoldenWay
  press: string
  svg: string
  width: number
  height: number
}

export const address = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString('base64')}`

/** The sixty scenes on the nine blanks, or those on one of them, in both forms. */
export async function* goldenPictures(only?: BlankId): AsyncGenerator<GoldenPictures> {
  const master = await goldenPhotoPixels
  const levels = levelsOf(await sharp(master).ensureAlpha().raw().toBuffer())
  const faces = await loadStudioFaces()
  const wanted = [...goldenScenes().entries()].filter(([, { blank }]) => !only || blank === only)
  for (const [nth, { blank, area, scene }] of wanted)
    for (const way of goldenWays) {
      const [one] = scene.areas
      if (!one) throw new Error('a scene has an area')
      const dpi = way === 'press size' ? pressDpi(blank, area) : pageDpi(blank, area)
      const pixels = sheetPixels(area, dpi)
      const { colorSpace, ink } = blanks[blank]
      const sheet = { area, scene: one, blank: { dpi, colorSpace, ink } }
      const png = await renderSheet(sheet, { photo: () => Promise.resolve(master) })
      const motifs = motifsOf(scene.areas)
      const parts = {
        text: (item: Parameters<typeof shapeText>[0]) => shapeText({ ...item, ink }, faces),
        photo: () => address('jpeg', master),
        levels: () => levels,
        motif: (id: string) => motifs[id],
      }
      const svg = areaSvg(one, area, parts, pixels)
      yield { name: `${blank} ${nth + 1}`, way, press: address('png', png), svg, ...pixels }
    }
}

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
