import { mergeOverlaps, type Region } from '@tohfa/print-engine/scene/changed-part'
import { type Attributes, tagsOf } from './svg-tags.ts'

type Size = { width: number; height: number }

/** The reach of antialiasing beyond an item, in pixels. */
const smoothed = 2

/**
 * The pixels of a sheet that items of `areaSvg` cover, or a little more, as parts that do not
 * overlap. Undefined for motifs, which have their own units and do not change while typing.
 * @param head the start of the sheet's SVG
 */
export function drawnBoxes(
  items: readonly string[],
  head: string,
  size: Size,
): Region[] | undefined {
  const [sheet] = tagsOf(head)
  const viewBox = numbersIn(sheet?.attributes.get('viewBox'))
  const boxes: Region[] = []
  for (const item of items) {
    const points = pointsOf(item)
    if (!points) return undefined
    boxes.push(boxOf(points, viewBox, size))
  }
  return mergeOverlaps(boxes.filter(({ left, top, right, bottom }) => left < right && top < bottom))
}

/** The bounding box of some points of the sheet in pixels, x and y in turn. */
function boxOf(
  points: readonly number[],
  [x = 0, y = 0, across = 1, down = 1]: readonly number[],
  size: Size,
): Region {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let i = 0; i < points.length; i += 2) {
    box.left = Math.min(box.left, points[i]!)
    box.right = Math.max(box.right, points[i]!)
    box.top = Math.min(box.top, points[i + 1]!)
    box.bottom = Math.max(box.bottom, points[i + 1]!)
  }
  const [ofX, ofY] = [size.width / across, size.height / down]
  return {
    left: Math.max(0, Math.floor((box.left - x) * ofX) - smoothed),
    top: Math.max(0, Math.floor((box.top - y) * ofY) - smoothed),
    right: Math.min(size.width, Math.ceil((box.right - x) * ofX) + smoothed),
    bottom: Math.min(size.height, Math.ceil((box.bottom - y) * ofY) + smoothed),
  }
}

/** The corners of an item's box, x and y in turn. */
function pointsOf(item: string): number[] | undefined {
  let place: BoxPosition | undefined
  const points: number[] = []
  for (const { name, isEnd, attributes } of tagsOf(item)) {
    if (isEnd || notDrawn.has(name)) continue
    const moved = attributes.get('transform')
    if (name === 'g' && moved !== undefined) {
      if (place) return undefined
      place = placeOf(moved)
    }
    if (name === 'g') continue
    const reach = reachOf(name, attributes)
    if (!reach) return undefined
    const { x, y, cos, sin } = place ?? unmoved
    const [left, top, right, bottom] = reach
    for (const px of [left, right])
      for (const py of [top, bottom]) points.push(x + cos * px - sin * py, y + sin * px + cos * py)
  }
  return points
}

/** A photo is visible within its clip shape. */
const notDrawn = new Set(['filter', 'feColorMatrix', 'clipPath', 'image'])

type Reach = [left: number, top: number, right: number, bottom: number]

function reachOf(name: string, attributes: Attributes): Reach | undefined {
  const of = (attribute: string) => Number(attributes.get(attribute) ?? 0)
  const spare = of('stroke-width') / 2
  const d = attributes.get('d')
  if (d !== undefined) {
    // Only points, as our own outlines have them.
    if (d === '' || /[^MLQCZ\d .-]/.test(d)) return undefined
    const all = numbersIn(d.replace(/[MLQCZ]+/g, ' ').trim())
    const box: Reach = [Infinity, Infinity, -Infinity, -Infinity]
    for (let i = 0; i < all.length; i += 2) {
      box[0] = Math.min(box[0], all[i]! - spare)
      box[1] = Math.min(box[1], all[i + 1]! - spare)
      box[2] = Math.max(box[2], all[i]! + spare)
      box[3] = Math.max(box[3], all[i + 1]! + spare)
    }
    return box
  }
  if (name === 'ellipse') {
    const [across, down] = [of('rx') + spare, of('ry') + spare]
    return [-across, -down, across, down]
  }
  const [x, y] = [of('x'), of('y')]
  return [x - spare, y - spare, x + of('width') + spare, y + of('height') + spare]
}

const numbersIn = (list = ''): number[] => list.split(/\s+/).map(Number)

type BoxPosition = { x: number; y: number; cos: number; sin: number }
const unmoved: BoxPosition = { x: 0, y: 0, cos: 1, sin: 0 }

/** The position and rotation of an item, as `itemSvg` writes them. */
function placeOf(transform: string): BoxPosition {
  const [x = 0, y = 0, turn = 0] = Array.from(transform.matchAll(/-?[\d.]+/g), ([n]) => Number(n))
  const angle = (turn * Math.PI) / 180
  return { x, y, cos: Math.cos(angle), sin: Math.sin(angle) }
}
