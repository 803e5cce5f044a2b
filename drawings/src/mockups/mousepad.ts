import { darker, inksFor, isDark, lighter, type Inks } from '../inks.ts'
import { gradient } from '../material.ts'
import { picture, put, shadow, sheet, uid } from '../scene.ts'
import { perspective, warp } from '../warp.ts'

export type MousepadArt = {
  form: 'standard' | 'gaming' | 'mat'
  /** Printed over the pad, in its box around the origin: 960 by 800, 960 by 854 or 1200 by 525, unless a template says it. */
  print?: (inks: Inks) => string
  stitch?: (inks: Inks) => string
}

type Corners = [number, number][]
const sizes = { standard: [960, 800], gaming: [960, 854], mat: [1200, 525] } as const

const seenFromAbove: Record<MousepadArt['form'], Corners> = {
  standard: [
    [120, 400],
    [870, 300],
    [975, 930],
    [165, 1060],
  ],
  gaming: [
    [100, 380],
    [880, 280],
    [990, 965],
    [140, 1100],
  ],
  mat: [
    [70, 500],
    [985, 460],
    [1045, 890],
    [40, 940],
  ],
}
const seenFromTheChair: Record<MousepadArt['form'], Corners> = {
  standard: [
    [170, 500],
    [910, 500],
    [1040, 1050],
    [40, 1050],
  ],
  gaming: [
    [160, 470],
    [920, 470],
    [1050, 1080],
    [30, 1080],
  ],
  mat: [
    [130, 480],
    [950, 480],
    [1050, 920],
    [30, 920],
  ],
}

const polygon = (corners: Corners): string => `M${corners.map(([x, y]) => `${x},${y}`).join(' L')}Z`

function mouse(): string {
  const body = gradient(
    [
      [0, '#FBFAF7'],
      [0.5, '#E2DED6'],
      [1, '#A8A198'],
    ],
    [0.1, 0, 0.9, 1],
  )
  return `<defs>${body.def}</defs>${shadow('<ellipse cx="14" cy="30" rx="84" ry="122"/>', 12, 10, 14, 0.5)}<path d="M0,-130 C58,-130 84,-84 84,-10 C84,80 54,128 0,128 C-54,128 -84,80 -84,-10 C-84,-84 -58,-130 0,-130Z" fill="${body.url}"/><path d="M0,-130 V-30 M-83,-20 C-40,-40 40,-40 83,-20" fill="none" stroke="#8F887E" stroke-width="3"/><rect x="-10" y="-104" width="20" height="46" rx="10" fill="#4A4642"/><path d="M-56,-70 C-66,-30 -66,20 -54,64" fill="none" stroke="#fff" stroke-width="14" opacity=".8" filter="url(#blur4)"/>`
}

function keyboard(): string {
  const keys: string[] = []
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 13; column += 1)
      if (row < 3 || column < 3 || column > 8)
        keys.push(
          `<rect x="${-290 + column * 45}" y="${-88 + row * 44}" width="38" height="37" rx="6"/>`,
        )
  return `${shadow('<rect x="-312" y="-104" width="624" height="212" rx="18"/>', 10, 18, 14, 0.45)}<rect x="-312" y="-104" width="624" height="212" rx="18" fill="#CFC9BF"/><rect x="-310" y="-104" width="620" height="202" rx="16" fill="#EFEBE4"/><g fill="#FCFBF8" stroke="#CBC4B8" stroke-width="2">${keys.join('')}<rect x="-155" y="44" width="263" height="37" rx="6"/></g>`
}

/** View 1: from above, askew. View 2: from the chair, in use. */
export async function drawMousepad(art: MousepadArt, color: string, view: number): Promise<string> {
  const inks = inksFor(color)
  const [width, height] = sizes[art.form]
  const corners = (view === 1 ? seenFromAbove : seenFromTheChair)[art.form]
  const edge = art.stitch?.(inks) ?? darker(color, 0.3)
  const round = uid()
  const flat = sheet(
    `<clipPath id="${round}"><rect width="${width}" height="${height}" rx="34"/></clipPath><g clip-path="url(#${round})"><rect width="${width}" height="${height}" fill="${color}"/>${put(art.print?.(inks) ?? '', width / 2, height / 2)}</g><rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="28" fill="none" stroke="${edge}" stroke-width="13"/><rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="28" fill="none" stroke="${lighter(edge, 0.28)}" stroke-width="10" stroke-dasharray="4 5" opacity=".7"/>`,
    width,
    height,
    1.6,
  )
  const dark = sheet(
    `<rect width="${width}" height="${height}" rx="34" fill="${darker(isDark(color) ? color : '#4A433C', 0.45)}"/>`,
    width,
    height,
    0.6,
  )
  const [left, right] = [-120, 1200]
  const box = { width: 1320, height: 1350 }
  const bend = perspective(corners.map(([x, y]) => [(x - left) / (right - left), y / box.height]))
  const [top, base] = [
    await warp(flat, box, bend),
    await warp(dark, { width: 660, height: 675 }, bend),
  ]
  const light = gradient(
    [
      [0, '#fff', isDark(color) ? 0.14 : 0],
      [0.5, '#fff', 0],
      [1, '#2A1C12', 0.22],
    ],
    [0, 0, 1, 1],
  )
  const place = (href: string, down: number): string =>
    `<image href="${href}" x="${left}" y="${down}" width="${right - left}" height="1350"/>`
  const d = polygon(corners)
  const things =
    view === 1
      ? ''
      : art.form === 'mat'
        ? put(keyboard(), 450, 610, 0.8) + put(mouse(), 830, 640, 0.62, 6)
        : put(mouse(), 920, 930, 0.92, 14)
  return picture(
    `<defs>${light.def}</defs>` +
      shadow(`<path d="${d}"/>`, 24, 36, 24, 0.3) +
      shadow(`<path d="${d}"/>`, 6, 16, 8, 0.35) +
      place(base, 13) +
      place(base, 8) +
      place(top, 0) +
      `<path d="${d}" fill="${light.url}" opacity=".6"/>` +
      things,
  )
}
