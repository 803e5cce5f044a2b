import { darker, inksFor, isDark, lighter, type Inks } from '../inks.ts'
import { folds, gradient } from '../material.ts'
import { clip, lyingShadow, multiply, picture, put, screen, shadow, sheet, uid } from '../scene.ts'
import { warp } from '../warp.ts'

export type CapArt = {
  form: 'baseball' | 'snapback' | 'trucker' | 'bucket'
  /** On the front, in a box of 300 by 220 around the origin, unless a template says it. */
  front?: (inks: Inks) => string
  /** Over the whole hat, 1080 by 1080. */
  allOver?: (inks: Inks) => string
  brim?: (inks: Inks) => string
  /** The mesh of a trucker's cap, when it is not the cloth's colour. */
  panel?: (inks: Inks) => string
}

const domes = {
  low: 'M216,700 C206,470 300,262 540,256 C780,262 874,470 864,700 C760,636 320,636 216,700Z',
  tall: 'M212,702 C196,430 270,226 540,220 C810,226 884,430 868,702 C760,650 320,650 212,702Z',
}
const brims = {
  curved:
    'M206,694 C300,628 780,628 874,694 C942,776 964,880 930,906 C860,800 700,766 540,766 C380,766 220,800 150,906 C116,880 138,776 206,694Z',
  flat: 'M206,690 C300,640 780,640 874,690 C956,760 984,846 970,866 C860,850 700,846 540,846 C380,846 220,850 110,866 C96,846 124,760 206,690Z',
}

/** The front design, curved as the crown is. */
async function curved(content: string): Promise<string> {
  const flat = sheet(put(content, 200, 150), 400, 300, 2)
  const image = await warp(flat, { width: 720, height: 600 }, (x, y) => {
    const nx = x * 2 - 1
    const v = (y - 0.05 * (1 - nx * nx)) * 1.04
    return [0.5 + Math.asin(nx * 0.86) / 2.06, v]
  })
  return `<image href="${image}" x="300" y="290" width="480" height="400"/>`
}

async function peaked(art: CapArt, cloth: string): Promise<string> {
  const inks = inksFor(art.panel?.(inksFor(cloth)) ?? cloth)
  const base = inksFor(cloth)
  const dome = art.form === 'baseball' ? domes.low : domes.tall
  const brim = art.form === 'snapback' ? brims.flat : brims.curved
  const brimColor = art.brim?.(base) ?? cloth
  const front = art.panel?.(base) ?? cloth
  const seam = (on: string): string => darker(on, isDark(on) ? 0.45 : 0.26)
  const mesh = uid()
  const side = gradient([
    [0, '#2A1C12', 0.5],
    [0.24, '#2A1C12', 0.06],
    [0.4, '#fff', 0.1],
    [0.7, '#2A1C12', 0.1],
    [1, '#2A1C12', 0.55],
  ])
  const under = gradient(
    [
      [0, '#2A1C12', 0.5],
      [0.4, '#2A1C12', 0.05],
      [0.8, '#fff', 0.14],
      [1, '#2A1C12', 0.2],
    ],
    [0, 0, 0, 1],
  )
  const frontPanel = 'M330,690 C322,470 400,252 540,240 C680,252 758,470 750,690Z'
  const trucker = art.form === 'trucker'
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = row * 15
    return `<path d="${brim.includes('766') ? `M${196 - row * 9},${800 + y * 0.2} C300,${728 + y * 0.3} 780,${728 + y * 0.3} ${884 + row * 9},${800 + y * 0.2}` : `M${186 - row * 12},${760 + y} C300,${730 + y} 780,${730 + y} ${894 + row * 12},${760 + y}`}" transform="translate(0 ${row * -12 - 8})"/>`
  })
  const topY = art.form === 'baseball' ? 256 : 220
  return [
    `<defs>${side.def}${under.def}<pattern id="${mesh}" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="15" height="15" fill="${cloth}"/><circle cx="7.5" cy="7.5" r="4.6" fill="${darker(cloth, 0.45)}"/></pattern></defs>`,
    shadow(`<path d="${brim}"/><ellipse cx="560" cy="850" rx="380" ry="46"/>`, 20, 50, 40, 0.34),
    shadow(`<path d="${brim}"/>`, 6, 16, 14, 0.35),
    `<path d="${dome}" fill="${trucker ? `url(#${mesh})` : cloth}"/>`,
    clip(
      dome,
      (trucker ? `<path d="${frontPanel}" fill="${front}"/>` : '') +
        (art.allOver?.(base) ?? '') +
        `<path d="M540,${topY} C536,400 536,560 538,660 M398,${topY + 40} C330,380 318,560 322,690 M682,${topY + 40} C750,380 762,560 758,690" fill="none" stroke="${seam(front)}" stroke-width="3"/>` +
        (trucker
          ? ''
          : `<path d="M548,${topY} C544,400 544,560 546,660 M390,${topY + 46} C320,390 308,560 312,690 M690,${topY + 46} C760,390 772,560 768,690" fill="none" stroke="${seam(front)}" stroke-width="2" stroke-dasharray="6 4" opacity=".7"/>`) +
        (await curved(art.front?.(inks) ?? '')) +
        multiply(
          `<rect x="190" y="210" width="700" height="520" fill="${side.url}"/>`,
          isDark(front) ? 1 : 0.62,
        ) +
        folds(
          cloth,
          [
            'M300,640 C330,560 330,480 360,420',
            'M790,640 C750,570 752,500 730,440',
            'M400,300 C460,280 620,280 680,300',
          ],
          ['M350,620 C380,540 380,460 420,380', 'M470,290 C440,350 430,420 440,470'],
          14,
          20,
        ),
    ),
    trucker
      ? ''
      : [
          [440, 350],
          [640, 350],
        ]
          .map(
            ([x, y]) =>
              `<ellipse cx="${x}" cy="${y}" rx="9" ry="8" fill="${darker(cloth, 0.6)}" stroke="${lighter(cloth, 0.1)}" stroke-width="4"/>`,
          )
          .join(''),
    `<ellipse cx="540" cy="${topY}" rx="30" ry="13" fill="${brimColor}"/><ellipse cx="534" cy="${topY - 3}" rx="20" ry="7" fill="${lighter(brimColor, 0.3)}" opacity=".6"/>`,
    `<path d="${brim}" fill="${brimColor}"/>`,
    clip(
      brim,
      multiply(`<rect x="80" y="620" width="920" height="310" fill="${under.url}"/>`, 0.8) +
        `<g fill="none" stroke="${seam(brimColor)}" stroke-width="2.2" stroke-dasharray="8 5" opacity=".7">${rows.join('')}<path d="${brim}" transform="translate(0 -18)"/></g>` +
        screen(
          `<path d="M250,760 C400,690 560,690 700,700" fill="none" stroke="#fff" stroke-width="34" opacity=".28" filter="url(#blur14)"/>`,
        ),
    ),
    `<path d="${brim}" fill="none" stroke="${seam(brimColor)}" stroke-width="3" opacity=".6"/>`,
  ].join('')
}

async function bucket(art: CapArt, cloth: string): Promise<string> {
  const inks = inksFor(cloth)
  const crown =
    'M292,640 C300,520 322,380 352,322 C420,262 660,262 728,322 C758,380 780,520 788,640 C660,704 420,704 292,640Z'
  const brim =
    'M292,632 C420,698 660,698 788,632 C860,720 930,810 958,884 C860,990 220,990 122,884 C150,810 220,720 292,632Z'
  const seam = darker(cloth, isDark(cloth) ? 0.45 : 0.28)
  const side = gradient([
    [0, '#2A1C12', 0.45],
    [0.3, '#fff', 0.12],
    [0.65, '#2A1C12', 0.08],
    [1, '#2A1C12', 0.5],
  ])
  const rings = [0, 1, 2, 3, 4, 5].map((row) => {
    const t = (row + 1) / 7
    const left = 292 - 170 * t
    const y = 632 + 252 * t
    return `<path d="M${left},${y} C${left + 110},${y + 66 + 40 * t} ${970 - left},${y + 66 + 40 * t} ${1080 - left},${y}"/>`
  })
  const all = art.allOver?.(inks) ?? ''
  return [
    `<defs>${side.def}</defs>`,
    lyingShadow(`<path d="${brim}"/>`, 1.4),
    `<path d="${brim}" fill="${cloth}"/>`,
    clip(
      brim,
      all +
        `<path d="${crown}" fill="none" stroke="#2A1C12" stroke-width="60" opacity=".4" filter="url(#blur24)"/>` +
        multiply(`<rect x="110" y="600" width="860" height="400" fill="${side.url}"/>`, 0.7) +
        folds(
          cloth,
          ['M210,760 C230,840 220,900 240,950', 'M860,760 C840,830 860,890 840,940'],
          ['M330,760 C330,840 320,900 330,960', 'M640,790 C650,860 640,900 650,970'],
        ) +
        `<g fill="none" stroke="${seam}" stroke-width="2" stroke-dasharray="8 5" opacity=".65">${rings.join('')}</g>`,
    ),
    `<path d="${crown}" fill="${cloth}"/>`,
    clip(
      crown,
      all +
        (await curved(art.front?.(inks) ?? '')) +
        multiply(`<rect x="280" y="250" width="520" height="460" fill="${side.url}"/>`, 0.8) +
        `<path d="M352,322 C420,372 660,372 728,322" fill="none" stroke="${seam}" stroke-width="3"/><path d="M352,312 C420,362 660,362 728,312" fill="none" stroke="${seam}" stroke-width="2" stroke-dasharray="7 4" opacity=".7"/>` +
        `<path d="M352,322 C420,372 660,372 728,322 C660,262 420,262 352,322Z" fill="#fff" opacity="${isDark(cloth) ? 0.08 : 0.25}"/>` +
        folds(
          cloth,
          ['M340,620 C350,540 360,470 380,400', 'M740,620 C726,540 720,480 700,410'],
          ['M400,630 C410,560 410,480 430,400'],
        ),
    ),
    `<path d="M292,636 C420,702 660,702 788,636" fill="none" stroke="${seam}" stroke-width="4"/>`,
  ].join('')
}

/** View 1: from the front. View 2: closer to what is printed, the whole crown in sight. */
export async function drawCap(art: CapArt, cloth: string, view: number): Promise<string> {
  const hat = art.form === 'bucket' ? await bucket(art, cloth) : await peaked(art, cloth)
  return view === 1
    ? picture(put(hat, 0, 80), { standing: true })
    : picture(put(put(hat, -540, -580), 540, 690, 1.2), { standing: true })
}
