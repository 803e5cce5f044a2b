import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PhotoItem, SceneArea, SceneItem, TextItem } from '@tohfa/print-engine/scene/scene'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { sheetPixels } from '@tohfa/print-engine/scene/sheet-pixels'
import { motifsOf } from '#studio/motifs/motif-of.ts'
import { isPhoto } from '#studio/designs/scene-photos.ts'
import { loadStudioFaces } from '#studio/outlines/studio-faces.ts'
import { type CutPhoto, cutPhoto } from './cut-photo.ts'
import type { KeptCuts } from './kept-cuts.ts'
import { layersOf } from './layers.ts'
import type { Sheet, SheetParts } from './sheet.ts'

/** Of previews, the longer side in pixels: on a page, and to look closer. */
const previewSide = 800
const closePreviewSide = 2_000

/**
 * The limit of photos in one drawing: librsvg keeps the pixels of each until its picture is
 * finished, and a shirt covered by one photo has 17 million.
 */
const mostPhotoPixels = 24_000_000

/**
 * The press file of a sheet (docs/studio.md 8.5): a PNG at the blank's dots per inch, transparent
 * unless the area has a ground. The same sheet makes the same bytes.
 */
export async function renderSheet(
  sheet: Sheet,
  parts: SheetParts,
  mostAtOnce = mostPhotoPixels,
): Promise<Buffer> {
  // Photos are files next to the SVG: inside it, in Base64, parsing them took longer than drawing
  // the sheet.
  const folder = await mkdtemp(join(tmpdir(), 'tohfa-sheet-'))
  try {
    const drawn = await drawSheet(sheet, parts, folder, mostAtOnce)
    return await drawn.withMetadata({ density: sheet.blank.dpi }).png().toBuffer()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Layer by layer, each with the layers below it. */
async function drawSheet(
  sheet: Sheet,
  parts: SheetParts,
  folder: string,
  mostAtOnce: number,
): Promise<Sharp> {
  const { scene, photos } = await withPhotos(sheet, parts, folder)
  const toSvg = await svgWriter(sheet, photos)
  const sizeOf = (item: SceneItem) => (isPhoto(item) ? (photos.get(item)?.pixels ?? 0) : 0)
  const [first = [], ...others] = layersOf(scene.items, mostAtOnce, sizeOf)
  let drawn = await drawLayer(toSvg({ ...scene, items: first }), join(folder, 'sheet.svg'))
  for (const [nth, items] of others.entries()) {
    const under = join(folder, `under-${nth}.png`)
    await drawn.png({ compressionLevel: 1 }).toFile(under)
    // A new file name each time, because libvips may cache by name.
    const over = join(folder, `over-${nth}.svg`)
    drawn = await drawLayer(toSvg({ ...scene, background: null, items }), over)
    drawn.composite([{ input: under, blend: 'dest-over' }])
  }
  if (!scene.background) return drawn
  // Flattened before the layers below are added, it would hide them.
  return others.length > 0 ? drawn.removeAlpha() : drawn.flatten({ background: scene.background })
}

async function svgWriter({ area, scene, blank }: Sheet, photos: WrittenPhotos) {
  const faces = await loadStudioFaces()
  const motifs = motifsOf([scene])
  const parts = {
    text: (item: TextItem) => shapeText({ ...item, ink: blank.ink }, faces),
    photo: (item: PhotoItem) => photos.get(item)?.href,
    motif: (id: string) => motifs[id],
  }
  const size = sheetPixels(area, blank.dpi)
  return (layer: SceneArea): string => areaSvg(layer, area, parts, size)
}

async function drawLayer(svg: string, file: string): Promise<Sharp> {
  await writeFile(file, svg)
  // Forty long texts can exceed the usual size limit of XML.
  return sharp(file, { unlimited: true })
}

/** Photos as they are printed: the files of their pixels, and their number. */
type WrittenPhotos = ReadonlyMap<PhotoItem, { href: string; pixels: number }>

/**
 * The area with its photos cropped to their printed part, and the files of their pixels in
 * `folder`.
 */
async function withPhotos({ scene, blank }: Sheet, { photo, cuts }: SheetParts, folder: string) {
  const photos = new Map<PhotoItem, { href: string; pixels: number }>()
  const items: SceneArea['items'] = []
  for (const [nth, item] of scene.items.entries()) {
    if (item.hidden || !isPhoto(item)) {
      items.push(item)
      continue
    }
    const cut = await cutPhoto(item, await photo(item.file), blank.dpi)
    photos.set(cut.item, await writePhoto(cut, folder, `photo-${nth}`, cuts))
    items.push(cut.item)
  }
  return { scene: { ...scene, items }, photos }
}

/** Its pixels as a file: as JPEG, which a shirt's photo fits the memory in, unless something shines through. */
async function writePhoto(
  cut: CutPhoto,
  folder: string,
  nth: string,
  cuts?: KeptCuts,
): Promise<{ href: string; pixels: number }> {
  const type = cut.hasAlpha ? 'png' : 'jpeg'
  const href = `${nth}.${type}`
  const path = join(folder, href)
  const key = `${type} ${cut.name}`
  const before = cuts?.get(key)
  if (before) {
    await writeFile(path, before.bytes)
    return { href, pixels: before.pixels }
  }
  const pixels = await cut.pixels()
  const file = cut.hasAlpha
    ? pixels.png({ compressionLevel: 1 })
    : pixels.jpeg({ quality: 96, chromaSubsampling: '4:4:4', optimiseCoding: false })
  const { width, height, size } = await file.toFile(path)
  const written = { href, pixels: width * height }
  if (cuts && size <= cuts.maxEntrySize)
    cuts.set(key, { bytes: await readFile(path), pixels: written.pixels })
  return written
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
