import { mix } from '../inks.ts'
import { put } from '../scene.ts'
import { dot, dots, mandala, marigold, paint, petals } from './ornament.ts'
import { leaf } from './plants.ts'

const { stroke } = paint
const cream = '#FBF6EC'
const madder = '#A8322A'
const block = { a: madder, b: '#D9912B', c: '#2E6B45', ink: '#26345E' }

export const arch =
  'M-230,330 V-60 C-230,-100 -200,-110 -206,-146 C-160,-140 -150,-170 -152,-206 C-104,-204 -92,-236 -84,-268 C-46,-262 -16,-290 0,-326 C16,-290 46,-262 84,-268 C92,-236 104,-204 152,-206 C150,-170 160,-140 206,-146 C200,-110 230,-100 230,-60 V330Z'

export const palaceArch =
  'M90,560 V270 C90,240 112,232 108,206 C146,210 156,184 156,158 C196,160 206,134 214,110 C250,116 280,94 300,64 C320,94 350,116 386,110 C394,134 404,160 444,158 C444,184 454,210 492,206 C488,232 510,240 510,270 V560Z'

export const rakhi = (x: number, y: number): string =>
  `<path d="M0,${y + 16} C140,${y - 24} 200,${y + 30} ${x},${y} C400,${y - 30} 470,${y + 30} 600,${y - 12}" ${stroke(madder, 9)}/><path d="M0,${y + 16} C140,${y - 24} 200,${y + 30} ${x},${y} C400,${y - 30} 470,${y + 30} 600,${y - 12}" fill="none" stroke="#F3C562" stroke-width="4" stroke-dasharray="9 8"/>${put(`<circle r="66" fill="${cream}"/>` + mandala(block), x, y, 0.66)}`

export const floorPlan = (color: string): string =>
  `<path d="M0,0 H380 V300 H250 M190,300 H0 V0 M150,0 V110 M150,170 V300 M150,140 H60 M0,140 H20 M260,0 V60 M260,110 V190 H380 M250,300 V240" ${stroke(color, 5)}/><path d="M190,300 a60,60 0 0 1 60,-60 M150,110 a60,60 0 0 0 60,60 M260,60 a50,50 0 0 1 50,50" ${stroke(color, 2)}/><path d="M-30,0 V300 M-38,0 h16 M-38,300 h16 M0,-30 H380 M0,-38 v16 M380,-38 v16" ${stroke(color, 1.6)}/>`

export const aperture = (tone: string, dark: string): string =>
  `<circle r="170" fill="${tone}"/>` +
  Array.from(
    { length: 8 },
    (_, blade) =>
      `<path d="M170,0 A170,170 0 0 1 120,120 L-18,76 Z" transform="rotate(${blade * 45})" fill="${mix(tone, dark, 0.16 + (blade % 4) * 0.13)}" stroke="${dark}" stroke-width="3"/>`,
  ).join('') +
  `<circle r="172" ${stroke(dark, 8)}/>`

/** A height line around a summit: a circle that waves with the angle. */
export function ring(cx: number, cy: number, r: number, seed: number): string {
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

const potteryFlower = (big: boolean): string =>
  petals(8, 12, big ? 62 : 40, big ? 26 : 18, 'fill="#1F4F9E"') +
  petals(8, 14, big ? 40 : 24, big ? 12 : 8, 'fill="#58B4BF"') +
  dot(0, 0, 14, '#D9912B') +
  dot(0, 0, 7, '#1F4F9E')

export const pottery = (): string => {
  const columns = [-450, -300, -150, 0, 150, 300, 450]
  const vine = columns
    .map(
      (x, index) =>
        put(potteryFlower(index % 2 === 1), x, index % 2 ? 10 : -60) +
        put(potteryFlower(false), x, index % 2 ? -130 : 100, 0.8) +
        put(leaf.replaceAll('#2E6B45', '#1F6F73'), x + 74, 40, 0.8, 40) +
        put(leaf.replaceAll('#2E6B45', '#58B4BF'), x + 74, -90, 0.7, -50),
    )
    .join('')
  const edge = (y: number): string =>
    `<path d="M-540,${y} H570" ${stroke('#1F4F9E', 12)}/><path d="M-540,${y > 0 ? y - 22 : y + 22} H570" ${stroke('#58B4BF', 5)}/>`
  return vine + edge(-232) + edge(210)
}

/** A wave of marigolds, 960 wide, or half of it. */
export const garland = (y: number, count = 25, flower = marigold): string =>
  Array.from({ length: count }, (_, index) => {
    const x = -480 + index * 40
    return put(
      flower(index % 2 ? '#EDAE3C' : '#E8735F', index % 2 ? '#D9762B' : '#A8322A'),
      x,
      y + Math.sin((index / 24) * Math.PI * 4) * 22,
      0.48,
    )
  }).join('')

const gulal = ['#C9276B', '#EDAE3C', '#2A8C82', '#6A3FA0', '#E8735F', '#4FA05A']

/** A rangoli in the colours of Holi, 345 radius, open in the middle. */
export const rangoli = (): string =>
  petals(24, 250, 76, 24, `fill="${gulal[0]}"`) +
  petals(24, 250, 60, 13, `fill="${gulal[1]}"`) +
  petals(24, 200, 64, 22, `fill="${gulal[2]}"`, 7.5) +
  petals(16, 150, 64, 26, `fill="${gulal[3]}"`) +
  petals(16, 150, 46, 13, 'fill="#FBF3E4"') +
  petals(16, 104, 56, 22, `fill="${gulal[1]}"`, 11) +
  petals(12, 62, 56, 22, `fill="${gulal[4]}"`) +
  dots(24, 340, 7, gulal[3]!, 7.5)
