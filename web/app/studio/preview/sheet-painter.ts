import { isWithin, putIn, type Region, shared, whole } from '@tohfa/print-engine/scene/changed-part'
import type { MockUpChange } from '@tohfa/print-engine/mockup/mock-up'
import type { Pixels } from '@tohfa/print-engine/mockup/pixels'
import { contextOf } from './canvas-context.ts'
import { drawnBoxes } from './drawn-boxes.ts'
import { fineSize, pixelsFrom } from './fine-canvas.ts'
import { paintSvg } from './paint-svg.ts'
import type { SheetPhotos } from './sheet-photos.ts'

type Size = { width: number; height: number }

/** A sheet, and the part in which its pixels differ from the last one; unknown if omitted. */
export type PaintedSheet = {
  pixels: Pixels
  change?: MockUpChange
  /** Whether something has changed where the product does not show it, which was not painted. */
  isOldUnseen: boolean
}

/**
 * Paints the sheets of a changing design. The items behind the first changed one stay painted, and
 * so do those in front of the last one. A motif may have more lines than all text, and a photo that
 * fills its sheet takes longer than both. If the changed pixels are known, only those are painted
 * and read. A name may occur twice, with a motif in between. Painting and reading all pixels takes
 * longer than drawing a letter. The next sheet reuses the same pixels.
 * @param seen the part of the sheet that the product shows; no changes elsewhere are painted
 */
export function sheetPainter(
  size: Size,
  seen: Region = whole(size),
): (svg: string, photos: SheetPhotos) => PaintedSheet {
  const fine = fineSize(size)
  const [context, small] = [contextOf(fine), contextOf(size)]
  const [behind, before] = [keptLayer(fine), keptLayer(fine)]
  let last: string[] = []
  let pixels: Pixels | undefined
  let isOldUnseen = false
  return (svg, photos) => {
    const { head, items } = partsOf(svg)
    const paint: Paint = (on, some) => paintSvg(`${head}${some.join('')}</svg>`, on, photos)
    const [from, to] = changedOf(last, items)
    const drawn = items.slice(from, to)
    const gone = last.slice(from, last.length - items.length + to)
    const repaint = (parts: readonly Region[]) => {
      context.save()
      // Items between two changed ones may extend far beyond them, where nothing is read.
      context.beginPath()
      for (const part of parts) context.rect(...rectOf(part))
      context.clip()
      for (const part of parts) context.clearRect(...rectOf(part))
      behind(items.slice(0, from), context, paint, parts)
      paint(context, drawn)
      before(items.slice(to), context, paint, parts)
      context.restore()
    }
    last = items
    // In a sheet that is reduced to half size, each pixel averages four.
    const since = fine.width === size.width ? pixels : undefined
    const boxes = since && drawnBoxes(otherThan(gone, drawn), head, size)
    if (!since || !boxes) {
      repaint([whole(fine)])
      pixels = pixelsFrom(context, small)
      isOldUnseen = false
      return { pixels, isOldUnseen }
    }
    const parts = boxes.map((box) => shared(box, seen)).filter((part) => part !== undefined)
    isOldUnseen ||= boxes.some((box) => !isWithin(box, seen))
    // The properties of an `ImageData` are on its class, so it cannot be spread.
    pixels = { ...size, data: since.data }
    if (parts.length > 0) repaint(parts)
    for (const part of parts)
      putIn(pixels, context.getImageData(...rectOf(part)), part.left, part.top)
    return { pixels, change: { since, parts }, isOldUnseen }
  }
}

type Paint = (on: OffscreenCanvasRenderingContext2D, items: string[]) => void

const rectOf = ({ left, top, right, bottom }: Region) =>
  [left, top, right - left, bottom - top] as const

/** Painted items that are reused as long as they stay the same. */
function keptLayer(size: Size) {
  let layer: OffscreenCanvasRenderingContext2D | undefined
  let painted = ''
  return (
    items: string[],
    onto: OffscreenCanvasRenderingContext2D,
    paint: Paint,
    parts: readonly Region[],
  ): void => {
    if (items.length === 0) return
    layer ??= contextOf(size)
    const wanted = items.join('')
    if (wanted !== painted) {
      layer.clearRect(0, 0, size.width, size.height)
      paint(layer, items)
      painted = wanted
    }
    for (const part of parts) onto.drawImage(layer.canvas, ...rectOf(part), ...rectOf(part))
  }
}

/** The first and the last item in which a sheet differs from the one before. */
function changedOf(last: readonly string[], items: readonly string[]): [from: number, to: number] {
  const most = Math.min(last.length, items.length)
  let from = 0
  while (from < most && items[from] === last[from]) from += 1
  let alike = 0
  while (alike < most - from && items.at(-1 - alike) === last.at(-1 - alike)) alike += 1
  return [from, items.length - alike]
}

/** The items of both sheets that differ by position. */
const otherThan = (gone: readonly string[], drawn: readonly string[]): string[] =>
  gone.length === drawn.length
    ? [
        ...gone.filter((item, i) => item !== drawn[i]),
        ...drawn.filter((item, i) => item !== gone[i]),
      ]
    : [...gone, ...drawn]

/** Splits an SVG of `areaSvg` into its start, and its background and items from back to front. */
function partsOf(svg: string): { head: string; items: string[] } {
  const [head = ''] = /^<svg[^>]*>/.exec(svg) ?? []
  const items: string[] = []
  let [from, depth] = [head.length, 0]
  for (const { 0: tag, index } of svg.matchAll(/<\/?[a-z]+[^>]*>/g)) {
    if (index < head.length) continue
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
    if (depth !== 0) continue
    items.push(svg.slice(from, index + tag.length))
    from = index + tag.length
  }
  return { head, items }
}
