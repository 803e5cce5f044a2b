import sharp from 'sharp'

/** All drawings lie within this square of their own coordinates. */
const field = { from: -1000, size: 3200 }
const probe = 200

type Box = { x: number; y: number; width: number; height: number }

const svgOf = (content: string, box: Box, width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none">${content}</svg>`,
  )

/** The box that a piece of markup paints, found on a thumbnail; null when it paints nothing. */
async function painted(markup: string, margin: number): Promise<Box | null> {
  const whole = { x: field.from, y: field.from, width: field.size, height: field.size }
  const alpha = await sharp(svgOf(markup, whole, probe, probe))
    .extractChannel(3)
    .raw()
    .toBuffer()
  let [left, top, right, bottom] = [probe, probe, -1, -1]
  for (const [at, value] of alpha.entries()) {
    if (value === 0) continue
    const [x, y] = [at % probe, Math.floor(at / probe)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return null
  const step = field.size / probe
  const around = margin + step
  return {
    x: field.from + left * step - around,
    y: field.from + top * step - around,
    width: (right - left + 1) * step + around * 2,
    height: (bottom - top + 1) * step + around * 2,
  }
}

async function blurred(markup: string, size: number): Promise<string> {
  const box = await painted(markup, size * 3)
  if (!box) return ''
  const scale = Math.min(1, 4 / size)
  const filter = `<filter id="f" filterUnits="userSpaceOnUse" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${size}"/></filter>`
  const png = await sharp(
    svgOf(
      `${filter}<g filter="url(#f)">${markup}</g>`,
      box,
      Math.ceil(box.width * scale),
      Math.ceil(box.height * scale),
    ),
  )
    .png()
    .toBuffer()
  return `<image href="data:image/png;base64,${png.toString('base64')}" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="none"/>`
}

const known = new Map<string, Promise<string>>()

/** Where the element that opens at `start` ends; filtered elements are empty ones or groups. */
function endOf(svg: string, start: number, openingEnd: number): number {
  if (svg[openingEnd - 2] === '/') return openingEnd
  const tags = /<g\b|<\/g>/g
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[0] === '</g>' ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  throw new Error('A blurred group is not closed')
}

/**
 * Replaces every blurred element by a small picture of itself. A blur at full size takes longer
 * than all else in a drawing together; small and enlarged it looks the same, and most shadows and
 * folds come back in every colour of a product.
 */
export async function soften(svg: string): Promise<string> {
  const opening = /<(?:g|path|rect|ellipse|circle)\b[^>]*? filter="url\(#blur(\d+)\)"[^>]*>/g
  let result = ''
  let done = 0
  for (let match = opening.exec(svg); match; match = opening.exec(svg)) {
    const end = endOf(svg, match.index, opening.lastIndex)
    const markup = svg.slice(match.index, end).replace(/ filter="url\(#blur\d+\)"/, '')
    const size = Number(match[1])
    const key = `${size}${markup}`
    const soft = known.get(key) ?? blurred(markup, size)
    known.set(key, soft)
    result += svg.slice(done, match.index) + (await soft)
    done = end
    opening.lastIndex = end
  }
  return result + svg.slice(done)
}
