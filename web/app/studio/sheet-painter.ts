import type { Pixels } from '@tohfa/contract/studio/pixels'
import { contextOf } from './canvas-context.ts'
import { fineSize, pixelsFrom } from './fine-canvas.ts'
import { paintSvg } from './paint-svg.ts'
import type { SheetPhotos } from './sheet-photos.ts'

type Size = { width: number; height: number }

/**
 * Paints the sheets of a design that somebody goes on changing. What lies behind the first item that
 * changed stays painted, and so does what lies before the last: a motif may have more lines than all
 * words, and a photo that fills its sheet takes longer than both.
 */
export function sheetPainter(size: Size): (svg: string, photos: SheetPhotos) => Pixels {
  const fine = fineSize(size)
  const [context, small] = [contextOf(fine), contextOf(size)]
  const [behind, before] = [keptLayer(fine), keptLayer(fine)]
  let last: string[] = []
  return (svg, photos) => {
    const { head, items } = partsOf(svg)
    const paint: Paint = (on, some) => paintSvg(`${head}${some.join('')}</svg>`, on, photos)
    const [from, to] = changedOf(last, items)
    context.clearRect(0, 0, fine.width, fine.height)
    behind(items.slice(0, from), context, paint)
    paint(context, items.slice(from, to))
    before(items.slice(to), context, paint)
    last = items
    return pixelsFrom(context, small)
  }
}

type Paint = (on: OffscreenCanvasRenderingContext2D, items: string[]) => void

/** Items that stay painted for as long as they are the same ones. */
function keptLayer(size: Size) {
  let layer: OffscreenCanvasRenderingContext2D | undefined
  let painted = ''
  return (items: string[], onto: OffscreenCanvasRenderingContext2D, paint: Paint): void => {
    if (items.length === 0) return
    layer ??= contextOf(size)
    const wanted = items.join('')
    if (wanted !== painted) {
      layer.clearRect(0, 0, size.width, size.height)
      paint(layer, items)
      painted = wanted
    }
    onto.drawImage(layer.canvas, 0, 0)
  }
}

/** From which item on, and up to which, a sheet is otherwise than before. */
function changedOf(last: readonly string[], items: readonly string[]): [from: number, to: number] {
  const most = Math.min(last.length, items.length)
  let from = 0
  while (from < most && items[from] === last[from]) from += 1
  let alike = 0
  while (alike < most - from && items.at(-1 - alike) === last.at(-1 - alike)) alike += 1
  return [from, items.length - alike]
}

/** An SVG of `areaSvg` as its beginning, and its ground and items from back to front. */
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
