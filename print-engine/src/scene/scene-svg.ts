import type { BlankArea } from './blanks.ts'
import { heartPath } from '#mockup/heart-path.ts'
import type { Motif } from './motif.ts'
import { type Box, toThousandth as mm } from '#text/outline.ts'
import { frameAlongPhoto } from './cover-crop.ts'
import type { PhotoLevels } from './photo-levels.ts'
import { lookColors } from './photo-looks.ts'
import { motifPath, placed, type TextOutline, textSvg } from './text-svg.ts'
import type { MotifItem, PhotoItem, SceneArea, SceneItem, ShapeItem, TextItem } from './scene.ts'

export type { Motif } from './motif.ts'

/** Resources that a scene refers to; missing ones are left out of the picture. */
export type SceneParts = {
  /** The outline of a text item, from `shapeText`. */
  text: (item: TextItem) => TextOutline | undefined
  /** The address of a photo's pixels: made by the shop, never sent by a person. */
  photo: (item: PhotoItem) => string | undefined
  /** The levels of a photo in the look `clear`; without them it keeps its colours. */
  levels?: (item: PhotoItem) => PhotoLevels | undefined
  motif: (id: string) => Motif | undefined
  /** The prefix of ids in the picture, for several pictures on one page. */
  idPrefix?: string
  /** In place of a photo that is still missing; undefined for a press file. */
  placeholder?: string
}

type Sheet = Pick<BlankArea, 'width' | 'height' | 'bleed'>

/**
 * An area's whole sheet with its bleed as SVG, in millimetres from the centre of the trim
 * (docs/studio.md 5.5): paths, rectangles, ellipses and images, without typed text.
 * @param pixels the size of the picture; millimetres by default
 */
export function areaSvg(
  area: SceneArea,
  { width, height, bleed }: Sheet,
  parts: SceneParts,
  pixels?: { width: number; height: number },
): string {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed]
  const size = pixels
    ? `width="${pixels.width}" height="${pixels.height}"`
    : `width="${mm(across)}mm" height="${mm(down)}mm"`
  const viewBox = { x: -across / 2, y: -down / 2, width: across, height: down }
  const ground = area.background ? rect(across, down, `fill="${area.background}"`) : ''
  return svgOf(size, viewBox, ground + itemsSvg(area, parts))
}

/**
 * `areaSvg` in pieces, whose texts without an outline are left for later: with `placedText` in
 * their places, the pieces are the same SVG.
 */
export function areaPieces(
  area: SceneArea,
  sheet: Sheet,
  parts: SceneParts,
): (string | TextItem)[] {
  const bare = areaSvg({ ...area, items: [] }, sheet, parts)
  const items = area.items.map((item, i) => {
    const isLate = item.kind === 'text' && item.text !== '' && !parts.text(item)
    return isLate ? item : itemSvg(item, parts, keyOf(area, i))
  })
  return [bare.slice(0, -end.length), ...items, end]
}

/**
 * Items of an area, cut out of its sheet: what is within a box in millimetres. It is for a canvas
 * that it fills.
 */
export const partSvg = (area: Pick<SceneArea, 'id' | 'items'>, box: Box, parts: SceneParts) =>
  svgOf('', box, itemsSvg(area, parts))

const itemsSvg = (area: Pick<SceneArea, 'id' | 'items'>, parts: SceneParts): string =>
  area.items.map((item, i) => itemSvg(item, parts, keyOf(area, i))).join('')

const keyOf = ({ id }: Pick<SceneArea, 'id'>, at: number): string => `${id}-${at}`

const end = '</svg>'

const svgOf = (size: string, { x, y, width, height }: Box, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${[x, y, width, height].map(mm).join(' ')}" preserveAspectRatio="none">${content}${end}`

/**
 * One item at its place; empty when it is hidden or has no content. `key` is unique in the picture.
 */
export function itemSvg(item: SceneItem, parts: SceneParts, key: string): string {
  return placed(item, item.hidden ? '' : draw(item, parts, `${parts.idPrefix ?? 's'}-${key}`))
}

function draw(item: SceneItem, parts: SceneParts, key: string): string {
  switch (item.kind) {
    case 'text':
      return textSvg(item, parts.text(item))
    case 'shape':
      return shape(item)
    case 'motif':
      return motif(item, parts.motif(item.motif))
    case 'photo':
      return photo(item, parts, key)
  }
}

function shape({ shape, width, height, radius, fill, stroke }: ShapeItem): string {
  const line = stroke ? ` stroke="${stroke.color}" stroke-width="${mm(stroke.width)}"` : ''
  if (shape === 'line') return lineOf(width, height, stroke?.color ?? fill, stroke?.width)
  const paint = `fill="${fill ?? 'none'}"${line}`
  if (shape === 'ellipse') return ellipse(width, height, paint)
  return rect(width, height, paint, Math.min(radius, width / 2, height / 2))
}

/** A line is as thick as its stroke, else as high as the item. */
function lineOf(width: number, height: number, color: string | null, thickness = height): string {
  return color ? rect(width, thickness, `fill="${color}"`) : ''
}

function motif({ width, height, colors }: MotifItem, drawing: Motif | undefined): string {
  if (!drawing) return ''
  const { box, paths } = drawing
  const place = `translate(${mm(-width / 2)} ${mm(-height / 2)}) scale(${(width / box.width).toFixed(6)} ${(height / box.height).toFixed(6)}) translate(${mm(-box.x)} ${mm(-box.y)})`
  const drawn = paths.map(({ slot, ...path }) => {
    const chosen = slot === undefined ? undefined : colors[slot]
    return motifPath({ ...path, fill: chosen ?? path.fill })
  })
  return `<g transform="${place}">${drawn.join('')}</g>`
}

function photo(item: PhotoItem, parts: SceneParts, key: string): string {
  const href = item.file === null ? undefined : parts.photo(item)
  if (href === undefined) return parts.placeholder ? frame(item, `fill="${parts.placeholder}"`) : ''
  const { crop } = item
  const { width, height } = frameAlongPhoto(item, item.quarter)
  const [across, down] = [width / crop.width, height / crop.height]
  const place = `x="${mm(-width / 2 - crop.x * across)}" y="${mm(-height / 2 - crop.y * down)}" width="${mm(across)}" height="${mm(down)}"`
  const turned = turnInFrame(item)
  const look = lookFilter(item, parts, `${key}-look`)
  const seen = look && ` filter="url(#${key}-look)"`
  return `${look}<clipPath id="${key}">${frame(item)}</clipPath><g clip-path="url(#${key})"><image${turned}${seen} href="${href}" ${place} preserveAspectRatio="none"/></g>`
}

/** Turned by its quarters, then mirrored. */
function turnInFrame({ flip, quarter }: PhotoItem): string {
  const steps = [flip && 'scale(-1 1)', quarter && `rotate(${90 * quarter})`]
  const taken = steps.filter(Boolean)
  return taken.length > 0 ? ` transform="${taken.join(' ')}"` : ''
}

/** The filter of a photo's look; empty where it changes no colours. */
function lookFilter(item: PhotoItem, { levels }: SceneParts, id: string): string {
  const colors = lookColors(item.look, levels?.(item))
  if (!colors) return ''
  const { matrix, shift } = colors
  const values = [...matrix.map((row) => [...row, 0, shift]), [0, 0, 0, 1, 0]]
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="${values.flat().join(' ')}"/></filter>`
}

/** The clip path of a photo. */
function frame({ mask, width, height }: PhotoItem, paint = ''): string {
  if (mask === 'ellipse') return ellipse(width, height, paint)
  if (mask === 'heart') return `<path d="${heartPath(width, height)}"${paint && ` ${paint}`}/>`
  return rect(width, height, paint, mask === 'round' ? Math.min(width, height) * 0.12 : 0)
}

function rect(width: number, height: number, paint: string, radius = 0): string {
  const round = radius > 0 ? ` rx="${mm(radius)}"` : ''
  return `<rect x="${mm(-width / 2)}" y="${mm(-height / 2)}" width="${mm(width)}" height="${mm(height)}"${round}${paint && ` ${paint}`}/>`
}

const ellipse = (width: number, height: number, paint: string): string =>
  `<ellipse rx="${mm(width / 2)}" ry="${mm(height / 2)}"${paint && ` ${paint}`}/>`
