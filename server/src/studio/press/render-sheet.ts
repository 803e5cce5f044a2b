import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PhotoItem, SceneArea } from '@tohfa/contract/studio/scene'
import { areaSvg } from '@tohfa/contract/studio/scene-svg'
import { shapeText } from '@tohfa/contract/studio/shape-text'
import { sheetPixels } from '@tohfa/contract/studio/sheet-pixels'
import { motifsOf } from '../motif-of.ts'
import { isPhoto } from '../scene-photos.ts'
import { loadStudioFaces } from '../studio-faces.ts'
import { type CutPhoto, cutPhoto } from './cut-photo.ts'
import type { Sheet, SheetParts } from './sheet.ts'

/** Of previews, the longer side in pixels: on a page, and to look closer. */
const previewSide = 800
const closePreviewSide = 2_000

/**
 * The press file of a sheet (docs/studio.md 8.5): a PNG at the blank's dots per inch, transparent
 * unless the area has a ground. The same sheet makes the same bytes.
 */
export async function renderSheet(sheet: Sheet, parts: SheetParts): Promise<Buffer> {
  const { scene, hrefs } = await withPhotos(sheet, parts)
  const faces = await loadStudioFaces()
  const motifs = motifsOf([sheet.scene])
  const svg = areaSvg(
    scene,
    sheet.area,
    {
      text: (item) => shapeText(item, faces).d,
      photo: (item) => hrefs.get(item),
      motif: (id) => motifs[id],
    },
    sheetPixels(sheet.area, sheet.blank.dpi),
  )
  // A photo of a whole shirt is longer than what XML may usually be.
  const drawn = sharp(Buffer.from(svg), { unlimited: true })
  if (sheet.scene.background) drawn.flatten({ background: sheet.scene.background })
  return drawn.withMetadata({ density: sheet.blank.dpi }).png().toBuffer()
}

/** The area with its photos cut to what is printed of them, and their pixels as addresses. */
async function withPhotos({ scene, blank }: Sheet, { photo }: SheetParts) {
  const hrefs = new Map<PhotoItem, string>()
  const items: SceneArea['items'] = []
  for (const item of scene.items) {
    if (item.hidden || !isPhoto(item)) {
      items.push(item)
      continue
    }
    const cut = await cutPhoto(item, await photo(item.file), blank.dpi)
    hrefs.set(cut.item, await dataAddress(cut))
    items.push(cut.item)
  }
  return { scene: { ...scene, items }, hrefs }
}

/** Its pixels as an address: as JPEG, which a shirt's photo fits the memory in, unless something shines through. */
async function dataAddress({ pixels, hasAlpha }: CutPhoto): Promise<string> {
  const [type, file] = hasAlpha
    ? ['png', pixels.png({ compressionLevel: 1 })]
    : ['jpeg', pixels.jpeg({ quality: 96, chromaSubsampling: '4:4:4' })]
  return `data:image/${type};base64,${(await file.toBuffer()).toString('base64')}`
}

/** A press file made small: as a page shows it, and to look closer. */
export async function previewsOf(png: Buffer): Promise<{ usual: Buffer; close: Buffer }> {
  const { data, info } = await sharp(png)
    .resize(within(closePreviewSide))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const close = sharp(data, { raw: info })
  return {
    usual: await close.clone().resize(within(previewSide)).webp({ quality: 84 }).toBuffer(),
    close: await close.webp({ quality: 84 }).toBuffer(),
  }
}

function within(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
