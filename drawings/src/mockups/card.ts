import { darker, inksFor, isDark, lighter, type Inks } from '../inks.ts'
import { gradient } from '../material.ts'
import { lyingShadow, picture, put, uid } from '../scene.ts'

export type CardArt = {
  /** 890 by 510, or by `height`, around the origin, unless a template says it. */
  front?: (inks: Inks) => string
  back?: (inks: Inks) => string
  backColor?: (inks: Inks) => string
  height?: number
  corner?: number
  thickness?: number
  gloss?: boolean
}

function card(content: string, color: string, art: CardArt, lies = true): string {
  const corner = art.corner ?? 6
  const thickness = art.thickness ?? 5
  const height = art.height ?? 510
  const top = -height / 2
  const shape = (dy: number, fill: string): string =>
    `<rect x="-445" y="${top + dy}" width="890" height="${height}" rx="${corner}" fill="${fill}"/>`
  const id = uid()
  const light = gradient(
    [
      [0, '#fff', isDark(color) ? 0.1 : 0.35],
      [0.5, '#fff', 0],
      [1, '#2A1C12', 0.1],
    ],
    [0, 0, 1, 1],
  )
  const gloss = art.gloss
    ? `<g clip-path="url(#${id})"><path d="M-470,120 C-200,40 60,-120 200,-300 L-100,-300 L-470,-60Z" fill="#fff" opacity=".17"/><path d="M120,280 C260,140 380,20 470,-40 V60 C380,140 300,220 260,280Z" fill="#fff" opacity=".1"/></g>`
    : ''
  const below = lies
    ? lyingShadow(`<rect x="-445" y="${top}" width="890" height="${height}" rx="${corner}"/>`, 0.6)
    : ''
  return `<defs>${light.def}<clipPath id="${id}"><rect x="-445" y="${top}" width="890" height="${height}" rx="${corner}"/></clipPath></defs>${below}${shape(thickness, darker(color, isDark(color) ? 0.4 : 0.22))}${shape(0, color)}<g clip-path="url(#${id})">${content}</g>${shape(0, light.url)}${gloss}<rect x="-445" y="${top}" width="890" height="${height}" rx="${corner}" fill="none" stroke="${lighter(color, 0.5)}" stroke-width="1.5" opacity=".5"/>`
}

/** View 1: a fan of three. View 2: the two sides, one over the other. */
export function drawCards(art: CardArt, color: string, view: number): string {
  const inks = inksFor(color)
  const backColor = art.backColor?.(inks) ?? color
  const front = card(art.front?.(inks) ?? '', color, art)
  const back = card(art.back?.(inksFor(backColor)) ?? '', backColor, art)
  if (view === 1)
    return picture(
      put(back, 600, 520, 0.9, -26) +
        put(card('', color, art), 580, 640, 0.92, -14) +
        put(front, 528, 850, 1.06, 3),
    )
  const pile = [4, 3, 2, 1]
    .map((row) =>
      put(
        card('', color, art, row === 4),
        540 + (row % 2) * 5,
        420 + row * 9,
        1.02,
        -4 + (row % 3) * 0.5,
      ),
    )
    .join('')
  return picture(pile + put(front, 540, 414, 1.02, -4) + put(back, 560, 980, 0.98, 7))
}
