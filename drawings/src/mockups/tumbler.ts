import { darker, inksFor, isDark, lighter, type Inks } from '../inks.ts'
import { gradient, metal } from '../material.ts'
import { clip, picture, put, screen, shadow, sheet } from '../scene.ts'
import { warp } from '../warp.ts'

const height = 660
const upper = 205
const lower = 168

async function body(print: string, color: string, tilt: number): Promise<string> {
  const flat = sheet(put(print, 500, 430), 1000, 920, 1.4)
  const box = { width: upper * 2, height: height + Math.round(tilt) }
  const image = await warp(flat, box, (x, y) => {
    const down = (y * box.height) / height
    const half = upper + (lower - upper) * Math.min(down, 1)
    const across = ((x * 2 - 1) * upper) / half
    if (Math.abs(across) > 1) return null
    const v = (y * box.height - tilt * Math.sqrt(1 - across * across)) / height
    return v < 0 || v > 1 ? null : [0.5 + Math.asin(across) / ((200 * Math.PI) / 180), v]
  })
  const round = gradient([
    [0, '#2A1C12', 0.46],
    [0.14, '#2A1C12', 0.1],
    [0.32, '#2A1C12', 0],
    [0.62, '#2A1C12', 0.1],
    [0.88, '#2A1C12', 0.36],
    [1, '#2A1C12', 0.5],
  ])
  const shape = `M${-upper},0 L${-lower},${height} A${lower},${tilt * 0.82} 0 0 0 ${lower},${height} L${upper},0 A${upper},${tilt} 0 0 1 ${-upper},0Z`
  const steel = metal('#C4C7C9', [0, 0, 1, 0])
  return [
    `<defs>${round.def}${steel.def}</defs>`,
    shadow(`<ellipse cx="110" cy="${height + 14}" rx="${lower * 1.5}" ry="36"/>`, 0, 0, 40, 0.32),
    shadow(`<ellipse cx="12" cy="${height + tilt * 0.6}" rx="${lower}" ry="22"/>`, 0, 0, 14, 0.55),
    `<path d="${shape}" fill="${color}"/>`,
    clip(
      shape,
      `<image href="${image}" x="${-upper}" y="0" width="${upper * 2}" height="${box.height}"/><path d="M${-lower - 10},${height - 26} A${lower},${tilt} 0 0 0 ${lower + 10},${height - 26} V${height + 80} H${-lower - 10}Z" fill="${steel.url}"/><rect x="${-upper}" y="0" width="${upper * 2}" height="${height + 80}" fill="${round.url}"/>` +
        screen(
          `<path d="M${-upper + 66},60 L${-lower + 58},${height - 60}" stroke="#fff" stroke-width="26" stroke-linecap="round" filter="url(#blur8)" opacity="${isDark(color) ? 0.4 : 0.7}"/>`,
        ),
    ),
  ].join('')
}

function lid(form: 'lid' | 'slim', color: string, tilt: number): string {
  const tone = form === 'lid' ? darker(color, isDark(color) ? 0.35 : 0.5) : '#34312E'
  const side = metal(tone, [0, 0, 1, 0])
  const rise = form === 'lid' ? 74 : 46
  const wide = form === 'lid' ? upper + 14 : upper - 4
  const top = wide - 16
  return `<defs>${side.def}</defs><path d="M${-wide},4 L${-top},${-rise} A${top},${tilt} 0 0 1 ${top},${-rise} L${wide},4 A${wide},${tilt} 0 0 1 ${-wide},4Z" fill="${side.url}"/><ellipse cy="${-rise}" rx="${top}" ry="${tilt}" fill="${lighter(tone, 0.14)}"/><ellipse cy="${-rise}" rx="${top - 20}" ry="${tilt * 0.8}" fill="${darker(tone, 0.2)}"/><ellipse cy="${-rise + 4}" rx="${top - 30}" ry="${tilt * 0.7}" fill="${lighter(tone, 0.08)}"/><rect x="-34" y="${-rise - 10 + tilt * 0.3}" width="68" height="18" rx="9" fill="${darker(tone, 0.55)}"/>`
}

/** A travel mug. View 1 at table height; view 2 from a little above, its lid set down beside it. */
export async function drawTumbler(
  print: (inks: Inks) => string,
  color: string,
  form: 'lid' | 'slim',
  view: number,
): Promise<string> {
  const tilt = view === 1 ? 34 : 62
  const cup = await body(print(inksFor(color)), color, tilt)
  const steel = metal('#B9BCBE', [0, 0, 1, 0])
  if (view === 1)
    return picture(put(cup + lid(form, color, tilt), 540, 300, 1.18), { standing: true })
  const mouth = `<defs>${steel.def}</defs><ellipse rx="${upper}" ry="${tilt}" fill="#E6E8E9"/><ellipse rx="${upper - 12}" ry="${tilt - 6}" fill="${steel.url}"/><ellipse cy="22" rx="${upper - 44}" ry="${tilt - 24}" fill="#8A5A33"/>`
  return picture(
    put(cup + mouth, 440, 250, 1.16) +
      shadow('<ellipse cx="800" cy="1130" rx="240" ry="60"/>', 10, 10, 24, 0.5) +
      put(lid(form, color, tilt), 790, 1080, 0.98),
    { standing: true },
  )
}
