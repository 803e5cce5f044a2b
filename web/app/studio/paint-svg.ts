type Context = OffscreenCanvasRenderingContext2D
type Attributes = ReadonlyMap<string, string>

/** Whether a sheet holds nothing but outlines and shapes: photos are for what reads an SVG whole. */
export const isPaintable = (svg: string): boolean => !/<(?:image|filter|clipPath)\b/.test(svg)

/**
 * A sheet of `areaSvg` painted on a canvas that it fills. To have a browser decode an SVG takes longer
 * than all else that a letter needs, and no worker can (`e2e/painted-sheets.test.ts`: both look alike).
 */
export function paintSvg(svg: string, context: Context): void {
  // SVG's own, where a canvas begins with 10.
  context.miterLimit = 4
  for (const [, isEnd, name = '', rest = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const attributes = new Map(
      Array.from(rest.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]),
    )
    if (isEnd) context.restore()
    else if (name === 'svg') enter(context, () => fill(context, attributes.get('viewBox')))
    else if (name === 'g') enter(context, () => move(context, attributes.get('transform')))
    else paint(context, name, attributes)
  }
}

/** Until the element ends. */
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
  const of = (attribute: string): number => Number(attributes.get(attribute) ?? 0)
  const outline = outlineOf(name, attributes.get('d'), of)
  const color = attributes.get('fill') ?? 'none'
  context.globalAlpha = Number(attributes.get('opacity') ?? 1)
  if (color !== 'none') {
    context.fillStyle = color
    // Edges of a plain rectangle are smoothed more finely than those of an outline.
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

/** Nothing of a plain rectangle. */
function outlineOf(
  name: string,
  d: string | undefined,
  of: (attribute: string) => number,
): Path2D | undefined {
  if (d !== undefined) return new Path2D(d)
  const [across, down] = [of('rx'), of('ry')]
  const path = new Path2D()
  // As a rectangle all corner, for an arc is smoothed otherwise.
  if (name === 'ellipse')
    path.roundRect(-across, -down, 2 * across, 2 * down, [{ x: across, y: down }])
  else if (across > 0) path.roundRect(of('x'), of('y'), of('width'), of('height'), across)
  else return undefined
  return path
}
