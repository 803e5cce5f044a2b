import { clip, put } from '../scene.ts'
import { dog } from './creatures.ts'
import { dot, marigold, paint } from './ornament.ts'
import { backdrop, head } from './people.ts'
import { coach, engine, mountains } from './things.ts'

const { stroke } = paint

/** A customer's photograph as the studio draws it for its samples: fills the box from 0,0. */
export type Photo = (width: number, height: number) => string

const boxed = (width: number, height: number, content: string): string =>
  clip(`M0,0H${width}V${height}H0Z`, content)

/** Draws in a box 400 by 400 whose foot stays at the foot of the photograph. */
function portrait(color: string, people: string, extra = '', zoom = 1.22): Photo {
  return (width, height) => {
    const scale = (Math.max(width, height * 0.92) / 400) * zoom
    return boxed(
      width,
      height,
      backdrop(width, height, color) +
        put(extra, width / 2, height, scale) +
        put(people, width / 2, height, scale),
    )
  }
}

export const familyPhoto = portrait(
  '#D7B98C',
  head('grandfather', -92, -196, 0.72) +
    head('grandmother', 96, -190, 0.7) +
    head('father', -30, -160, 0.74) +
    head('mother', 56, -130, 0.7) +
    head('girl', -80, -80, 0.56) +
    head('baby', 16, -66, 0.5),
  [-150, -50, 50, 150].map((x) => put(marigold('#EDAE3C', '#D9762B'), x, -366, 0.42)).join(''),
  0.9,
)

export const couplePhoto = portrait(
  '#B9574A',
  head('groom', -72, -172, 0.98) + head('bride', 74, -150, 0.94),
)

export const siblingsPhoto = portrait(
  '#9DB8A0',
  head('brother', -70, -168, 0.98) + head('sister', 76, -146, 0.94),
)

export const grandparentsPhoto = portrait(
  '#B8A58A',
  head('grandfather', -70, -168, 0.98) + head('grandmother', 76, -146, 0.94),
)

export const babyPhoto = portrait('#E9C9BB', head('baby', 0, -150, 1.25))
export const girlPhoto = portrait('#E3B565', head('girl', 0, -170, 1.2))
export const sisterPhoto = portrait('#8FA9B8', head('sister', 0, -170, 1.2))
export const friendPhoto = portrait('#C9A27E', head('friend', 0, -170, 1.2))
export const fatherPhoto = portrait('#9FA98C', head('father', 0, -170, 1.2))
export const motherPhoto = portrait('#D99F86', head('mother', 0, -170, 1.2))
export const grandfatherPhoto = portrait('#A9BBB4', head('grandfather', 0, -170, 1.2))
export const coupleCasualPhoto = portrait(
  '#A9C3CF',
  head('friend', -70, -170, 0.98) + head('sister', 74, -148, 0.94),
)

export const dogPhoto: Photo = (width, height) =>
  boxed(
    width,
    height,
    backdrop(width, height, '#9CBCC0') +
      put(
        dog('#B5793F', '#7A4A24', '#A8322A', '#EDAE3C'),
        width / 2,
        height - (width / 400) * 150,
        (width / 400) * 1.12,
      ),
  )

function sky(width: number, height: number, top: string, low: string): string {
  const bands = 14
  return Array.from({ length: bands }, (_, index) => {
    const share = index / (bands - 1)
    return `<rect y="${(height / bands) * index}" width="${width}" height="${height / bands + 1}" fill="${index === 0 ? top : mixed(top, low, share)}"/>`
  }).join('')
}

const mixed = (from: string, to: string, share: number): string => {
  const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return `rgb(${[1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)).join(',')})`
}

/** Palms, a houseboat and a low sun on the backwaters. */
export const backwaterPhoto: Photo = (width, height) => {
  const s = Math.max(width / 600, height / 600)
  const palm = (x: number, y: number, scale: number, lean: number): string =>
    put(
      `<path d="M0,0 C${lean},-60 ${lean},-120 ${lean * 1.6},-190" ${stroke('#3B3A2B', 9)}/>${[-160, -120, -80, -40, -10, 20].map((turn) => put(`<path d="M0,0 C30,-26 70,-24 104,14 C66,-4 34,4 0,0Z" fill="#1F4A3A"/>`, lean * 1.6, -190, 1, turn)).join('')}`,
      x,
      y,
      scale,
    )
  const scene = [
    dot(390, 268, 50, '#FBE3A6'),
    `<path d="M-400,318 C-100,286 120,318 300,300 C500,286 700,310 1000,298 V330 H-400Z" fill="#3C6B58"/>`,
    `<rect x="-400" y="322" width="1500" height="400" fill="#E0A96C"/><rect x="-400" y="322" width="1500" height="400" fill="#2F6F78" opacity=".5"/>`,
    ...[340, 362, 390, 424, 466, 520].map(
      (y, row) =>
        `<path d="M${360 - row * 8},${y} h${62 + row * 14}" ${stroke('#FBE3A6', 5)} opacity="${0.9 - row * 0.1}"/><path d="M${60 + row * 40},${y + 8} h90 M${480 - row * 12},${y + 16} h120" ${stroke('#1F5560', 3)} opacity=".5"/>`,
    ),
    put(
      `<path d="M-150,20 C-120,54 120,54 150,10 C110,26 -110,30 -150,20Z" fill="#3A2A1E"/><path d="M-96,20 C-100,-40 -60,-58 0,-58 C60,-58 92,-40 90,18Z" fill="#B98A4E"/><path d="M-72,20 V-20 H-36 V20 M-18,22 V-26 H18 V22 M36,20 V-20 H68 V20" fill="#4A3320"/><path d="M-98,-4 C-60,-14 60,-14 92,-6" ${stroke('#8A6234', 4)}/>`,
      220,
      392,
      0.9,
    ),
    palm(64, 430, 1.25, 30) + palm(560, 400, 1, -26) + palm(20, 420, 0.9, -14),
    `<path d="M-400,600 V470 C-60,440 20,520 140,600Z" fill="#17382C"/>`,
  ].join('')
  return boxed(
    width,
    height,
    sky(width, height * 0.6, '#5E93A8', '#F6C98A') +
      put(scene, (width - 600 * s) / 2, (height - 600 * s) / 2, s),
  )
}

/** Terraced hills with a small train below. */
export const hillPhoto: Photo = (width, height) => {
  const tones = ['#8FA7B3', '#6C8F86', '#46735C', '#2C5443']
  return boxed(
    width,
    height,
    sky(width, height, '#F0C9A0', '#FBEBD3') +
      put(
        mountains('#E8735F', tones, 420),
        width / 2,
        height * 0.55,
        Math.max(width / 400, height / 330),
      ) +
      `<rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" fill="#2C5443"/>` +
      put(
        engine('#A8322A', '#EDAE3C', '#211F1E') +
          put(coach('#33447A', '#EDAE3C', '#211F1E', ''), 170, 6) +
          put(coach('#33447A', '#EDAE3C', '#211F1E', ''), 306, 6) +
          `<path d="M-900,80 H1200" ${stroke('#E9DFCB', 5)}/>`,
        width * 0.34,
        height * 0.72,
        width / 1100,
      ),
  )
}
