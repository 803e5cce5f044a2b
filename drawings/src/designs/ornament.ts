import { put } from '../scene.ts'

const around = (n: number, draw: (index: number) => string, start = 0): string =>
  Array.from(
    { length: n },
    (_, index) => `<g transform="rotate(${start + (360 / n) * index})">${draw(index)}</g>`,
  ).join('')

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** `n` petals that start at radius `r` and reach `length` further. */
export function petals(
  n: number,
  r: number,
  length: number,
  width: number,
  paint: string,
  start = 0,
): string {
  const tip = -(r + length)
  const d = `M0,${-r} C${width},${-r - length * 0.25} ${width},${-r - length * 0.7} 0,${tip} C${-width},${-r - length * 0.7} ${-width},${-r - length * 0.25} 0,${-r}Z`
  return around(n, () => `<path d="${d}" ${paint}/>`, start)
}

export const dots = (n: number, r: number, size: number, fill: string, start = 0): string =>
  around(n, () => dot(0, -r, size, fill), start)

const fill = (color: string): string => `fill="${color}"`
const stroke = (color: string, width: number): string =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
export const paint = { fill, stroke }

type Colors = { a: string; b: string; c: string; ink: string }

/** A round ornament of about 100 radius with a dense centre. */
export function mandala({ a, b, c, ink }: Colors): string {
  return [
    petals(16, 74, 26, 11, stroke(a, 2.6)),
    dots(16, 90, 2.6, b),
    dots(32, 70, 1.8, ink),
    `<circle r="64" ${stroke(ink, 1.8)}/>`,
    petals(12, 34, 28, 10, fill(b)),
    petals(12, 40, 16, 5, fill(a)),
    petals(12, 34, 22, 6, fill(c), 15),
    `<circle r="33" ${fill(a)}/><circle r="28" ${stroke(b, 1.6)}/>`,
    petals(8, 6, 19, 7, fill(b)),
    dot(0, 0, 6, ink),
  ].join('')
}

/** A marigold seen from the front, 50 radius. */
export function marigold(bright: string, deep: string): string {
  return [
    petals(14, 22, 28, 12, fill(deep)),
    petals(14, 20, 26, 11, fill(bright), 13),
    petals(11, 12, 22, 10, fill(deep)),
    petals(11, 10, 19, 9, fill(bright), 16),
    petals(8, 3, 15, 8, fill(deep)),
    petals(6, 1, 11, 6, fill(bright)),
  ].join('')
}

/** A block-printed flowering sprig, 100 tall, with its foot at 0,50. */
export function booti({ a, b, c }: Colors): string {
  const leaf = 'M0,0 C14,-6 24,-20 22,-36 C6,-32 -2,-18 0,0Z'
  return [
    `<path d="M0,50 C-3,30 3,12 0,-6" ${stroke(c, 3.4)}/>`,
    put(`<path d="${leaf}" ${fill(c)}/>`, 0, 40, 0.9, 22),
    put(`<path d="${leaf}" ${fill(c)}/>`, 0, 40, 0.9, -112),
    put(`<path d="${leaf}" ${fill(c)}/>`, 0, 20, 0.7, 30),
    put(`<path d="${leaf}" ${fill(c)}/>`, 0, 20, 0.7, -118),
    put(
      petals(7, 6, 22, 9, fill(a)) +
        petals(7, 8, 11, 3, fill(b)) +
        dot(0, 0, 7, b) +
        dot(0, 0, 3, c),
      0,
      -22,
    ),
  ].join('')
}

/** A paisley, about 100 tall, its tip curling to the right. */
export function paisley({ a, b, c, ink }: Colors): string {
  const outer =
    'M18,-52 C34,-48 36,-30 26,-26 C32,-34 24,-42 14,-38 C-2,-32 40,-2 38,22 C36,44 18,54 0,54 C-24,54 -40,36 -38,12 C-36,-16 -12,-50 18,-52Z'
  return [
    `<path d="${outer}" ${fill(a)}/>`,
    put(`<path d="${outer}" ${fill(b)}/>`, -1, 8, 0.72),
    put(`<path d="${outer}" ${fill(a)}/>`, -1, 12, 0.56),
    put(petals(8, 4, 14, 5, fill(b)) + dot(0, 0, 5, c), -2, 22),
    put(dot(0, 0, 3.4, ink) + dot(8, -11, 2.6, ink) + dot(-7, 9, 0, ink), -8, -8),
    ...[-150, -120, -90, -60, -30, 0, 30].map((angle) => {
      const turn = (angle * Math.PI) / 180
      return dot(Math.cos(turn + Math.PI) * 46, 12 + Math.sin(turn + Math.PI) * 50, 2.6, c)
    }),
  ].join('')
}

/** A marigold for rows of them, 50 radius. */
export function smallMarigold(bright: string, deep: string): string {
  return [
    petals(12, 18, 32, 13, fill(deep)),
    petals(9, 8, 26, 12, fill(bright), 16),
    petals(6, 1, 14, 7, fill(deep)),
  ].join('')
}

/** A lotus from the side, 200 wide and about 110 tall. */
export function lotus(light: string, deep: string, line: string): string {
  const petal = 'M0,50 C-34,20 -30,-30 0,-58 C30,-30 34,20 0,50Z'
  const each = (turn: number, color: string, scale = 1): string =>
    `<g transform="translate(0 46) rotate(${turn}) scale(${scale}) translate(0 -50)"><path d="${petal}" fill="${color}" stroke="${line}" stroke-width="2"/><path d="M0,40 L0,-30 M-8,34 C-14,10 -10,-12 -4,-26 M8,34 C14,10 10,-12 4,-26" ${stroke(line, 1.1)}/></g>`
  return [
    each(-74, deep, 0.92),
    each(74, deep, 0.92),
    each(-50, light),
    each(50, light),
    each(-25, deep),
    each(25, deep),
    each(0, light, 1.02),
  ].join('')
}

/** A ring of leaves and small buds around an opening of 100 radius. */
export function wreath(leaf: string, bud: string, heart: string): string {
  const blade = 'M0,0 C10,-8 14,-22 8,-36 C-4,-28 -8,-14 0,0Z'
  return [
    `<circle r="100" ${stroke(leaf, 2)}/>`,
    around(22, (index) =>
      put(`<path d="${blade}" fill="${leaf}"/>`, 0, -100, 0.72, index % 2 === 0 ? 62 : 118),
    ),
    around(
      11,
      (index) =>
        index % 2 === 0
          ? put(petals(5, 1, 11, 6, fill(bud)) + dot(0, 0, 3, heart), 0, -101)
          : dot(0, -112, 4, bud) + dot(6, -106, 3, heart),
      8,
    ),
  ].join('')
}

/** A border strip: triangles and dots as on a sari's edge; `length` wide, 36 tall, centred. */
export function border(length: number, { a, b, ink }: Colors): string {
  const step = 24
  const count = Math.floor(length / step)
  const start = (-count * step) / 2
  const teeth = Array.from({ length: count }, (_, index) => {
    const x = start + index * step
    return `<path d="M${x + 2},10 L${x + step / 2},-9 L${x + step - 2},10Z" fill="${a}"/>${dot(x + step / 2, 4, 2.6, b)}${dot(x, -5, 2.8, ink)}`
  }).join('')
  return `<path d="M${start},-16 H${-start} M${start},15 H${-start}" ${stroke(a, 2.6)}/>${teeth}`
}

/** A garland of marigolds and mango leaves hanging in swags along `length`, from y 0 down. */
export function toran(
  length: number,
  swags: number,
  colors: Colors & { leaf: string },
  flower = marigold,
): string {
  const step = length / swags
  const parts: string[] = []
  for (let swag = 0; swag < swags; swag += 1) {
    const left = -length / 2 + swag * step
    for (let index = 0; index <= 8; index += 1) {
      const t = index / 8
      const y = Math.sin(t * Math.PI) * step * 0.28
      parts.push(put(flower(index % 2 ? colors.a : colors.b, colors.c), left + t * step, y, 0.3))
    }
  }
  for (let knot = 0; knot <= swags; knot += 1) {
    const x = -length / 2 + knot * step
    const leaf = `<path d="M0,0 C16,18 16,46 0,70 C-16,46 -16,18 0,0Z" fill="${colors.leaf}"/><path d="M0,6 V60" ${stroke(colors.c, 1.4)}/>`
    parts.push(put(leaf, x, 10, 1, 16), put(leaf, x, 10, 1, -16), put(leaf, x, 10, 1.12))
    parts.push(put(flower(colors.b, colors.c), x, 2, 0.44))
  }
  return parts.join('')
}

/** A star of paper with folded points, 100 radius. */
export function paperStar(light: string, deep: string): string {
  return (
    around(
      5,
      () =>
        `<path d="M0,0 L0,-100 L24,-33Z" fill="${light}"/><path d="M0,0 L0,-100 L-24,-33Z" fill="${deep}"/>`,
    ) + petals(5, 0, 30, 7, fill(light), 36)
  )
}

export const heart = (color: string): string =>
  `<path d="M0,30 C-40,4 -34,-30 -14,-30 C-5,-30 0,-22 0,-16 C0,-22 5,-30 14,-30 C34,-30 40,4 0,30Z" fill="${color}"/>`

/** A hanging lamp, 160 tall, from its hook at 0,-80. */
export function lantern(metal: string, glow: string): string {
  return `<path d="M0,-80 V-58" ${stroke(metal, 3)}/><path d="M-18,-42 C-14,-58 14,-58 18,-42Z" fill="${metal}"/>
<path d="M-24,-42 H24 L32,26 H-32Z" fill="${glow}"/><path d="M-24,-42 H24 L32,26 H-32Z M-8,-42 L-11,26 M8,-42 L11,26 M-28,-8 H28" ${stroke(metal, 3)}/>
<path d="M-34,26 H34 L20,44 H-20Z" fill="${metal}"/><path d="M0,44 V70" ${stroke(metal, 3)}/>${dot(0, 72, 6, metal)}
${put(petals(8, 2, 12, 4, fill(metal)), 0, -8)}`
}

export const crescent = (color: string): string =>
  `<path d="M30,-92 A96,96 0 1 0 88,50 A78,78 0 1 1 30,-92Z" fill="${color}"/>`
