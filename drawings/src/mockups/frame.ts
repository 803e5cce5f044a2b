import { darker, lighter } from '../inks.ts'
import { gradient } from '../material.ts'
import { clip, picture, put, shadow, uid } from '../scene.ts'

export type FrameArt = {
  /** Everything behind the glass, mat included: fills 600 by 780, or by `height`, from 0,0, unless a
   * template says it. */
  inside?: (accent: string) => string
  height?: number
  form?: 'box' | 'moulded'
}

const width = 600
const usualHeight = 780

/** The four bars of the frame, each lit as its slope is. */
function bars(tone: string, bar: number, height: number, wood: boolean): string {
  const w = width / 2
  const h = height / 2
  const sides = [
    [`M${-w - bar},${-h - bar} H${w + bar} L${w},${-h} H${-w}Z`, lighter(tone, 0.22)],
    [`M${-w - bar},${-h - bar} L${-w},${-h} V${h} L${-w - bar},${h + bar}Z`, lighter(tone, 0.08)],
    [`M${w + bar},${-h - bar} L${w},${-h} V${h} L${w + bar},${h + bar}Z`, darker(tone, 0.16)],
    [`M${-w - bar},${h + bar} L${-w},${h} H${w} L${w + bar},${h + bar}Z`, darker(tone, 0.26)],
  ] as const
  return sides
    .map(([d, color], index) => {
      const along = index === 0 || index === 3
      const grain = wood
        ? clip(
            d,
            `<g fill="none" stroke="${darker(tone, 0.35)}" stroke-width="1.8" opacity=".34">${Array.from(
              { length: along ? 9 : 9 },
              (_, row) => {
                const at =
                  (index === 0 ? -h - bar : index === 3 ? h : index === 1 ? -w - bar : w) +
                  4 +
                  row * (bar / 9)
                return along
                  ? `<path d="M-420,${at} C-200,${at + 5} 100,${at - 5} 420,${at + 3}"/>`
                  : `<path d="M${at},-500 C${at + 5},-200 ${at - 5},120 ${at + 3},500"/>`
              },
            ).join('')}</g>`,
          )
        : ''
      return `<path d="${d}" fill="${color}" stroke="${darker(tone, 0.35)}" stroke-width="1.4"/>${grain}`
    })
    .join('')
}

function frame(art: FrameArt, tone: string, accent: string, wood: boolean): string {
  const bar = art.form === 'moulded' ? 66 : 44
  const height = art.height ?? usualHeight
  const [w, h] = [width / 2, height / 2]
  const glass = gradient(
    [
      [0, '#fff', 0.3],
      [0.34, '#fff', 0.1],
      [0.345, '#fff', 0],
      [1, '#fff', 0],
    ],
    [0, 0, 1, 0.8],
  )
  const inner = uid()
  const lines =
    art.form === 'moulded'
      ? [14, 26, 52]
          .map(
            (at) =>
              `<rect x="${-w - bar + at}" y="${-h - bar + at}" width="${width + 2 * (bar - at)}" height="${height + 2 * (bar - at)}" fill="none" stroke="${at === 26 ? lighter(tone, 0.45) : darker(tone, 0.32)}" stroke-width="3.4"/>`,
          )
          .join('')
      : ''
  return `<defs>${glass.def}<clipPath id="${inner}"><rect x="${-w}" y="${-h}" width="${width}" height="${height}"/></clipPath></defs>
<g clip-path="url(#${inner})">${put(art.inside?.(accent) ?? '', -w, -h)}<path d="M${-w - 40},${-h - 40} H${w + 40} V${-h - 2} H${-w + 2} V${h + 40} H${-w - 40}Z" fill="#2A1C12" opacity=".5" filter="url(#blur14)"/><rect x="${-w}" y="${-h}" width="${width}" height="${height}" fill="${glass.url}"/></g>${bars(tone, bar, height, wood)}${lines}<rect x="${-w}" y="${-h}" width="${width}" height="${height}" fill="none" stroke="${darker(tone, 0.5)}" stroke-width="3"/>`
}

/** View 1: straight on, standing on the table. View 2: turned a little, its edge showing. */
export function drawFrame(
  art: FrameArt,
  color: string,
  name: string,
  accent: string,
  view: number,
): string {
  const wood = ['Walnut', 'Natural Wood'].includes(name)
  const tone = name === 'White' ? '#F3F0EA' : color
  const bar = art.form === 'moulded' ? 66 : 44
  const whole = frame(art, tone, accent, wood)
  const foot = (art.height ?? usualHeight) / 2 + bar
  const half = width / 2 + bar
  if (view === 1)
    return picture(
      put(
        shadow(
          `<path d="M${540 - half + 30},${650 + foot} L${540 + half},${650 + foot} L${540 + half + 120},${650 + foot - 190} L${540 + half},260Z"/>`,
          0,
          0,
          40,
          0.22,
        ) +
          shadow(
            `<rect x="${540 - half}" y="${640 + foot}" width="${half * 2}" height="24" rx="8"/>`,
            10,
            4,
            14,
            0.5,
          ) +
          put(whole, 540, 650),
        -54,
        -70,
        1.1,
      ),
      { standing: true },
    )
  const side = `M${half},${-foot} l34,14 V${foot - 22} L${half},${foot}Z`
  const turned = `<g transform="translate(520 670) matrix(.86 -.09 0 1 0 0)"><path d="${side}" fill="${darker(tone, 0.42)}"/>${whole}</g>`
  return picture(
    shadow(`<path d="M240,1120 L900,1080 L1060,930 L860,500Z"/>`, 0, 0, 40, 0.26) +
      shadow(
        `<path d="M${520 - half * 0.86},${664 + foot + half * 0.08} L${520 + half * 0.86 + 40},${664 + foot - half * 0.09} l10,16 L${520 - half * 0.86},${690 + foot + half * 0.08}Z"/>`,
        6,
        4,
        14,
        0.55,
      ) +
      turned,
    { standing: true },
  )
}
