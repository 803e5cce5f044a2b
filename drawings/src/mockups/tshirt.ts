import { inksFor, darker, isDark, lighter, type Inks } from '../inks.ts'
import { folds, gradient } from '../material.ts'
import { clip, lyingShadow, multiply, picture, put } from '../scene.ts'

export type ShirtArt = {
  neck: 'round' | 'v' | 'polo' | 'mandarin'
  fit?: 'usual' | 'wide'
  /** Printed on the chest, in a box of 400 by 460 around the origin, unless a template says it. */
  chest?: (inks: Inks) => string
  /** Printed or knitted over the whole shirt, drawn under the chest print over 1080 by 1350. */
  allOver?: (inks: Inks) => string
  /** A second colour for collar and cuffs. */
  trim?: (inks: Inks) => string
  /** A second colour for the sleeves. */
  sleeves?: (inks: Inks) => string
  /** Seen from behind, without print. */
  from?: 'back'
  /** Where the chest print stands when it is not the middle. */
  at?: [x: number, y: number, scale: number]
}

const mirrored = (d: string): string => `<path d="${d}" transform="translate(1080 0) scale(-1 1)"/>`

function cut(wide: boolean): { body: string; sleeve: string } {
  if (wide)
    return {
      body: 'M420,166 C390,190 300,214 196,246 C204,340 196,440 204,540 C200,760 196,960 190,1150 C400,1184 680,1184 890,1150 C884,960 880,760 876,540 C884,440 876,340 884,246 C780,214 690,190 660,166 C626,250 454,250 420,166Z',
      sleeve:
        'M197,246 C130,280 76,450 40,640 C90,672 136,688 184,700 C196,640 202,590 205,540 C196,440 205,340 197,246Z',
    }
  return {
    body: 'M430,176 C400,202 330,226 258,250 C266,330 262,400 268,474 C264,700 258,950 250,1172 C400,1206 680,1206 830,1172 C822,950 816,700 812,474 C818,400 814,330 822,250 C750,226 680,202 650,176 C620,264 460,264 430,176Z',
    sleeve:
      'M259,250 C186,284 120,410 58,556 C108,596 164,622 224,638 C242,576 260,526 269,474 C262,400 267,330 259,250Z',
  }
}

const valleys = [
  'M282,492 C350,560 392,640 404,740',
  'M798,492 C740,560 700,650 688,760',
  'M268,980 C330,940 380,930 430,880',
  'M814,900 C760,880 720,850 690,800',
  'M352,262 C322,330 318,390 332,450',
  'M728,262 C756,330 760,390 748,440',
  'M470,1190 C476,1120 462,1060 470,990',
  'M690,1186 C680,1110 694,1050 684,980',
]
const ridges = [
  'M300,560 C360,640 366,720 364,820',
  'M770,560 C722,660 712,760 730,860',
  'M276,1040 C330,1010 390,1000 450,950',
  'M396,290 C368,350 360,410 370,470',
  'M510,1190 C516,1110 500,1050 510,1000',
  'M640,1190 C630,1110 644,1060 636,1010',
]

/** A line that parts two pieces of one cloth: darker on light cloth, lighter where that would drown. */
const edgeOf = (cloth: string): string =>
  isDark(cloth) ? lighter(cloth, 0.3) : darker(cloth, 0.28)

function collar(art: ShirtArt, cloth: string, trim: string): string {
  const rib = darker(trim, isDark(trim) ? 0.2 : 0.07)
  const inside = darker(cloth, isDark(cloth) ? 0.45 : 0.22)
  const top = art.fit === 'wide' ? 'translate(0 -11)' : ''
  if (art.from === 'back') return `<g transform="${top}">${nape(cloth, rib)}</g>`
  const [left, right] = art.fit === 'wide' ? [420, 660] : [430, 650]
  const back = `<path d="M${left},178 C470,150 610,150 ${right},178 C${right - 24},250 ${left + 24},250 ${left},178Z" fill="${inside}"/><path d="M${left + 22},186 C476,206 604,206 ${right - 22},186" fill="none" stroke="${rib}" stroke-width="20"/><rect x="512" y="202" width="56" height="22" rx="3" fill="#F5ECD7" opacity=".9"/>`
  const placket = (buttons: readonly number[], d: string) =>
    `<path d="${d}" fill="${lighter(cloth, 0.05)}" stroke="${edgeOf(cloth)}" stroke-width="2"/>${buttons.map((y) => `<circle cx="540" cy="${y}" r="9" fill="#EFE6D4" stroke="${darker(cloth, 0.35)}" stroke-width="2"/>`).join('')}`
  if (art.neck === 'polo') {
    // Knitted apart from the cloth: a shade of its own on the shirt, so that it is seen on dark ones too.
    const knit = isDark(trim) ? lighter(trim, 0.13) : darker(trim, 0.06)
    const flap =
      'M436,175 C420,188 402,216 396,262 C392,282 400,290 414,288 C464,282 514,262 540,226 C500,216 464,200 436,175Z'
    const rows = 'M404,256 C452,252 500,238 528,216 M410,272 C456,268 506,252 534,226'
    return `<g transform="${top}">${back}${placket([272, 328, 384], 'M520,228 h40 l4,206 h-48Z')}
<g opacity=".35" filter="url(#blur8)" fill="#1A120A" transform="translate(0 12)"><path d="${flap}"/>${mirrored(flap)}</g>
<g fill="${knit}" stroke="${edgeOf(trim)}" stroke-width="2.5" stroke-linejoin="round"><path d="${flap}"/>${mirrored(flap)}</g><g fill="none" stroke="${edgeOf(trim)}" stroke-width="2" opacity=".5"><path d="${rows}"/>${mirrored(rows)}</g></g>`
  }
  if (art.neck === 'mandarin') {
    const band =
      'M430,180 C430,166 438,158 448,158 C470,200 504,216 536,220 L536,252 C494,248 448,226 430,180Z'
    return `<g transform="${top}">${back}${placket([280, 336, 392], 'M522,238 h36 l3,190 h-42Z')}<g fill="${isDark(cloth) ? lighter(cloth, 0.11) : darker(cloth, 0.04)}" stroke="${edgeOf(cloth)}" stroke-width="2.5" stroke-linejoin="round"><path d="${band}"/>${mirrored(band)}</g></g>`
  }
  const front =
    art.neck === 'v'
      ? 'M442,179 C464,230 502,278 540,300 C578,278 616,230 638,179'
      : `M${left + 12},180 C${left + 36},254 ${right - 36},254 ${right - 12},180`
  const fillIn =
    art.neck === 'v' ? `<path d="${front} C600,196 480,196 436,180Z" fill="${inside}"/>` : ''
  return `<g transform="${top}">${back}${fillIn}<path d="${front}" fill="none" stroke="${rib}" stroke-width="26"/><path d="${front}" fill="none" stroke="${darker(rib, 0.35)}" stroke-width="22" stroke-dasharray="1.4 6" opacity=".35"/><path d="${front}" fill="none" stroke="${darker(cloth, 0.35)}" stroke-width="1.6" transform="translate(0 16)" stroke-dasharray="6 4" opacity=".6"/></g>`
}

/** The collar from behind: the cloth goes up to it, with the tape's seam below. */
function nape(cloth: string, rib: string): string {
  const edge = 'M432,174 C474,200 606,200 648,174'
  return `<path d="M420,182 C470,150 610,150 660,182 L650,260 H430Z" fill="${cloth}"/><path d="${edge}" fill="none" stroke="${rib}" stroke-width="25"/><path d="${edge}" fill="none" stroke="${darker(rib, 0.35)}" stroke-width="21" stroke-dasharray="1.4 6" opacity=".35"/><path d="${edge}" fill="none" stroke="${darker(cloth, 0.35)}" stroke-width="1.6" transform="translate(0 17)" stroke-dasharray="6 4" opacity=".6"/>`
}

/** A shirt laid flat: its parts, folds, seams and print. */
function shirt(art: ShirtArt, cloth: string): string {
  const wide = art.fit === 'wide'
  const { body, sleeve } = cut(wide)
  const inks = inksFor(cloth)
  const trim = art.trim?.(inks) ?? art.sleeves?.(inks) ?? cloth
  const sleeveCloth = art.sleeves?.(inks) ?? cloth
  const seam = darker(cloth, isDark(cloth) ? 0.5 : 0.28)
  const sides = gradient([
    [0, '#2A1C12', 0.32],
    [0.16, '#2A1C12', 0.04],
    [0.4, '#FFFFFF', 0.06],
    [0.72, '#2A1C12', 0.04],
    [1, '#2A1C12', 0.36],
  ])
  const [x, y, scale] = art.at ?? [540, 600, 1.16]
  const pattern = art.allOver?.(inks) ?? ''
  const cuff = wide ? 'M47,610 C94,642 142,660 190,672' : 'M72,526 C122,566 176,592 232,608'
  const hem = wide
    ? 'M191,1120 C400,1154 680,1154 889,1120'
    : 'M251,1142 C400,1176 680,1176 829,1142'
  const stitch = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${seam}" stroke-width="2" stroke-dasharray="7 4" opacity=".75"/><path d="${d}" transform="translate(0 7)" fill="none" stroke="${seam}" stroke-width="2" stroke-dasharray="7 4" opacity=".5"/>`
  const sleevePart = `<path d="${sleeve}" fill="${sleeveCloth}"/>${clip(sleeve, (sleeveCloth === cloth ? pattern : '') + (trim === sleeveCloth ? '' : `<path d="${cuff}" fill="none" stroke="${trim}" stroke-width="34" transform="translate(-8 18)"/>`) + `<path d="M259,250 C262,400 266,440 269,474 L210,640" fill="none" stroke="#2A1C12" stroke-width="70" opacity=".3" filter="url(#blur24)"/><path d="M130,420 C170,470 190,520 186,600" fill="none" stroke="#fff" stroke-width="34" opacity="${isDark(sleeveCloth) ? 0.1 : 0.4}" filter="url(#blur14)"/>` + folds(sleeveCloth, ['M240,330 C190,380 150,440 120,520', 'M250,440 C220,500 200,540 190,600'], ['M215,340 C170,400 130,460 100,530']))}${stitch(cuff)}`
  return [
    `<defs>${sides.def}</defs>`,
    lyingShadow(`<path d="${body}"/><path d="${sleeve}"/>${mirrored(sleeve)}`, 1),
    sleevePart,
    `<g transform="translate(1080 0) scale(-1 1)">${sleevePart}</g>`,
    `<path d="${body}" fill="${cloth}"/>`,
    clip(
      body,
      pattern +
        put(art.chest?.(inks) ?? '', x, y, scale) +
        multiply(
          `<rect x="180" y="150" width="720" height="1060" fill="${sides.url}"/>`,
          isDark(cloth) ? 0.9 : 0.55,
        ) +
        folds(cloth, valleys, ridges, 24, 36) +
        folds(cloth, valleys.slice(0, 4), ridges.slice(0, 4), 8, 7),
    ),
    `<path d="${wide ? 'M197,246 C204,340 196,440 205,540' : 'M259,250 C266,330 262,400 269,474'}" fill="none" stroke="${seam}" stroke-width="3" opacity=".7"/>`,
    `<path d="${wide ? 'M883,246 C876,340 884,440 875,540' : 'M821,250 C814,330 818,400 811,474'}" fill="none" stroke="${seam}" stroke-width="3" opacity=".7"/>`,
    stitch(hem),
    collar(art, cloth, trim),
  ].join('')
}

/** View 1: the whole shirt from above. View 2: the print and the collar close up, slightly turned. */
export function drawShirt(art: ShirtArt, cloth: string, view: number): string {
  const whole = shirt(art, cloth)
  if (view === 1) return picture(put(whole, 0, 10))
  const [x, y, scale] = closeUp(art)
  return picture(put(put(whole, -x, -y), 540, 675, scale, -5))
}

/** What is seen in the middle of the second view, and how large; a small print by the buttons is seen larger. */
function closeUp({ neck, at }: ShirtArt): [x: number, y: number, scale: number] {
  if (neck === 'polo' || neck === 'mandarin') return [596, 380, 2.5]
  const [x, y] = at ?? [540, 600]
  return [x * 0.5 + 270, Math.max(y - 70, 420), 1.62]
}
