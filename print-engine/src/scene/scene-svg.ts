import type { BlankArea } from './blanks.ts'
import { heartPath } from '#mockup/heart-path.ts'
import type { Motif } from './motif.ts'
import { toThousandth as mm } from '#text/outline.ts'
import { lookMatrices } from './photo-looks.ts'
import type { MotifItem, PhotoItem, SceneArea, SceneItem, ShapeItem, TextItem } from './scene.ts'

export type { Motif } from './motif.ts'

/** What a scene only names. What is not there is left out of the picture. */
export type SceneParts = {
  /** The outline of a text item, as `shapeText` writes it. */
  text: (item: TextItem) => string
  /** The address of a photo's pixels: of the shop's own making, never what a person sent. */
  photo: (item: PhotoItem) => string | undefined
  motif: (id: string) => Motif | undefined
  /** Begins the ids in the picture, where several stand in one page. */
  idPrefix?: string
  /** In place of a photo that nobody has given yet; nothing on a press file. */
  placeholder?: string
}

/**
 * An area's whole sheet with its bleed as SVG, in millimetres from the middle of the trim
 * (docs/studio.md 5.5): paths, rectangles, ellipses and images, and no words of a person.
 *
 * @param pixels the size of the picture; millimetres when left out
 */
export function areaSvg(
  area: SceneArea,
  { width, height, bleed }: Pick<BlankArea, 'width' | 'height' | 'bleed'>,
  parts: SceneParts,
  pixels?: { width: number; height: number },
): string {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed]
  const size = pixels
    ? `width="${pixels.width}" height="${pixels.height}"`
    : `width="${mm(across)}mm" height="${mm(down)}mm"`
  const viewBox = [-across / 2, -down / 2, across, down].map(mm).join(' ')
  const ground = area.background ? rect(across, down, `fill="${area.background}"`) : ''
  const items = area.items.map((item, i) => itemSvg(item, parts, `${area.id}-${i}`))
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}" preserveAspectRatio="none">${ground}${items.join('')}</svg>`
}

/** One item at its place; nothing when it is hidden or has nothing to show. `key` is unique in the picture. */
export function itemSvg(item: SceneItem, parts: SceneParts, key: string): string {
  const drawn = item.hidden ? '' : draw(item, parts, `${parts.idPrefix ?? 's'}-${key}`)
  if (drawn === '') return ''
  const turn = item.turn === 0 ? '' : ` rotate(${mm(item.turn)})`
  return `<g transform="translate(${mm(item.x)} ${mm(item.y)})${turn}">${drawn}</g>`
}

function draw(item: SceneItem, parts: SceneParts, key: string): string {
  switch (item.kind) {
    case 'text':
      return text(item, parts.text(item))
    case 'shape':
      return shape(item)
    case 'motif':
      return motif(item, parts.motif(item.motif))
    case 'photo':
      return photo(item, parts, key)
  }
}

/** The outline of letters lies behind them, so that half of the stroke shows. */
function text({ color, outline }: TextItem, d: string): string {
  if (d === '') return ''
  const behind = outline
    ? `<path d="${d}" fill="none" stroke="${outline.color}" stroke-width="${mm(outline.width * 2)}" stroke-linejoin="round"/>`
    : ''
  return `${behind}<path d="${d}" fill="${color}"/>`
}

function shape({ shape, width, height, radius, fill, stroke }: ShapeItem): string {
  const line = stroke ? ` stroke="${stroke.color}" stroke-width="${mm(stroke.width)}"` : ''
  if (shape === 'line') return lineOf(width, height, stroke?.color ?? fill, stroke?.width)
  const paint = `fill="${fill ?? 'none'}"${line}`
  if (shape === 'ellipse') return ellipse(width, height, paint)
  return rect(width, height, paint, Math.min(radius, width / 2, height / 2))
}

/** A line is as thick as its stroke, else as it is high. */
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

function motifPath({ d, fill, line, opacity }: Motif['paths'][number]): string {
  const paint = line
    ? `fill="none" stroke="${fill}" stroke-width="${mm(line)}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${fill}"`
  return `<path d="${d}" ${paint}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
}

function photo(item: PhotoItem, parts: SceneParts, key: string): string {
  const href = item.file === null ? undefined : parts.photo(item)
  if (href === undefined) return parts.placeholder ? frame(item, `fill="${parts.placeholder}"`) : ''
  const { crop, width, height, flip } = item
  const [across, down] = [width / crop.width, height / crop.height]
  const place = `x="${mm(-width / 2 - crop.x * across)}" y="${mm(-height / 2 - crop.y * down)}" width="${mm(across)}" height="${mm(down)}"`
  const turned = flip ? ' transform="scale(-1 1)"' : ''
  const look = lookFilter(item, `${key}-look`)
  const seen = look && ` filter="url(#${key}-look)"`
  return `${look}<clipPath id="${key}">${frame(item)}</clipPath><g clip-path="url(#${key})"><image${turned}${seen} href="${href}" ${place} preserveAspectRatio="none"/></g>`
}

/** How a photo that comes as it was taken is seen in its look; nothing where it stays so. */
function lookFilter({ look }: PhotoItem, id: string): string {
  if (look === 'plain') return ''
  const values = [...lookMatrices[look].map((row) => [...row, 0, 0]), [0, 0, 0, 1, 0]]
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="${values.flat().join(' ')}"/></filter>`
}

/** The shape that a photo is cut to. */
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
