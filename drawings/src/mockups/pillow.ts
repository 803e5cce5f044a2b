import { darker, inksFor, isDark, lighter, type Inks } from '../inks.ts'
import { folds, gradient } from '../material.ts'
import { clip, multiply, picture, put, screen, shadow, sheet, uid } from '../scene.ts'
import { warp } from '../warp.ts'

export type PillowArt = {
  /** Fills a box of 800 by 800 around the origin; the cloth shows where it leaves room. None where a template says it. */
  print?: (inks: Inks) => string
  partner?: (inks: Inks) => string
  piping?: (inks: Inks) => string
}

const outline =
  'M-404,-412 C-396,-424 -384,-420 -372,-414 C-220,-372 220,-372 372,-414 C384,-420 396,-424 404,-412 C412,-400 410,-390 404,-378 C364,-220 364,220 404,378 C410,390 412,400 404,412 C396,424 384,420 372,414 C220,374 -220,374 -372,414 C-384,420 -396,424 -404,412 C-412,400 -410,390 -404,378 C-364,220 -364,-220 -404,-378 C-410,-390 -412,-400 -404,-412Z'

const valleys = [
  'M-390,-396 C-330,-330 -290,-300 -230,-270',
  'M390,-396 C330,-330 300,-290 240,-260',
  'M-390,396 C-330,330 -280,300 -220,280',
  'M390,396 C330,330 290,300 230,270',
  'M-372,-300 C-330,-250 -310,-200 -300,-140',
  'M372,300 C330,250 310,210 300,150',
  'M-120,385 C-110,340 -130,310 -120,270',
  'M150,385 C140,350 160,320 150,280',
]
const ridges = [
  'M-340,-360 C-290,-320 -250,-300 -190,-280',
  'M330,-350 C290,-300 270,-260 250,-200',
  'M-350,330 C-300,280 -270,250 -210,230',
  'M-340,-240 C-310,-200 -300,-150 -296,-90',
  'M60,380 C50,340 70,310 60,270',
]

async function pillow(print: string, cloth: string, pipe: string): Promise<string> {
  const flat = sheet(put(print, 400, 400), 800, 800, 1.25)
  const image = await warp(flat, { width: 840, height: 840 }, (x, y) => {
    const [nx, ny] = [x * 2 - 1, y * 2 - 1]
    const swell = 1 + 0.07 * (nx * nx + ny * ny) - 0.05
    return [0.5 + (nx * swell) / 2, 0.5 + (ny * swell) / 2]
  })
  const dark = isDark(cloth)
  const light = uid()
  const fall = gradient(
    [
      [0, '#2A1C12', 0],
      [0.6, '#2A1C12', 0.05],
      [1, '#2A1C12', 0.4],
    ],
    [0.2, 0, 0.75, 1],
  )
  return [
    `<defs><radialGradient id="${light}" cx=".36" cy=".3" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>${fall.def}</defs>`,
    `<path d="${outline}" fill="${cloth}"/>`,
    clip(
      outline,
      `<image href="${image}" x="-420" y="-420" width="840" height="840"/>` +
        multiply(
          `<rect x="-420" y="-420" width="840" height="840" fill="${fall.url}"/>`,
          dark ? 1 : 0.75,
        ) +
        multiply(
          `<path d="${outline}" fill="none" stroke="#3A2818" stroke-width="64" filter="url(#blur24)"/>`,
          dark ? 0.5 : 0.34,
        ) +
        screen(
          `<rect x="-420" y="-420" width="840" height="840" fill="url(#${light})"/>`,
          dark ? 0.3 : 0.55,
        ) +
        folds(cloth, valleys, ridges, 14, 20),
    ),
    `<path d="${outline}" fill="none" stroke="${darker(pipe, 0.25)}" stroke-width="9"/><path d="${outline}" fill="none" stroke="${lighter(pipe, 0.12)}" stroke-width="4.5" transform="translate(-1.4 -1.8)"/>`,
  ].join('')
}

const footShadow = (x: number, y: number, width: number): string =>
  shadow(`<ellipse cx="${x + 60}" cy="${y - 4}" rx="${width * 1.06}" ry="44"/>`, 0, 0, 40, 0.34) +
  shadow(`<ellipse cx="${x + 10}" cy="${y}" rx="${width * 0.96}" ry="20"/>`, 0, 0, 14, 0.5)

/** One pillow alone around the origin, 808 wide. */
export function pillowAlone(art: PillowArt, cloth: string): Promise<string> {
  const inks = inksFor(cloth)
  return pillow(art.print?.(inks) ?? '', cloth, art.piping?.(inks) ?? cloth)
}

/** View 1: upright on its foot. View 2: leaning on a plain one in the second ink. Of a pair: one before the other, and one beside the other. */
export async function drawPillow(art: PillowArt, cloth: string, view: number): Promise<string> {
  const inks = inksFor(cloth)
  const pipe = art.piping?.(inks) ?? cloth
  const front = await pillow(art.print?.(inks) ?? '', cloth, pipe)
  if (art.partner) {
    const other = await pillow(art.partner(inks), cloth, pipe)
    if (view === 2)
      return picture(
        footShadow(284, 990, 190) +
          footShadow(796, 990, 190) +
          put(front, 280, 740, 0.6, -2) +
          put(other, 800, 740, 0.6, 2),
        { standing: true },
      )
    return picture(
      footShadow(740, 718, 250) +
        put(other, 735, 430, 0.7, 4) +
        shadow(`<path d="${outline}" transform="translate(372 880) scale(.72)"/>`, 18, 0, 24, 0.3) +
        footShadow(372, 1192, 280) +
        put(front, 368, 880, 0.76, -3),
      { standing: true },
    )
  }
  if (view === 1)
    return picture(footShadow(540, 1090, 390) + put(front, 540, 690, 1.02), { standing: true })
  const plain = await pillow('', isDark(cloth) ? inks.a : lighter(inks.a, 0.1), inks.b)
  return picture(
    footShadow(660, 1010, 330) +
      put(plain, 668, 590, 0.84, 9) +
      shadow(
        `<path d="${outline}" transform="translate(450 760) rotate(-6) scale(.9)"/>`,
        26,
        4,
        24,
        0.36,
      ) +
      footShadow(440, 1150, 350) +
      put(front, 446, 770, 0.92, -6),
    { standing: true },
  )
}
