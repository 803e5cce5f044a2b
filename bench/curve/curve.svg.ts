import type { Figures } from './shop.ts'

export type SizeFigures = { size: number; figures: Record<string, Figures> }
export type Curve = { at: string; commit: string; machine: string; sizes: SizeFigures[] }

type Point = { size: number; value: number }
type Line = { name: string; points: Point[] }

const width = 390
const chart = { x: 40, width: 224, height: 176 }
const panelHeight = 250
const headHeight = 62
/** The height of a label, so that none overlaps another. */
const labelHeight = 15

/** Zero has no place on a logarithmic axis. */
const least = 1

const ways = ['listing', 'search page', 'orders, filtered', 'orders, searched', 'print queue']
const exports = ['orders CSV', 'products CSV']
const panels = [
  { title: 'One answer: processor time, ms', of: ways, figure: 'processor ms' },
  { title: 'The same, waited for: times a bare query', of: ways, figure: 'ratio' },
  { title: 'Files, 1,000 rows: processor time, ms', of: exports, figure: 'processor ms' },
  { title: 'The same, waited for: times bare rows', of: exports, figure: 'ratio' },
  { title: 'Files: memory beyond rest, MB', of: exports, figure: 'memory beyond rest MB' },
]

/** How each grows with the number of products and orders, both axes by powers of ten. */
export function drawCurve({ at, machine, sizes }: Curve): string {
  const most = Math.max(...sizes.map(({ size }) => size), 10_000)
  const drawn = panels.map(({ title, of, figure }, index) => {
    const lines = of.map((name) => ({ name, points: pointsOf(sizes, name, figure) }))
    return drawPanel(title, lines, most, headHeight + index * panelHeight)
  })
  const height = headHeight + panels.length * panelHeight
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="12.5">
<title>How the shop grows from 1,000 to ${grouped(most)} products and orders</title>
<style>
svg { --ground: #fff; --ink: #222; --faint: #5f5f5f; --grid: #ddd }
${colors.map(([light], index) => `.c${index} { --line: ${light} }`).join('\n')}
@media (prefers-color-scheme: dark) {
svg { --ground: #16181c; --ink: #eee; --faint: #a9adb3; --grid: #3a3e45 }
${colors.map(([, dark], index) => `.c${index} { --line: ${dark} }`).join('\n')}
}
text { fill: var(--ink) } .faint { fill: var(--faint) } .grid { stroke: var(--grid) }
.line { fill: none; stroke: var(--line); stroke-width: 2 } .dot { fill: var(--line) }
.lead { stroke: var(--line); stroke-width: 1.5 }
</style>
<rect width="${width}" height="${height}" fill="var(--ground)"/>
<text x="12" y="26" font-size="16" font-weight="600">Growing to ${grouped(most)}</text>
<text x="12" y="46" class="faint">${escape(`products and orders; ${at.slice(0, 10)}, ${machine.split(',')[0]}`)}</text>
${drawn.join('\n')}
</svg>
`
}

/** On a light and on a dark ground. */
const colors = [
  ['#0b67b2', '#5ab4f0'],
  ['#c2410c', '#ff9a62'],
  ['#0b7a55', '#3ccb96'],
  ['#9b2d86', '#ea95d6'],
  ['#7a6000', '#e2c14a'],
] as const

function pointsOf(sizes: readonly SizeFigures[], name: string, figure: string): Point[] {
  return sizes.flatMap(({ size, figures }) => {
    const value = figures[name]?.[figure]
    return value === undefined ? [] : [{ size, value: Math.max(value, least) }]
  })
}

function drawPanel(title: string, lines: readonly Line[], most: number, top: number): string {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value))
  const [low, high] = [
    decade(Math.min(...values), Math.floor),
    decade(Math.max(...values), Math.ceil),
  ]
  const from = high === low ? low - 1 : low
  const ground = top + 24 + chart.height
  const x = (size: number) =>
    chart.x + (Math.log10(size / 1_000) / Math.log10(most / 1_000)) * chart.width
  const y = (value: number) => ground - ((Math.log10(value) - from) / (high - from)) * chart.height
  const steps = Array.from({ length: high - from + 1 }, (_, index) => 10 ** (from + index))
  const sizes = [...new Set([...decadesUpTo(most), most])]
  const across = steps.map(
    (
      value,
    ) => `<line x1="${chart.x}" x2="${chart.x + chart.width}" y1="${at(y(value))}" y2="${at(y(value))}" class="grid"/>
<text x="${chart.x - 6}" y="${at(y(value) + 4)}" text-anchor="end" class="faint">${grouped(value)}</text>`,
  )
  const below = sizes.map(
    (size) =>
      `<text x="${at(x(size))}" y="${ground + 18}" text-anchor="middle" class="faint">${short(size)}</text>`,
  )
  const ends = spread(
    lines.map(({ points }) => y(points.at(-1)?.value ?? 1)),
    top + 24,
    ground,
  )
  const drawn = lines.map(({ name, points }, index) =>
    drawLine(name, points, { x, y }, ends[index] ?? ground, index),
  )
  return `<text x="12" y="${top + 8}" font-weight="600">${title}</text>
${[...across, ...below, ...drawn].join('\n')}`
}

function drawLine(
  name: string,
  points: readonly Point[],
  { x, y }: { x: (size: number) => number; y: (value: number) => number },
  labelY: number,
  index: number,
): string {
  const end = points.at(-1)
  if (!end) return ''
  const path = points.map(({ size, value }) => `${at(x(size))},${at(y(value))}`).join(' ')
  const dots = points.map(
    ({ size, value }) => `<circle cx="${at(x(size))}" cy="${at(y(value))}" r="3" class="dot"/>`,
  )
  return `<g class="c${index}"><polyline points="${path}" class="line"/>${dots.join('')}
<line x1="${at(x(end.size) + 4)}" y1="${at(y(end.value))}" x2="${chart.x + chart.width + 14}" y2="${at(labelY)}" class="lead"/>
<text x="${chart.x + chart.width + 17}" y="${at(labelY + 4)}">${name}</text></g>`
}

/** Positions of labels: as near to their lines as possible without overlaps. */
function spread(wished: readonly number[], top: number, ground: number): number[] {
  const order = wished
    .map((_, index) => index)
    .toSorted((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0))
  const places = [...wished]
  let free = top
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, free)
    free = (places[index] ?? 0) + labelHeight
  }
  let most = ground
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, most)
    most = (places[index] ?? 0) - labelHeight
  }
  return places
}

const decade = (value: number, toWhole: (value: number) => number) => toWhole(Math.log10(value))
function decadesUpTo(most: number): number[] {
  const sizes: number[] = []
  for (let size = 1_000; size <= most; size *= 10) sizes.push(size)
  return sizes
}
const grouped = (value: number) => value.toLocaleString('en-US')
const short = (size: number) => (size >= 1e6 ? `${size / 1e6} M` : `${size / 1e3} k`)
const at = (place: number) => Number(place.toFixed(1))
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
