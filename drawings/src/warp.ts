import sharp from 'sharp'
import { soften } from './soften.ts'

/** Where in the flat sheet (0..1, 0..1) the point of the bent picture comes from; null is outside. */
type Bend = (x: number, y: number) => [u: number, v: number] | null

/**
 * Bends a flat sheet and returns it as a data URI for an SVG `<image>`. `bend` is asked for every
 * pixel of the result, whose corners are 0,0 and 1,1.
 */
export async function warp(
  flat: string,
  size: { width: number; height: number },
  bend: Bend,
): Promise<string> {
  const { data, info } = await sharp(Buffer.from(await soften(flat)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = size
  const bent = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = bend((x + 0.5) / width, (y + 0.5) / height)
      if (from) sample(data, info, from, bent, (y * width + x) * 4)
    }
  }
  const png = await sharp(bent, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Bilinear, with colours weighted by their alpha so that edges do not darken. */
function sample(
  data: Buffer,
  info: { width: number; height: number },
  [u, v]: [number, number],
  target: Buffer,
  at: number,
): void {
  const x = u * info.width - 0.5
  const y = v * info.height - 0.5
  if (x < -0.5 || y < -0.5 || x > info.width - 0.5 || y > info.height - 0.5) return
  const left = Math.floor(x)
  const top = Math.floor(y)
  const sums = [0, 0, 0, 0]
  for (const [column, row] of [
    [left, top],
    [left + 1, top],
    [left, top + 1],
    [left + 1, top + 1],
  ] as const) {
    const weight = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row))
    const safeColumn = Math.min(Math.max(column, 0), info.width - 1)
    const safeRow = Math.min(Math.max(row, 0), info.height - 1)
    const from = (safeRow * info.width + safeColumn) * 4
    const alpha = data[from + 3]! * weight
    for (let channel = 0; channel < 3; channel += 1) sums[channel]! += data[from + channel]! * alpha
    sums[3]! += alpha
  }
  const alpha = sums[3]!
  if (alpha === 0) return
  for (let channel = 0; channel < 3; channel += 1) target[at + channel] = sums[channel]! / alpha
  target[at + 3] = alpha
}

/** The bend that lays a sheet flat on a four-cornered plane (corners clockwise from upper left, 0..1). */
export function perspective(corners: [number, number][]): Bend {
  const [p0, p1, p2, p3] = corners as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ]
  const sx = p0[0] - p1[0] + p2[0] - p3[0]
  const sy = p0[1] - p1[1] + p2[1] - p3[1]
  const dx1 = p1[0] - p2[0]
  const dx2 = p3[0] - p2[0]
  const dy1 = p1[1] - p2[1]
  const dy2 = p3[1] - p2[1]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  const a = p1[0] - p0[0] + g * p1[0]
  const b = p3[0] - p0[0] + h * p3[0]
  const c = p0[0]
  const d = p1[1] - p0[1] + g * p1[1]
  const e = p3[1] - p0[1] + h * p3[1]
  const f = p0[1]
  return (x, y) => {
    const m = [a - g * x, b - h * x, d - g * y, e - h * y] as const
    const det = m[0] * m[3] - m[1] * m[2]
    const u = ((x - c) * m[3] - m[1] * (y - f)) / det
    const v = (m[0] * (y - f) - m[2] * (x - c)) / det
    return u < 0 || v < 0 || u > 1 || v > 1 ? null : [u, v]
  }
}
