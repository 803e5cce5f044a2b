import type { Pixels } from '@tohfa/contract/studio/pixels'
import { contextOf } from './canvas-context.ts'
import { fineSize, pixelsFrom } from './fine-canvas.ts'
import { paintSvg } from './paint-svg.ts'
import type { SheetPhotos } from './sheet-photos.ts'

type Size = { width: number; height: number }

/**
 * Paints the sheets of a design that somebody goes on changing. What lies behind the first item that
 * changed stays painted: a motif may have more lines than all words.
 */
export function sheetPainter(size: Size): (svg: string, photos: SheetPhotos) => Pixels {
  const fine = fineSize(size)
  const [context, behind, small] = [contextOf(fine), contextOf(fine), contextOf(size)]
  const { width, height } = fine
  let last: string[] = []
  let painted = 0
  return (svg, photos) => {
    const { head, items } = partsOf(svg)
    const paint = (on: typeof context, some: string[]) =>
      paintSvg(`${head}${some.join('')}</svg>`, on, photos)
    const changed = items.findIndex((item, nth) => item !== last[nth])
    const alike = changed === -1 ? items.length : changed
    if (alike !== painted) {
      behind.clearRect(0, 0, width, height)
      paint(behind, items.slice(0, alike))
      painted = alike
    }
    context.clearRect(0, 0, width, height)
    context.drawImage(behind.canvas, 0, 0)
    paint(context, items.slice(alike))
    last = items
    return pixelsFrom(context, small)
  }
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
