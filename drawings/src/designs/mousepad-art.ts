import { darker, lighter, mix, type Inks } from '../inks.ts'
import { line } from '../lettering.ts'
import type { MousepadArt } from '../mockups/mousepad.ts'
import { put } from '../scene.ts'
import { bird } from './creatures.ts'
import { border, dot, paint, petals } from './ornament.ts'
import { backwaterPhoto, babyPhoto, fatherPhoto, motherPhoto, grandfatherPhoto } from './photos.ts'

const { stroke } = paint

function branch(
  x: number,
  y: number,
  angle: number,
  length: number,
  depth: number,
  k: Inks,
): string {
  const turn = (angle * Math.PI) / 180
  const [ex, ey] = [x + Math.cos(turn) * length, y + Math.sin(turn) * length]
  const wood = k.dark ? '#F0D9B5' : '#6B3F26'
  const limb = `<path d="M${x.toFixed(0)},${y.toFixed(0)} Q${(x + (ex - x) * 0.5 + 14).toFixed(0)},${(y + (ey - y) * 0.4).toFixed(0)} ${ex.toFixed(0)},${ey.toFixed(0)}" ${stroke(wood, depth * 5)}/>`
  const leaf = (at: number, lean: number): string =>
    put(
      `<path d="M0,0 C8,-14 28,-18 44,-4 C30,10 10,12 0,0Z" fill="${k.c}"/>`,
      x + (ex - x) * at,
      y + (ey - y) * at,
      0.9,
      angle + lean,
    )
  const leaves = depth < 4 ? [0.3, 0.6, 0.9].map((at) => leaf(at, 50) + leaf(at, -50)).join('') : ''
  if (depth === 1)
    return limb + leaves + put(petals(7, 5, 20, 9, `fill="${k.a}"`) + dot(0, 0, 7, k.b), ex, ey)
  return (
    limb +
    leaves +
    branch(ex, ey, angle - 30, length * 0.74, depth - 1, k) +
    branch(ex, ey, angle + 27, length * 0.78, depth - 1, k)
  )
}

const treeOfLife = (k: Inks): string =>
  `<path d="M-60,330 C-20,280 -20,200 -12,110 H14 C20,200 26,280 66,330Z" fill="${k.dark ? '#F0D9B5' : '#6B3F26'}"/>` +
  branch(0, 150, -90, 130, 4, k) +
  branch(-4, 190, -152, 150, 4, k) +
  branch(4, 190, -28, 150, 4, k) +
  put(bird(k.a, k.b, k.b), -300, 250, 1.5) +
  put(`<g transform="scale(-1 1)">${bird(k.a, k.b, k.b)}</g>`, 300, 250, 1.5) +
  `<path d="M-400,330 H400" ${stroke(k.a, 5)}/>` +
  put(border(860, k), 0, 362, -1) +
  put(border(860, k), 0, -362)

const keycap = (label: string, x: number, width: number, face: string, ink: string): string =>
  `<rect x="${x - width / 2}" y="-120" width="${width}" height="246" rx="34" fill="${darker(face, 0.28)}"/><rect x="${x - width / 2 + 14}" y="-120" width="${width - 28}" height="212" rx="28" fill="${face}"/><rect x="${x - width / 2 + 22}" y="-112" width="${width - 44}" height="30" rx="15" fill="#fff" opacity=".4"/>${line(label, { face: 'khandBold', size: 116, x, y: 30, fill: ink })}`

const undo = (k: Inks): string =>
  put(
    keycap('Ctrl', -180, 330, '#F5ECD7', '#26345E') + keycap('Z', 180, 240, '#A8322A', '#FBF3E4'),
    0,
    -100,
  ) +
  line('+', { face: 'khandBold', size: 120, x: 22, y: -60, fill: k.ink }) +
  line('would fix this Monday', {
    face: 'kalam',
    size: 92,
    x: -60,
    y: 176,
    fill: k.ink,
    max: 660,
  }) +
  line('Farah, Accounts', { face: 'khand', size: 44, x: -390, y: 330, fill: k.ink, align: 'start' })

/** A height line around a summit: a circle that waves with the angle. */
function ring(cx: number, cy: number, r: number, seed: number): string {
  const points = Array.from({ length: 73 }, (_, index) => {
    const turn = (index / 72) * Math.PI * 2
    const reach =
      r *
      (1 +
        0.13 * Math.sin(turn * 3 + seed) +
        0.08 * Math.sin(turn * 5 + seed * 2) +
        0.05 * Math.cos(turn * 2 - seed))
    return `${(cx + Math.cos(turn) * reach * 1.25).toFixed(1)},${(cy + Math.sin(turn) * reach).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const contour = (): string =>
  [
    [-190, -60, 0.4, '#3FB8AF'],
    [330, 190, 2.1, '#E8735F'],
  ]
    .map(([cx, cy, seed, color]) =>
      Array.from(
        { length: 17 },
        (_, level) =>
          `<path d="${ring(Number(cx), Number(cy), 26 + level * 27, Number(seed))}" ${stroke(mix(String(color), '#1B2440', level / 34), level % 4 === 0 ? 5 : 2.8)}/>`,
      ).join(''),
    )
    .join('') +
  dot(-190, -60, 7, '#FBF3E4') +
  line('1,646 m', { face: 'khand', size: 34, x: -176, y: -72, fill: '#FBF3E4', align: 'start' }) +
  line('SAHYADRI', {
    face: 'khandBold',
    size: 74,
    x: -420,
    y: 372,
    fill: '#FBF3E4',
    align: 'start',
    track: 14,
  }) +
  line('@kaustubh', { face: 'khand', size: 44, x: 420, y: 372, fill: '#EDAE3C', align: 'end' })

const gamerTag = (k: Inks): string => {
  const main = k.paper === '#211F1E' ? '#B3202E' : '#211F1E'
  const slash = (x: number, width: number, color: string): string =>
    `<path d="M${x},-450 h${width} l-260,900 h${-width}Z" fill="${color}"/>`
  return [
    slash(-300, 150, mix(k.paper, '#000000', 0.28)),
    slash(40, 420, main),
    slash(480, 30, '#EDAE3C'),
    slash(540, 14, '#FBF3E4'),
    slash(-420, 20, '#EDAE3C'),
    `<g transform="skewX(-12)">${line('VEER', { face: 'khandBold', size: 300, x: 8, y: 48, fill: '#000', more: 'opacity=".4"' })}${line('VEER', { face: 'khandBold', size: 300, y: 40, fill: '#FBF3E4' })}${line('07', { face: 'khandBold', size: 190, x: 250, y: 210, fill: '#EDAE3C' })}<path d="M-330,100 H120 M-330,136 H40 M-330,172 H-60" ${stroke('#FBF3E4', 12)}/></g>`,
  ].join('')
}

const holiday = (k: Inks): string =>
  put(backwaterPhoto(900, 740), -450, -370) +
  line('Alleppey', {
    face: 'vibes',
    size: 130,
    x: -390,
    y: -232,
    fill: '#FBF3E4',
    align: 'start',
  }) +
  `<rect x="-450" y="-370" width="900" height="740" ${stroke(k.paper, 2)}/>`

const collage = (k: Inks): string =>
  (
    [
      [motherPhoto, 'Aai'],
      [fatherPhoto, 'Baba'],
      [grandfatherPhoto, 'Ajoba'],
      [babyPhoto, 'Chhoti'],
    ] as const
  )
    .map(([photo, name], index) => {
      const [x, y] = [index % 2 ? 14 : -404, index < 2 ? -354 : 8]
      return (
        put(photo(390, 292), x, y) +
        line(name, { face: 'kalam', size: 46, x: x + 195, y: y + 338, fill: k.ink })
      )
    })
    .join('')

const walls = (blue: boolean): string[] =>
  blue
    ? ['#7FB2D8', '#4F8FC4', '#A9CBE0', '#2F6BA8', '#5FA0D0']
    : ['#E8A27E', '#F0BC98', '#D98464', '#F7D3B5', '#C96F56']

const blueCity = (k: Inks): string => {
  const tones = walls(k.paper === '#A9CBE0')
  const houses: string[] = []
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 15; column += 1) {
      const seed = (row * 7 + column * 13) % 11
      const x = -640 + column * 90 + (row % 2) * 40
      const y = -150 + row * 84 - (seed % 4) * 16
      const tone = tones[(row + column * 2) % tones.length]!
      const width = 84 + (seed % 3) * 16
      houses.push(
        `<rect x="${x}" y="${y}" width="${width}" height="320" fill="${tone}"/><rect x="${x + width - 20}" y="${y}" width="20" height="320" fill="${darker(tone, 0.16)}"/><path d="M${x - 4},${y} H${x + width + 4}" ${stroke(lighter(tone, 0.55), 7)}/>`,
        seed % 2
          ? `<path d="M${x + 22},${y + 62} v-24 a12,12 0 0 1 24,0 v24Z" fill="${darker(tone, 0.55)}"/>`
          : `<rect x="${x + 18}" y="${y + 24}" width="20" height="26" fill="${darker(tone, 0.5)}"/><rect x="${x + 46}" y="${y + 24}" width="16" height="26" fill="#F3C562"/>`,
      )
    }
  }
  return `<rect x="-600" y="-263" width="1200" height="526" fill="${k.paper === '#A9CBE0' ? '#F6DDB8' : '#A9CBE0'}"/>${dot(380, -150, 60, '#E8735F')}<path d="M-420,-60 V-170 H-380 V-200 H-330 V-170 H-200 V-215 q30,-40 60,0 V-170 H-20 V-140 H60 V-60Z" fill="${mix('#B5673D', '#F6DDB8', 0.35)}"/>${houses.join('')}`
}

const leatherName = (k: Inks): string =>
  `<rect x="-566" y="-228" width="1132" height="456" rx="24" fill="none" stroke="${lighter(k.paper, 0.45)}" stroke-width="5" stroke-dasharray="18 12"/>` +
  line('Aditya Rao', { face: 'vibes', size: 150, x: 500, y: 160, fill: '#E2B95F', align: 'end' }) +
  line('CHARTERED ACCOUNTANT', {
    face: 'khand',
    size: 30,
    x: 500,
    y: 200,
    fill: '#E2B95F',
    align: 'end',
    track: 6,
  })

/** What each mousepad of the sample catalogue has on it, by slug. */
export const mousepadArt: Record<string, MousepadArt> = {
  'tree-of-life-mousepad': { form: 'standard', print: treeOfLife, stitch: (k) => k.a },
  'undo-mousepad': { form: 'standard', print: undo },
  'contour-gaming-mousepad': { form: 'gaming', print: contour, stitch: () => '#3FB8AF' },
  'gamer-tag-mousepad': { form: 'gaming', print: gamerTag, stitch: () => '#EDAE3C' },
  'holiday-photo-mousepad': { form: 'standard', print: holiday },
  'family-collage-mousepad': { form: 'standard', print: collage },
  'blue-city-desk-mat': { form: 'mat', print: blueCity },
  'leather-name-desk-mat': { form: 'mat', print: leatherName },
}
