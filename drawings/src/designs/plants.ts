import { mix, type Inks } from '../inks.ts'
import { put } from '../scene.ts'
import { dot, paint, petals } from './ornament.ts'

const { stroke } = paint

export const ginger = `<path d="M-40,20 C-60,-6 -34,-30 -14,-14 C-16,-44 18,-46 18,-16 C36,-34 58,-14 44,6 C64,22 34,44 18,28 C8,48 -24,46 -22,24 C-28,30 -36,28 -40,20Z" fill="#D9A566" stroke="#8A5A2B" stroke-width="3"/><path d="M-22,4 q8,6 16,2 M10,-2 q8,6 16,0 M-6,20 q6,4 12,0" ${stroke('#8A5A2B', 3)}/>`
/** A pod of cardamom. */
export const pod = `<path d="M0,-34 C20,-14 20,14 0,34 C-20,14 -20,-14 0,-34Z" fill="#9DB36B" stroke="#4E6B2E" stroke-width="3"/><path d="M0,-30 V30 M-8,-18 C-12,0 -10,10 -6,20 M8,-18 C12,0 10,10 6,20" ${stroke('#4E6B2E', 2)}/>`
/** Two of these make a tea. */
export const leaf = `<path d="M0,40 C-30,10 -26,-24 0,-44 C26,-24 30,10 0,40Z" fill="#2E6B45"/><path d="M0,40 V-34 M0,20 l-12,-10 M0,20 l12,-10 M0,0 l-12,-10 M0,0 l12,-10" ${stroke('#BFDDCB', 2.4)}/>`

export const neem = (leaf: string): string =>
  `<path d="M0,150 C10,60 -10,-40 30,-150" ${stroke(leaf, 5)}/>${Array.from(
    { length: 9 },
    (_, row) => {
      const y = 120 - row * 30
      const blade = `<path d="M0,0 C30,-30 70,-30 96,-10 C66,10 30,14 0,0Z" fill="${leaf}"/>`
      return (
        put(blade, row * 2.4, y, 1 - row * 0.05, -24) +
        put(`<g transform="scale(-1 1)">${blade}</g>`, row * 2.4, y - 12, 1 - row * 0.05, 24)
      )
    },
  ).join('')}`

export const hibiscus = (k: { a: string; b: string }): string =>
  petals(5, 10, 190, 118, `fill="${k.a}"`) +
  petals(5, 10, 150, 26, `fill="${mix(k.a, '#4A0F1C', 0.4)}"`) +
  `<g transform="rotate(28)"><path d="M0,0 C10,-60 -8,-110 4,-170" ${stroke('#F3D27A', 12)}/>${[0, 1, 2, 3, 4, 5].map((row) => dot(row % 2 ? 12 : -8, -100 - row * 14, 8, '#F3D27A')).join('')}</g>`

/** A poppy with two buds, 450 tall. */
export const poppy = (k: Inks): string => {
  const leaf = `<path d="M0,0 C30,-20 50,-70 40,-130 C0,-100 -14,-50 0,0Z" fill="${k.c}"/><path d="M2,-6 C16,-50 26,-80 36,-116" ${stroke(k.paper, 2.4)}/>`
  const bloom = `<path d="M0,30 C-70,40 -120,-20 -92,-84 C-70,-60 -50,-66 -40,-96 C-20,-70 20,-70 40,-96 C50,-66 70,-60 92,-84 C120,-20 70,40 0,30Z" fill="${k.a}"/><path d="M0,28 C-34,0 -40,-40 -30,-76 M0,28 C34,0 40,-40 30,-76 M0,28 V-70" ${stroke(k.b, 4)}/><path d="M0,30 C-46,14 -60,-20 -46,-56 C-20,-40 20,-40 46,-56 C60,-20 46,14 0,30Z" fill="${mix(k.a, '#FFFFFF', 0.22)}"/>${dot(0, 6, 17, k.b)}`
  const bud = `<path d="M0,20 C-22,6 -20,-30 0,-44 C20,-30 22,6 0,20Z" fill="${k.a}"/><path d="M-12,20 q12,-22 24,0Z" fill="${k.c}"/>`
  return [
    `<path d="M0,280 C-6,180 6,80 0,-60 M0,210 C-50,160 -90,120 -112,40 M0,180 C50,130 90,90 112,10" ${stroke(k.c, 8)}/>`,
    put(bloom, 0, -110, 1.15) + put(bud, -114, 24, 1.1, -18) + put(bud, 114, -6, 1.1, 18),
    put(leaf, 0, 280, 1.1, 34) +
      put(leaf, 0, 280, 1.1, -64) +
      put(leaf, 0, 200, 0.8, 50) +
      put(leaf, 0, 190, 0.8, -80),
  ].join('')
}

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

/** A tree with fruit and leaves, 560 tall. */
export const treeOfLife = (k: Inks): string =>
  `<path d="M-60,330 C-20,280 -20,200 -12,110 H14 C20,200 26,280 66,330Z" fill="${k.dark ? '#F0D9B5' : '#6B3F26'}"/>` +
  branch(0, 150, -90, 130, 4, k) +
  branch(-4, 190, -152, 150, 4, k) +
  branch(4, 190, -28, 150, 4, k)
