export type Figures = Record<string, number>
export type Result = {
  at: string
  commit: string
  machine: string
  /** How busy it was with other things just before. */
  loadBefore: number
  kind: string
  figures: Figures
}

const width = 720
const row = 34
const chart = { x: 330, width: 290, height: 22 }

/** Every figure that was ever measured as a line over its runs, the last value at its end. */
export function drawHistory(results: readonly Result[]): string {
  const series = new Map<string, number[]>()
  for (const { kind, figures } of results)
    for (const [name, value] of Object.entries(figures)) {
      const key = `${kind}: ${name}`
      series.set(key, [...(series.get(key) ?? []), value])
    }
  const last = results.at(-1)
  const height = 70 + series.size * row
  const rows = [...series].map(([name, values], index) => drawRow(name, values, 64 + index * row))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="16" y="26" font-size="16" font-weight="600" fill="#222">Measured over ${results.length} runs</text>
<text x="16" y="46" fill="#666">${escape(`last ${last?.at.slice(0, 10)} at ${last?.commit} on ${last?.machine}`)}</text>
${rows.join('\n')}
</svg>
`
}

function drawRow(name: string, values: readonly number[], y: number): string {
  const most = Math.max(...values, 1e-9)
  const points = values.map((value, index) => {
    const x = chart.x + (values.length > 1 ? index / (values.length - 1) : 1) * chart.width
    return `${x.toFixed(1)},${(y + chart.height - (value / most) * chart.height).toFixed(1)}`
  })
  const [endX, endY] = (points.at(-1) ?? '0,0').split(',')
  return `<text x="16" y="${y + 16}" fill="#222">${escape(name)}</text>
<line x1="${chart.x}" x2="${chart.x + chart.width}" y1="${y + chart.height}" y2="${y + chart.height}" stroke="#ddd"/>
<polyline points="${points.join(' ')}" fill="none" stroke="#a8322a" stroke-width="2"/>
<circle cx="${endX}" cy="${endY}" r="3" fill="#a8322a"/>
<text x="${chart.x + chart.width + 14}" y="${y + 16}" font-weight="600" fill="#222">${values.at(-1)}</text>`
}

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
