/** Width and height of a product picture's drawing; the written files are scaled from it. */
const stage = { width: 1080, height: 1350 }

const shade = '#3A2A1A'
const blurs = [2, 4, 8, 14, 24, 40, 70]

const filters = blurs
  .map(
    (size) =>
      `<filter id="blur${size}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join('')

/** The cotton ground that every product lies or stands on, lit from the upper left. */
const ground = `<radialGradient id="ground" cx=".28" cy=".2" r="1.1">
  <stop offset="0" stop-color="#FEFCF8"/><stop offset=".55" stop-color="#FAF6EE"/><stop offset="1" stop-color="#EDE4D6"/>
</radialGradient>`

/** A table edge far behind: the ground bends up softly, so that standing things stand. */
const table = `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#E4D9C7" stop-opacity="0"/><stop offset=".12" stop-color="#E4D9C7" stop-opacity=".55"/>
  <stop offset="1" stop-color="#F3ECE0" stop-opacity="0"/>
</linearGradient>`

type View = { x: number; y: number; width: number }

/** A whole picture: what is drawn on the ground, seen whole or, with `view`, close up. */
export function picture(
  content: string,
  options: { standing?: boolean; view?: View } = {},
): string {
  const { width, height } = stage
  const view = options.view
  const box = view
    ? `${view.x} ${view.y} ${view.width} ${(view.width * height) / width}`
    : `0 0 ${width} ${height}`
  const surface = options.standing
    ? `<rect x="-600" y="880" width="2280" height="700" fill="url(#table)"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${box}">
<defs>${filters}${ground}${table}</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>${surface}${content}</svg>`
}

/** An SVG of just a design, to be rastered and bent; `width` by `height` is its coordinate box. */
export function sheet(content: string, width: number, height: number, scale = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><defs>${filters}</defs>${content}</svg>`
}

/** A soft shadow in the shape of `shapes`, whose own fills must be inherited. */
export function shadow(
  shapes: string,
  dx: number,
  dy: number,
  size: number,
  opacity: number,
): string {
  return `<g filter="url(#blur${size})" opacity="${opacity}"><g transform="translate(${dx} ${dy})" fill="${shade}">${shapes}</g></g>`
}

/** The two shadows of a thing that lies on the cloth: a tight one where it touches, a wide one away from the light. */
export function lyingShadow(shapes: string, height = 1): string {
  return (
    shadow(shapes, 22 * height, 30 * height, 24, 0.2) +
    shadow(shapes, 6 * height, 9 * height, 8, 0.3)
  )
}

export const put = (svg: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${svg}</g>`

let ids = 0
/** An id that no other part of the picture has. */
export const uid = (): string => `u${(ids += 1)}`

/** `content` cut to `shape` (a path's d). */
export function clip(d: string, content: string): string {
  const id = uid()
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export const multiply = (content: string, opacity = 1): string =>
  `<g style="mix-blend-mode:multiply" opacity="${opacity}">${content}</g>`

export const screen = (content: string, opacity = 1): string =>
  `<g style="mix-blend-mode:screen" opacity="${opacity}">${content}</g>`

/** A wide picture on a tinted ground of its own. */
export function panorama(
  content: string,
  size: { width: number; height: number },
  ground: { light: string; deep: string; standing?: boolean },
): string {
  const { width, height } = size
  const shelf = ground.standing
    ? `<rect y="${height * 0.74}" width="${width}" height="${height * 0.26}" fill="${ground.deep}"/><rect y="${height * 0.74}" width="${width}" height="${height * 0.04}" fill="#fff" opacity=".18" filter="url(#blur8)"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${filters}<radialGradient id="wall" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="${ground.light}"/><stop offset="1" stop-color="${ground.deep}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>${shelf}${content}</svg>`
}
