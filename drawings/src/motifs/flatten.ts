import { XMLParser } from 'fast-xml-parser'
import svgpath from 'svgpath'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import { boxOfPaths } from './path-box.ts'

type Attributes = Record<string, string | undefined>
type Node = { ':@'?: Attributes } & Record<string, Node[]>
/** What an element takes from those around it; its own attributes count first. */
type Context = Attributes & { transform: string; opacity: string }
/** `source` is the drawing before it was placed, `flipped` whether it was mirrored then. */
export type PaintedPath = Motif['paths'][number] & {
  source: string
  flipped: boolean
  evenOdd: boolean
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
})
/** The longer side of every motif, in its own units. */
const longest = 1_000

/**
 * A drawing as a motif: groups, circles and rectangles become paths in one place, lines stay lines.
 * `slots` are the colours of it that an item may choose.
 */
export function flatten(svg: string, slots: readonly string[]): Motif {
  const paths = joined(paintedPaths(svg))
  const box = boxOfPaths(paths)
  const scale = longest / Math.max(box.width, box.height)
  return {
    box: { x: 0, y: 0, width: edge(box.width * scale), height: edge(box.height * scale) },
    paths: paths.map(({ source: _source, flipped: _flipped, evenOdd: _evenOdd, ...path }) => {
      const slot = slots.findIndex((color) => color.toLowerCase() === path.fill)
      return {
        ...path,
        d: svgpath(path.d).translate(-box.x, -box.y).scale(scale).rel().round(1).toString(),
        ...(path.line && { line: round(path.line * scale) }),
        ...(slot >= 0 && { slot }),
      }
    }),
  }
}

/** The paths of a drawing in its own units, absolute, by `M L H V C Q Z`. */
export const paintedPaths = (svg: string): PaintedPath[] =>
  (parser.parse(svg) as Node[]).flatMap((node) => pathsOf(node, { transform: '', opacity: '1' }))

function pathsOf(node: Node, around: Context): PaintedPath[] {
  const [name = ''] = Object.keys(node).filter((key) => key !== ':@')
  const own = node[':@'] ?? {}
  const context = {
    ...around,
    ...own,
    transform: `${around.transform} ${own['transform'] ?? ''}`,
    opacity: String(Number(around.opacity) * Number(own['opacity'] ?? 1)),
  }
  if (name === 'g') return (node[name] ?? []).flatMap((child) => pathsOf(child, context))
  return painted(outlineOf(name, own), context)
}

/** What is filled, then the line around it. */
function painted(
  source: string,
  { transform, opacity, fill, stroke, ...rest }: Context,
): PaintedPath[] {
  if (source === '') return []
  const d = svgpath(source).abs().transform(transform).unarc().unshort().toString()
  const area = areaOf(transform)
  const shown = {
    d,
    source,
    flipped: area < 0,
    evenOdd: rest['fill-rule'] === 'evenodd',
    ...(opacity !== '1' && { opacity: Number(opacity) }),
  }
  const line = Number(rest['stroke-width'] ?? 1) * Math.sqrt(Math.abs(area))
  return [
    ...(fill === 'none' ? [] : [{ ...shown, fill: colorOf(fill ?? '#000000') }]),
    ...(stroke && stroke !== 'none' ? [{ ...shown, fill: colorOf(stroke), line }] : []),
  ]
}

function outlineOf(name: string, own: Attributes): string {
  const [x, y, cx, cy, r] = ['x', 'y', 'cx', 'cy', 'r'].map((key) => Number(own[key] ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  if (name === 'path') return own['d'] ?? ''
  if (name === 'circle') return ellipse(cx, cy, r, r)
  if (name === 'ellipse') return ellipse(cx, cy, Number(own['rx']), Number(own['ry']))
  if (name === 'rect')
    return rect(x, y, Number(own['width']), Number(own['height']), Number(own['rx'] ?? 0))
  throw new Error(`A motif has no place for <${name}>`)
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx},${cy}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z`

function rect(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x},${y}h${width}v${height}h${-width}Z`
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r},${y}h${across}a${r},${r} 0 0 1 ${r},${r}v${down}a${r},${r} 0 0 1 ${-r},${r}h${-across}a${r},${r} 0 0 1 ${-r},${-r}v${-down}a${r},${r} 0 0 1 ${r},${-r}Z`
}

/** What a transform makes of a square of one unit; less than 0 when it mirrors. */
function areaOf(transform: string): number {
  const [origin, across, down] = ends(transform)
  const [ax, ay] = [across[0] - origin[0], across[1] - origin[1]]
  const [bx, by] = [down[0] - origin[0], down[1] - origin[1]]
  return ax * by - ay * bx
}

/** Where the origin and the ends of both axes come to lie. */
function ends(transform: string): [Point, Point, Point] {
  const points: Point[] = []
  svgpath('M0,0L1,0L0,1')
    .transform(transform)
    .iterate(([, x, y]) => {
      points.push([x as number, y as number])
    })
  return points as [Point, Point, Point]
}
type Point = [x: number, y: number]

/**
 * One path of neighbours that are the same drawing turned, in one paint: a flower has a hundred petals.
 * Only those, because two that go round in opposite ways would cut each other out.
 */
function joined(paths: readonly PaintedPath[]): PaintedPath[] {
  const kept: PaintedPath[] = []
  for (const path of paths) {
    const last = kept.at(-1)
    const same =
      last?.source === path.source &&
      (['fill', 'line', 'opacity', 'flipped'] as const).every((key) => last[key] === path[key])
    if (last && same) last.d += path.d
    else kept.push({ ...path })
  }
  return kept
}

const round = (length: number): number => Math.round(length * 10) / 10
/** What holds a length whole, but for what numbers lose. */
const edge = (length: number): number => Math.ceil(round(length))

function colorOf(color: string): string {
  const hex = color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`A motif has no place for the colour ${color}`)
  return hex
}
