import { darker, inksFor, isDark, lighter, type Inks } from '../inks.ts'
import { gradient } from '../material.ts'
import { clip, picture, put, screen, shadow, sheet } from '../scene.ts'
import { drawTumbler } from './tumbler.ts'
import { warp } from '../warp.ts'

export type MugArt = {
  /** Printed around the mug in a box of 1000 by 560 around the origin; the middle 520 faces the viewer; none of its own where a template says it. */
  print?: (inks: Inks) => string
  /** Its colour outside; the product's is then inside and on the handle only. */
  body?: string
  /** A second mug beside the first, with its own print. */
  partner?: (inks: Inks) => string
  /** Drawn as a tall travel mug instead, with a wide lid or a slim one. */
  tumbler?: 'lid' | 'slim'
}

type Form = { tilt: number; handle: 1 | -1; tea: boolean }
const top = 250
const half = 250

/** The print, bent round the body; `height` is the mug's, the result covers 2*half wide. */
async function wrapped(content: string, height: number, tilt: number): Promise<string> {
  const flat = sheet(put(content, 500, 310), 1000, 620, 1.5)
  const low = tilt * 1.08
  const box = { width: half * 2, height: Math.round(height + low) }
  return warp(flat, box, (x, y) => {
    const across = x * 2 - 1
    const depth = Math.sqrt(Math.max(0, 1 - across * across))
    const upper = tilt * depth
    const lower = height + low * depth
    const v = (y * box.height - upper) / (lower - upper)
    const u = 0.5 + Math.asin(across) / ((200 * Math.PI) / 180)
    return v < 0 || v > 1 ? null : [u, v]
  })
}

async function mug(art: MugArt, print: string, color: string, form: Form): Promise<string> {
  const height = 540
  const { tilt, handle } = form
  const wall = art.body ?? color
  const low = tilt * 1.08
  const foot = top + height
  const body = `M${-half},${top} V${foot - 20} Q${-half},${foot} ${-half + 6},${foot + low * 0.2} A${half - 4},${low} 0 0 0 ${half - 6},${foot + low * 0.2} Q${half},${foot} ${half},${foot - 20} V${top} A${half},${tilt} 0 0 1 ${-half},${top}Z`
  const image = await wrapped(print, height, tilt)
  const round = gradient([
    [0, '#2A1C12', 0.4],
    [0.1, '#2A1C12', 0.12],
    [0.3, '#2A1C12', 0],
    [0.6, '#2A1C12', 0.08],
    [0.86, '#2A1C12', 0.3],
    [1, '#2A1C12', 0.46],
  ])
  const well = gradient([
    [0, darker(color, 0.5)],
    [0.5, darker(color, 0.16)],
    [1, lighter(color, 0.18)],
  ])
  const loop = `M${half - 14},${top + 96} C${half + 190},${top + 60} ${half + 190},${top + 420} ${half - 18},${top + 400}`
  const grip = `<g transform="scale(${handle} 1)" fill="none" stroke-linecap="round"><path d="${loop}" stroke="${darker(color, isDark(color) ? 0.4 : 0.34)}" stroke-width="58"/><path d="${loop}" stroke="${color}" stroke-width="46" transform="translate(-3 -4)"/><path d="${loop}" fill="none" stroke="#2A1C12" stroke-width="15" transform="translate(9 10)" opacity=".3" filter="url(#blur8)"/><path d="M${half + 20},${top + 82} C${half + 120},${top + 76} ${half + 146},${top + 180} ${half + 134},${top + 260}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="${isDark(color) ? 0.35 : 0.8}" filter="url(#blur4)"/></g>`
  const shine = isDark(wall) ? 0.5 : 0.95
  const liquid = form.tea
    ? `<ellipse cx="0" cy="${top + 26}" rx="${half - 40}" ry="${tilt * 0.72}" fill="#A5693A"/><ellipse cx="-30" cy="${top + 20}" rx="${half * 0.55}" ry="${tilt * 0.36}" fill="#C08A57" opacity=".7" filter="url(#blur8)"/>`
    : ''
  const rim = `M${-half + 14},${top} a${half - 14},${tilt - 9} 0 1 0 ${2 * (half - 14)},0 a${half - 14},${tilt - 9} 0 1 0 ${-2 * (half - 14)},0Z`
  return [
    `<defs>${round.def}${well.def}</defs>`,
    shadow(
      `<ellipse cx="120" cy="${top + height + 22}" rx="${half * 1.3}" ry="40"/>`,
      0,
      0,
      40,
      0.28,
    ),
    shadow(
      `<ellipse cx="14" cy="${top + height + low - 22}" rx="${half * 0.98}" ry="26"/>`,
      0,
      0,
      14,
      0.55,
    ),
    grip,
    `<path d="${body}" fill="${wall}"/>`,
    clip(
      body,
      `<image href="${image}" x="${-half}" y="${top}" width="${half * 2}" height="${height + low}"/>` +
        `<rect x="${-half}" y="${top}" width="${half * 2}" height="${height + low + 10}" fill="${round.url}"/>` +
        screen(
          `<rect x="${-half + 84}" y="${top + 70}" width="30" height="${height - 90}" rx="15" fill="#fff" filter="url(#blur8)" opacity="${shine * 0.55}"/><rect x="${half - 76}" y="${top + 100}" width="12" height="${height - 160}" rx="6" fill="#fff" filter="url(#blur8)" opacity="${shine * 0.5}"/>`,
        ) +
        `<ellipse cx="0" cy="${top + height + low + 6}" rx="${half}" ry="${tilt * 0.7}" fill="#2A1C12" opacity=".22" filter="url(#blur14)"/>`,
    ),
    `<ellipse cx="0" cy="${top}" rx="${half}" ry="${tilt}" fill="${lighter(wall, 0.35)}"/>`,
    `<path d="${rim}" fill="${well.url}"/>`,
    clip(rim, liquid),
    `<ellipse cx="0" cy="${top}" rx="${half - 7}" ry="${tilt - 5}" fill="none" stroke="#fff" stroke-width="3" opacity="${isDark(color) ? 0.35 : 0.7}"/>`,
  ].join('')
}

/** One mug alone with its handle to one side; its top is at y 250. */
export const mugAlone = (
  art: MugArt,
  print: string,
  color: string,
  handle: 1 | -1,
): Promise<string> => mug(art, print, color, { tilt: 46, handle, tea: false })

/** View 1: handle to the right, at table height. View 2: seen from a little above, with tea in it. */
export async function drawMug(art: MugArt, color: string, view: number): Promise<string> {
  if (art.tumbler) return drawTumbler(art.print ?? (() => ''), color, art.tumbler, view)
  const inks = inksFor(art.body ?? color)
  const form: Form =
    view === 1 ? { tilt: 46, handle: 1, tea: false } : { tilt: 92, handle: -1, tea: true }
  const first = await mug(art, art.print?.(inks) ?? '', color, form)
  if (!art.partner)
    return picture(
      put(first, view === 1 ? 480 : 600, view === 1 ? 120 : 110, view === 1 ? 1.08 : 1.1),
      { standing: true },
    )
  const second = await mug(art, art.partner(inks), color, { ...form, handle: view === 1 ? 1 : -1 })
  const left = await mug(art, art.print?.(inks) ?? '', color, { ...form, handle: -1 })
  return view === 1
    ? picture(put(left, 345, 320, 0.78) + put(second, 741, 320, 0.78), { standing: true })
    : picture(put(second, 742, 190, 0.78) + put(first, 440, 400, 0.88), { standing: true })
}
