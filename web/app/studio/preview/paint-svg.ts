import { contextOf } from './canvas-context.ts'
import { photoKey, type SheetPhoto, type SheetPhotos } from './sheet-photos.ts'
import { type Attributes, tagsOf } from './svg-tags.ts'

type Context = OffscreenCanvasRenderingContext2D

/**
 * Paints a sheet of `areaSvg` on a canvas that it fills. Decoding an SVG takes longer than all
 * other work for a letter, and no worker can decode one. Firefox also erodes clipped edges in an
 * SVG (`e2e/painted-sheets.test.ts`: in Chromium both look the same).
 */
export function paintSvg(svg: string, context: Context, photos: SheetPhotos): void {
  // SVG's default; a canvas has 10.
  context.miterLimit = 4
  context.imageSmoothingQuality = 'high'
  let look = ''
  let [shape, isShape] = [new Path2D(), false]
  for (const { name, isEnd, attributes } of tagsOf(svg)) {
    if (name === 'clipPath') isShape = !isEnd
    else if (name === 'feColorMatrix') look = attributes.get('values') ?? ''
    else if (name === 'filter') continue
    else if (isEnd) context.restore()
    else if (isShape) shape = outlineOf(name, attributes) ?? rectOf(attributes)
    else if (name === 'image')
      putPhoto(context, attributes, shape, photos.get(photoKey(attributes, look)))
    else if (name === 'svg') enter(context, () => fill(context, attributes.get('viewBox')))
    else if (name === 'g') enter(context, () => move(context, attributes.get('transform')))
    else paint(context, name, attributes)
  }
}

/** Until the end of the element. */
function enter(context: Context, place: () => void): void {
  context.save()
  place()
}

const numbers = (list = ''): number[] => list.split(' ').map(Number)

function fill(context: Context, viewBox: string | undefined): void {
  const [x = 0, y = 0, across = 1, down = 1] = numbers(viewBox)
  context.scale(context.canvas.width / across, context.canvas.height / down)
  context.translate(-x, -y)
}

function move(context: Context, transform = ''): void {
  for (const [, kind, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = 0] = numbers(list)
    if (kind === 'translate') context.translate(x, y)
    else if (kind === 'scale') context.scale(x, y)
    else context.rotate((x * Math.PI) / 180)
  }
}

function paint(context: Context, name: string, attributes: Attributes): void {
  const of = numberIn(attributes)
  const outline = outlineOf(name, attributes)
  const color = attributes.get('fill') ?? 'none'
  context.globalAlpha = Number(attributes.get('opacity') ?? 1)
  if (color !== 'none') {
    context.fillStyle = color
    // Browsers antialias the edges of a plain rectangle more finely than those of a path.
    if (outline) context.fill(outline)
    else context.fillRect(of('x'), of('y'), of('width'), of('height'))
  }
  const stroke = attributes.get('stroke')
  if (stroke === undefined) return
  context.strokeStyle = stroke
  context.lineWidth = of('stroke-width')
  context.lineCap = (attributes.get('stroke-linecap') ?? 'butt') as CanvasLineCap
  context.lineJoin = (attributes.get('stroke-linejoin') ?? 'miter') as CanvasLineJoin
  if (outline) context.stroke(outline)
  else context.strokeRect(of('x'), of('y'), of('width'), of('height'))
}

/**
 * Fills a shape with a photo, so that its edge is antialiased: in Chromium, clipping on an
 * offscreen canvas is not antialiased at all.
 */
function putPhoto(
  context: Context,
  attributes: Attributes,
  shape: Path2D,
  photo: SheetPhoto | undefined,
): void {
  if (!photo) return
  const of = numberIn(attributes)
  const [across, down] = [of('width') / photo.width, of('height') / photo.height]
  const isClose = Math.max(across, down) * pixelsAUnit(context) > mostFading
  const pattern = context.createPattern(isClose ? withRim(photo) : photo, 'no-repeat')
  if (!pattern) return
  const rim = isClose ? 1 : 0
  const place = new DOMMatrix([across, 0, 0, down, of('x') - rim * across, of('y') - rim * down])
  pattern.setTransform(turnOf(attributes.get('transform')).multiply(place))
  context.globalAlpha = 1
  context.fillStyle = pattern
  context.fill(shape)
}

/** Of a pixel of the photo, in those of the canvas. */
const mostFading = 1.5

function pixelsAUnit(context: Context): number {
  const { a, b, c, d } = context.getTransform()
  return Math.max(Math.hypot(a, b), Math.hypot(c, d))
}

/**
 * A photo with its outer pixels once more around it. Without them its edge fades over half a pixel
 * of the photo, which is seen where pixels are large. The press prints no such edge. The copy is
 * not kept: photos of sheets are small (`photo-pixels.ts`), and painted items stay.
 */
function withRim(photo: SheetPhoto): OffscreenCanvas {
  const { width, height } = photo
  const context = contextOf({ width: width + 2, height: height + 2 })
  for (const [fromX, toX, across] of parts(width))
    for (const [fromY, toY, down] of parts(height))
      context.drawImage(photo, fromX, fromY, across, down, toX, toY, across, down)
  return context.canvas
}

/** Where the first pixel of a side, all of them and the last are put, and how many they are. */
const parts = (size: number) =>
  [
    [0, 0, 1],
    [0, 1, size],
    [size - 1, size + 1, 1],
  ] as const

/** A photo in its frame: mirrored, turned by quarters, or both. */
function turnOf(transform = ''): DOMMatrix {
  const [mirrored, turn] = [transform.includes('scale'), /rotate\((\d+)\)/.exec(transform)?.[1]]
  return new DOMMatrix([mirrored ? -1 : 1, 0, 0, 1, 0, 0]).rotate(Number(turn ?? 0))
}

const numberIn = (attributes: Attributes) => (attribute: string) =>
  Number(attributes.get(attribute) ?? 0)

/** Empty for a plain rectangle. */
function outlineOf(name: string, attributes: Attributes): Path2D | undefined {
  const of = numberIn(attributes)
  const d = attributes.get('d')
  if (d !== undefined) return new Path2D(d)
  const [across, down] = [of('rx'), of('ry')]
  const path = new Path2D()
  // As a rounded rectangle, because an arc is antialiased differently.
  if (name === 'ellipse')
    path.roundRect(-across, -down, 2 * across, 2 * down, [{ x: across, y: down }])
  else if (across > 0) path.roundRect(of('x'), of('y'), of('width'), of('height'), across)
  else return undefined
  return path
}

function rectOf(attributes: Attributes): Path2D {
  const of = numberIn(attributes)
  const path = new Path2D()
  path.rect(of('x'), of('y'), of('width'), of('height'))
  return path
}
