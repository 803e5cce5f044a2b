import { frameAlongPhoto } from '@tohfa/print-engine/scene/cover-crop'
import type { Faces } from '@tohfa/print-engine/text/face'
import { heartPath } from '@tohfa/print-engine/mockup/heart-path'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import type { MotifItem, PhotoItem, SceneItem, ShapeItem } from '@tohfa/print-engine/scene/scene'
import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import type { Ink } from '#platform/pdf/inks.ts'
import { motifOf } from '#studio/motifs/motif-of.ts'
import { isPhoto } from '#studio/designs/scene-photos.ts'
import { type CutPhoto, cutPhoto } from './cut-photo.ts'
import type { KeptCuts } from './kept-cuts.ts'
import type { Sheet, SheetParts } from './sheet.ts'
import { transparentImage } from './transparent-image.ts'

type Doc = PDFKit.PDFDocument
type Parts = SheetParts & { faces: Faces; ink: (color: string) => Promise<Ink> }

/** CMYK at full size would take half a gigabyte. */
const mostDpiOfCmyk = 300

/** Draws the items of a sheet as `areaSvg` does, in millimetres from the middle of its trim. */
export async function drawItems(doc: Doc, sheet: Sheet, parts: Parts): Promise<void> {
  for (const item of sheet.scene.items) {
    if (item.hidden) continue
    doc.save().translate(item.x, item.y).rotate(item.turn)
    await draw(doc, item, sheet, parts)
    doc.restore()
  }
}

async function draw(doc: Doc, item: SceneItem, sheet: Sheet, parts: Parts): Promise<void> {
  switch (item.kind) {
    case 'text':
      return drawText(doc, item, sheet, parts)
    case 'shape':
      return drawShape(doc, item, parts)
    case 'motif':
      return drawMotif(doc, item, parts)
    case 'photo':
      return drawPhoto(doc, item, sheet, parts)
  }
}

async function drawText(
  doc: Doc,
  item: TextItem,
  { blank }: Sheet,
  { faces, ink }: Parts,
): Promise<void> {
  const { d, colored = [] } = shapeText({ ...item, ink: blank.ink }, faces)
  const all = [d, ...colored.map((part) => part.d)].join('')
  if (item.outline && all !== '') {
    doc.lineWidth(item.outline.width * 2).lineJoin('round')
    doc.path(all).stroke(await ink(item.outline.color))
  }
  if (d !== '') doc.path(d).fill(await ink(item.color))
  for (const { d: part, fill, opacity = 1 } of colored) {
    const color = await ink(fill)
    doc.save().opacity(opacity).path(part).fill(color)
    doc.restore()
  }
}

async function drawShape(doc: Doc, item: ShapeItem, { ink }: Parts): Promise<void> {
  const { shape, width, height, radius, stroke } = item
  if (shape === 'line') {
    const color = stroke?.color ?? item.fill
    const thick = stroke?.width ?? height
    if (color) doc.rect(-width / 2, -thick / 2, width, thick).fill(await ink(color))
    return
  }
  const trace = () =>
    shape === 'ellipse'
      ? doc.ellipse(0, 0, width / 2, height / 2)
      : rect(doc, width, height, Math.min(radius, width / 2, height / 2))
  if (item.fill) {
    const fill = await ink(item.fill)
    trace().fill(fill)
  }
  if (stroke) {
    doc.lineWidth(stroke.width).lineJoin('miter')
    const color = await ink(stroke.color)
    trace().stroke(color)
  }
}

function rect(doc: Doc, width: number, height: number, radius: number): Doc {
  return radius > 0
    ? doc.roundedRect(-width / 2, -height / 2, width, height, radius)
    : doc.rect(-width / 2, -height / 2, width, height)
}

async function drawMotif(doc: Doc, item: MotifItem, { ink }: Parts): Promise<void> {
  const { box, paths } = motifOf(item.motif)
  doc.translate(-item.width / 2, -item.height / 2)
  doc.scale(item.width / box.width, item.height / box.height)
  doc.translate(-box.x, -box.y)
  for (const { d, fill, slot, line, opacity } of paths) {
    const chosen = slot === undefined ? undefined : item.colors[slot]
    const color = await ink(chosen ?? fill)
    doc.save().opacity(opacity ?? 1)
    if (line) doc.lineWidth(line).lineCap('round').lineJoin('round').path(d).stroke(color)
    else doc.path(d).fill(color)
    doc.restore()
  }
}

async function drawPhoto(
  doc: Doc,
  item: PhotoItem,
  { scene, blank }: Sheet,
  parts: Parts,
): Promise<void> {
  if (!isPhoto(item)) return
  const isCmyk = blank.colorSpace === 'cmyk'
  const cut = await cutPhoto(item, await parts.photo(item.file), isCmyk ? mostDpiOfCmyk : undefined)
  const image =
    cut.hasAlpha && !isCmyk
      ? await transparentImage(doc, await cut.pixels(), `Photo-${item.id}`)
      : await jpegOf(cut, blank.colorSpace, scene.background ?? '#ffffff', parts.cuts)
  frame(doc, item).clip()
  if (item.flip) doc.scale(-1, 1)
  if (item.quarter) doc.rotate(90 * item.quarter)
  const { crop } = cut.item
  const { width, height } = frameAlongPhoto(item, item.quarter)
  const [across, down] = [width / crop.width, height / crop.height]
  doc.image(image as Buffer, -width / 2 - crop.x * across, -height / 2 - crop.y * down, {
    width: across,
    height: down,
  })
}

/** Its pixels as a JPEG, on `ground` where something shines through. */
async function jpegOf(
  cut: CutPhoto,
  colorSpace: Blank['colorSpace'],
  ground: string,
  cuts?: KeptCuts,
): Promise<Buffer> {
  const key = [colorSpace, cut.hasAlpha && ground, cut.name].join(' ')
  const before = cuts?.get(key)
  if (before) return before.bytes
  const pixels = await cut.pixels()
  if (cut.hasAlpha) pixels.flatten({ background: ground })
  const { data: bytes, info } = await pixels
    .toColourspace(colorSpace === 'cmyk' ? 'cmyk' : 'srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer({ resolveWithObject: true })
  cuts?.set(key, { bytes, pixels: info.width * info.height })
  return bytes
}

/** The shape that a photo is cut to. */
function frame(doc: Doc, { mask, width, height }: PhotoItem): Doc {
  if (mask === 'ellipse') return doc.ellipse(0, 0, width / 2, height / 2)
  if (mask === 'heart') return doc.path(heartPath(width, height))
  return rect(doc, width, height, mask === 'round' ? Math.min(width, height) * 0.12 : 0)
}
