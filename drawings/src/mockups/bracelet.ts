import { darker, lighter } from '../inks.ts'
import { metal } from '../material.ts'
import { lyingShadow, picture, put, uid } from '../scene.ts'

export type BraceletArt =
  | {
      form: 'rakhi'
      charm: (color: string) => string
      bead: string
      second?: (color: string) => string
      print?: string
    }
  | { form: 'beads'; accents: readonly string[]; long?: string; print?: string }
  | { form: 'bar'; print?: string }
  | { form: 'band'; print?: string }
  | { form: 'cord'; disc?: string; print?: string }

/** Where a piece lies in its first picture; `print` is drawn around the same origin. */
export const lies = {
  rakhi: [540, 660, 1.5],
  beads: [540, 650, 1.2],
  bar: [540, 650, 1.2],
  band: [540, 610, 1.06],
  cord: [540, 650, 1.2],
} as const

/** A glass or metal bead with its point of light. */
export function bead(r: number, tone: string): string {
  const id = uid()
  return `<radialGradient id="${id}" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${lighter(tone, 0.6)}"/><stop offset=".4" stop-color="${tone}"/><stop offset="1" stop-color="${darker(tone, 0.5)}"/></radialGradient><circle r="${r}" fill="url(#${id})"/><circle cx="${-r * 0.32}" cy="${-r * 0.36}" r="${r * 0.2}" fill="#fff" opacity=".8"/>`
}

function thread(d: string, color: string, width: number): string {
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${darker(color, 0.4)}" stroke-width="${width}"/><path d="${d}" stroke="${color}" stroke-width="${width - 4}"/><path d="${d}" stroke="${lighter(color, 0.4)}" stroke-width="${width * 0.55}" stroke-dasharray="${width * 0.42} ${width * 0.55}" transform="translate(-2 -3)"/><path d="${d}" stroke="#EDC261" stroke-width="${width * 0.18}" stroke-dasharray="${width * 0.7} ${width * 0.7}" transform="translate(0 2)"/></g>`
}

function tassel(color: string): string {
  const strands = Array.from({ length: 11 }, (_, index) => {
    const spread = (index - 5) * 7
    return `<path d="M0,14 C${spread * 0.5},50 ${spread},70 ${spread * 1.25},${128 - Math.abs(spread) * 0.3}"/>`
  }).join('')
  return `<g fill="none" stroke="${color}" stroke-width="6" stroke-linecap="round">${strands}</g><g fill="none" stroke="${lighter(color, 0.4)}" stroke-width="2">${strands}</g>${put(bead(15, '#D2A84C'), 0, 4)}`
}

/** The point a share of the way along a cubic curve. */
function along(points: [number, number][], t: number): [number, number] {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
  const at = (axis: 0 | 1): number =>
    points.reduce((sum, point, index) => sum + point[axis] * weights[index]!, 0)
  return [at(0), at(1)]
}

function rakhi(charm: string, color: string, beadTone: string): string {
  const left = 'M-640,130 C-470,-10 -330,60 -150,0'
  const right = 'M150,0 C330,-50 460,40 640,-90'
  const beads = (points: [number, number][]): string =>
    [0.08, 0.155, 0.22, 0.275]
      .map((t, index) =>
        put(bead(24 - index * 3.4, index % 2 ? '#D2A84C' : beadTone), ...along(points, t)),
      )
      .join('')
  return [
    lyingShadow(
      `<path d="${left}" fill="none" stroke="#3A2A1A" stroke-width="24"/><path d="${right}" fill="none" stroke="#3A2A1A" stroke-width="24"/><circle r="138"/>`,
      0.7,
    ),
    thread(left, color, 24),
    thread(right, color, 24),
    beads([
      [-150, 0],
      [-330, 60],
      [-470, -10],
      [-640, 130],
    ]),
    beads([
      [150, 0],
      [330, -50],
      [460, 40],
      [640, -90],
    ]),
    charm,
  ].join('')
}

const onCircle = (radius: number, degrees: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180
  return [Math.cos(turn) * radius, Math.sin(turn) * radius]
}

const circleAt = (
  radius: number,
  count: number,
  draw: (index: number, degrees: number) => string,
): string =>
  Array.from({ length: count }, (_, index) => {
    const degrees = (360 / count) * index + 90
    const [x, y] = onCircle(radius, degrees)
    return put(draw(index, degrees), x, y, 1, degrees - 90)
  }).join('')

/** An arc of a ring, seen from its middle; degrees as on a clock that begins at three. */
function arc(radius: number, from: number, to: number): string {
  const [x1, y1] = onCircle(radius, from)
  const [x2, y2] = onCircle(radius, to)
  return `M${x1},${y1} A${radius},${radius} 0 0 1 ${x2},${y2}`
}

/** Degrees to both sides of straight down that the long bead takes. */
const longBead = 42

/** A long bead with what is printed on it, and round ones all the way round. */
function beads(color: string, accents: readonly string[], long = '#FBF8F1', print = ''): string {
  const radius = 330
  const count = 26
  const gap = longBead + 6.5
  const pieces = Array.from({ length: count }, (_, index) => {
    const degrees = 90 + gap + ((360 - 2 * gap) / (count - 1)) * index
    const isEnd = index === 0 || index === count - 1
    const tone = index % 3 === 1 ? accents[index % accents.length]! : color
    return put(bead(isEnd ? 24 : 28, isEnd ? '#D2A84C' : tone), ...onCircle(radius, degrees))
  })
  const tube = arc(radius, 90 - longBead, 90 + longBead)
  const lit = (at: number, width: number, fill: string, opacity: number): string =>
    `<path d="${arc(radius + at, 90 - longBead + 1, 90 + longBead - 1)}" fill="none" stroke="${fill}" stroke-width="${width}" opacity="${opacity}" filter="url(#blur8)"/>`
  return [
    lyingShadow(
      `<circle r="${radius}" fill="none" stroke="#3A2A1A" stroke-width="40"/><path d="${tube}" fill="none" stroke="#3A2A1A" stroke-width="70"/>`,
      0.7,
    ),
    ...pieces,
    `<path d="${tube}" fill="none" stroke="${darker(long, 0.3)}" stroke-width="76" stroke-linecap="round"/><path d="${tube}" fill="none" stroke="${long}" stroke-width="71" stroke-linecap="round"/>`,
    print,
    lit(26, 20, '#2A1C12', 0.2) + lit(-24, 12, '#fff', 0.75),
  ].join('')
}

function bar(tone: string, print = ''): string {
  const shine = metal(tone)
  const plate = arc(330, 46, 134)
  return [
    lyingShadow(
      `<circle r="330" fill="none" stroke="#3A2A1A" stroke-width="14"/><path d="${plate}" fill="none" stroke="#3A2A1A" stroke-width="74"/>`,
      0.7,
    ),
    circleAt(
      330,
      84,
      (index) =>
        `<rect x="-13" y="${index % 2 ? -3 : -7}" width="26" height="${index % 2 ? 6 : 14}" rx="${index % 2 ? 3 : 7}" fill="${index % 2 ? darker(tone, 0.2) : 'none'}" stroke="${index % 2 ? darker(tone, 0.4) : tone}" stroke-width="${index % 2 ? 1 : 4.4}"/>`,
    ),
    `<defs>${shine.def}</defs><path d="${plate}" fill="none" stroke="${darker(tone, 0.45)}" stroke-width="76" stroke-linecap="round"/><path d="${plate}" fill="none" stroke="${shine.url}" stroke-width="72" stroke-linecap="round"/><path d="${arc(303, 48, 132)}" fill="none" stroke="#fff" stroke-width="4" opacity=".7" stroke-linecap="round"/>`,
    print,
    put(bead(15, tone), 0, -330),
    put(
      `<path d="M-34,-10 q34,-26 68,0 M-34,10 q34,26 68,0" fill="none" stroke="${tone}" stroke-width="8"/>`,
      0,
      -330,
    ),
  ].join('')
}

function band(tone: string, print = ''): string {
  const gold = '#D2A84C'
  const stitches = (at: number): string =>
    `<path d="M-400,${at - 20} A400,200 0 0 0 400,${at - 20}" fill="none" stroke="${lighter(tone, 0.45)}" stroke-width="5" stroke-dasharray="16 10"/>`
  const front = 'M-400,-20 A400,200 0 0 0 400,-20 V160 A400,200 0 0 1 -400,160Z'
  const shine = metal(tone, [0, 0, 1, 0])
  return [
    lyingShadow('<ellipse cy="226" rx="384" ry="146"/>', 0.8),
    `<path d="M-400,-20 A400,200 0 0 1 400,-20 V150 A400,190 0 0 0 -400,150Z" fill="${darker(tone, 0.5)}"/><path d="M-400,-20 A400,200 0 0 1 400,-20" fill="none" stroke="${lighter(tone, 0.1)}" stroke-width="8"/>`,
    `<defs>${shine.def}</defs><path d="${front}" fill="${tone}"/><path d="${front}" fill="${shine.url}" opacity=".38"/>`,
    stitches(22) + stitches(158),
    print,
    `<path d="M-400,-20 A400,200 0 0 0 400,-20" fill="none" stroke="${lighter(tone, 0.35)}" stroke-width="5"/>`,
    put(bead(17, gold), -344, 158) + put(bead(17, gold), 344, 158),
  ].join('')
}

function cord(tone: string, disc = '#D2A84C', print = ''): string {
  const shine = metal(disc)
  const nazar = `${bead(74, '#1F4F9E')}<circle r="47" fill="#F6F3EC"/><circle r="32" fill="#7FB8D8"/><circle r="17" fill="#14203D"/><ellipse cx="-26" cy="-36" rx="18" ry="10" fill="#fff" opacity=".55" transform="rotate(-34 -26 -36)"/>`
  const ring = 'M-325,0 a325,325 0 1 0 650,0 a325,325 0 1 0 -650,0Z'
  return [
    lyingShadow(
      '<circle r="325" fill="none" stroke="#3A2A1A" stroke-width="18"/><circle cx="-70" cy="322" r="76"/><circle cx="92" cy="316" r="70"/>',
      0.8,
    ),
    thread(ring, tone, 18),
    put(
      `<rect x="-74" y="-22" width="148" height="44" rx="18" fill="${darker(tone, 0.1)}"/>${[-56, -38, -20, -2, 16, 34, 52].map((x) => `<path d="M${x},-22 q10,22 0,44" fill="none" stroke="${lighter(tone, 0.3)}" stroke-width="5"/>`).join('')}`,
      0,
      -325,
    ),
    put(nazar, -76, 322),
    put(
      `<defs>${shine.def}</defs><circle r="68" fill="${shine.url}" stroke="${darker('#D2A84C', 0.45)}" stroke-width="3"/><circle r="56" fill="none" stroke="${darker('#D2A84C', 0.5)}" stroke-width="2.4" stroke-dasharray="3 6"/>`,
      88,
      318,
    ),
    print,
    [-190, -164, 196, 170]
      .map((x) =>
        put(bead(17, x % 4 === 0 ? '#7FB8D8' : '#D2A84C'), x, Math.sqrt(325 ** 2 - x ** 2)),
      )
      .join(''),
  ].join('')
}

/** The piece alone, around the origin. */
export function drawnBracelet(art: BraceletArt, color: string): string {
  if (art.form === 'beads') return beads(color, art.accents, art.long, art.print)
  if (art.form === 'bar') return bar(color, art.print)
  if (art.form === 'band') return band(color, art.print)
  if (art.form === 'cord') return cord(color, art.disc, art.print)
  const first = rakhi(art.charm(color) + (art.print ?? ''), color, art.bead)
  if (!art.second) return put(first, 0, 0, 1.5, -8)
  const lumba = `${lyingShadow('<circle r="120"/><path d="M-110,110 H110 L130,220 H-130Z"/>', 0.7)}${thread('M0,-420 C-30,-300 26,-220 0,-110', color, 20)}${[-64, 0, 64].map((x) => put(tassel(color), x, 112 - Math.abs(x) * 0.4, 1, -x * 0.16)).join('')}${put(art.second(color), 0, 0, 0.8)}`
  return put(first, -30, -190, 0.86, -12) + put(lumba, 190, 240, 0.94, -8)
}

/** View 1: the whole piece from above. View 2: closer, turned the other way. */
export function drawBracelet(art: BraceletArt, color: string, view: number): string {
  const piece = drawnBracelet(art, color)
  const [x, y, scale] = lies[art.form]
  if (art.form === 'rakhi')
    return view === 1
      ? picture(put(piece, x, y))
      : picture(put(piece, art.second ? 500 : 520, 690, art.second ? 1.25 : 1.32, 30))
  if (view === 1) return picture(put(piece, x, y, scale))
  return picture(
    art.form === 'band' ? put(piece, 560, 560, 1.5, -9) : put(piece, 520, 430, 1.9, -12),
  )
}
