import { darker, isDark, lighter } from '../inks.ts'
import type { KeyChainArt } from '../mockups/key-chain.ts'
import { line } from '../lettering.ts'
import { metalTone } from '../material.ts'
import { clip, put } from '../scene.ts'
import { auto } from './things.ts'
import { elephant } from './creatures.ts'
import { dot, dots, heart, paint, petals } from './ornament.ts'
import { coupleCasualPhoto, grandfatherPhoto } from './photos.ts'

const { stroke } = paint
const steel = '#BFC3C7'
const brass = '#B08C45'

const rounded = (width: number, height: number, r: number): string => {
  const [w, h] = [width / 2, height / 2]
  return `M${-w + r},${-h} H${w - r} Q${w},${-h} ${w},${-h + r} V${h - r} Q${w},${h} ${w - r},${h} H${-w + r} Q${-w},${h} ${-w},${h - r} V${-h + r} Q${-w},${-h} ${-w + r},${-h}Z`
}

const circle = (r: number): string =>
  `M${-r},0 a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0Z`

/** A line cut into metal or leather: dark in the groove, a lit lower lip. */
const cut = (
  text: string,
  face: 'rozha' | 'yatra' | 'khandBold' | 'vibes' | 'kalam',
  size: number,
  x: number,
  y: number,
  tone: string,
  max?: number,
): string =>
  line(text, {
    face,
    size,
    x: x + 1.6,
    y: y + 2,
    fill: lighter(tone, 0.7),
    ...(max ? { max } : {}),
    more: 'opacity=".7"',
  }) + line(text, { face, size, x, y, fill: darker(tone, 0.78), ...(max ? { max } : {}) })

const calendar = (tone: string, marked: number): string =>
  Array.from({ length: 30 }, (_, index) => {
    const x = -84 + ((index + 5) % 7) * 28
    const y = -36 + Math.floor((index + 5) / 7) * 34
    return index + 1 === marked
      ? put(heart('#B3202E'), x, y - 8, 0.66) +
          line(String(index + 1), { face: 'khandBold', size: 19, x, y: y - 3, fill: '#fff' })
      : line(String(index + 1), { face: 'khandBold', size: 22, x, y, fill: darker(tone, 0.8) })
  }).join('')

const month = (tone: string, name: string, marked: number): string => {
  const ink = tone === '#3A3836' ? '#EDE6D8' : tone
  const recolored = calendar(ink, marked)
  return (
    (tone === '#3A3836' ? recolored.replaceAll(darker(ink, 0.8), '#EDE6D8') : recolored) +
    line(name, {
      face: 'khandBold',
      size: 36,
      y: -86,
      fill: tone === '#3A3836' ? '#EDE6D8' : darker(tone, 0.8),
      track: 5,
    })
  )
}

const wave = 'C14,-90 -26,-50 6,0 C34,46 -18,80 0,150'
const halves = {
  left: `M0,-96 ${wave} C-60,104 -170,30 -170,-60 C-170,-130 -110,-160 -70,-160 C-34,-160 -10,-130 0,-96Z`,
  right: `M0,-96 ${wave} C60,104 170,30 170,-60 C170,-130 110,-160 70,-160 C34,-160 10,-130 0,-96Z`,
}

/** A path with every coordinate multiplied; for outlines of absolute commands only. */
const scaled = (d: string, factor: number, dx = 0): string =>
  d.replaceAll(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) =>
      `${((Number(x) + dx) * factor).toFixed(1)},${(Number(y) * factor).toFixed(1)}`,
  )

const houseShape = 'M-130,190 V-40 L-150,-40 L0,-190 L60,-130 V-168 H96 V-94 L150,-40 H130 V190Z'
const autoShape =
  'M-158,-60 C-150,-128 -120,-140 -80,-142 L92,-142 C138,-140 158,-110 160,-70 L164,76 Q160,108 138,112 C126,150 76,150 64,118 L-64,118 C-76,150 -130,152 -146,112 C-176,96 -180,20 -158,-60Z'

/** What each key chain of the sample catalogue carries, by slug. */
export const keyChainArt: Record<string, KeyChainArt> = {
  'hindi-name-key-chain': {
    fittings: steel,
    tags: [
      {
        outline: rounded(190, 440, 40),
        eyelet: -178,
        material: 'wood',
        face: () =>
          put(
            line('आरव', { face: 'yatra', size: 150, fill: '#FBF3E4', max: 280 }),
            48,
            14,
            1,
            -90,
          ) + put(petals(8, 5, 18, 7, 'fill="#F3C562"') + dot(0, 0, 5, '#F3C562'), 0, 192, 0.7),
      },
    ],
  },
  'initial-leather-key-chain': {
    fittings: brass,
    tags: [
      {
        outline: 'M-56,-210 H56 L116,-70 C140,60 90,200 0,200 C-90,200 -140,60 -116,-70Z',
        eyelet: -172,
        material: 'leather',
        face: (tone) =>
          line('A', { face: 'rozha', size: 230, x: 2, y: 108, fill: lighter(tone, 0.35) }) +
          line('A', {
            face: 'rozha',
            size: 230,
            y: 105,
            fill: isDark(lighter(tone, 0.25)) ? '#D9B25F' : darker(tone, 0.6),
          }) +
          dot(0, -110, 13, '#D2A84C') +
          dot(-3, -113, 5, '#F7E3A8'),
      },
    ],
  },
  'instant-photo-key-chain': {
    fittings: steel,
    tone: (color) => (color === '#FAFAF7' ? '#FCFAF5' : '#2B2827'),
    tags: [
      {
        outline: rounded(300, 400, 22),
        eyelet: -172,
        material: 'acrylic',
        face: (tone) =>
          put(coupleCasualPhoto(252, 250), -126, -134) +
          line('us, 2025', {
            face: 'kalam',
            size: 50,
            y: 168,
            fill: tone === '#2B2827' ? '#FBF3E4' : '#26345E',
          }) +
          '<path d="M-150,40 L60,-200 H120 L-150,110Z" fill="#fff" opacity=".2"/>',
      },
    ],
  },
  'round-photo-key-chain': {
    fittings: steel,
    tone: (color) => color,
    tags: [
      {
        outline: circle(172),
        eyelet: -150,
        material: 'metal',
        face: (tone) =>
          put(clip(circle(132), put(grandfatherPhoto(280, 280), -140, -140)), 0, 8) +
          put(
            `<path d="${circle(134)}" ${stroke(darker(tone, 0.5), 7)}/><path d="M-92,-60 C-60,-110 10,-120 50,-106" ${stroke('#fff', 13)} opacity=".65"/>`,
            0,
            8,
          ) +
          dots(44, 153, 3.4, darker(tone, 0.55)),
      },
    ],
  },
  'half-heart-key-chains': {
    fittings: steel,
    tags: [
      {
        outline: scaled(halves.left, 1.3, 84),
        eyelet: -176,
        material: 'metal',
        face: (tone) => cut('Kabir', 'vibes', 92, -6, -14, tone, 150),
      },
      {
        outline: scaled(halves.right, 1.3, -84),
        eyelet: -176,
        material: 'metal',
        face: (tone) => cut('Tara', 'vibes', 92, -2, -14, tone, 140),
      },
    ],
  },
  'date-couple-key-chains': {
    fittings: steel,
    tone: (color) => (color === '#211F1E' ? metalTone('Black') : color),
    tags: [
      {
        outline: rounded(250, 370, 30),
        eyelet: -150,
        material: 'metal',
        face: (tone) => put(month(tone, 'DECEMBER', 12), 0, 20),
      },
      {
        outline: rounded(250, 370, 30),
        eyelet: -150,
        material: 'metal',
        face: (tone) => put(month(tone, 'DECEMBER', 12), 0, 20),
      },
    ],
  },
  'auto-rickshaw-key-chain': {
    fittings: brass,
    tags: [
      {
        outline: scaled(autoShape, 1.3),
        eyelet: -162,
        material: 'enamel',
        face: (tone) =>
          put(
            auto('#F0B545', tone === '#EBA42B' ? '#211F1E' : tone, '#3A2A10', 'TARA'),
            0,
            8,
            1.48,
          ),
      },
    ],
  },
  'brass-elephant-key-chain': {
    fittings: brass,
    tags: [
      {
        outline: circle(190),
        eyelet: -166,
        material: 'metal',
        face: (tone) =>
          put(
            elephant(
              darker(tone, 0.36),
              darker(tone, 0.62),
              lighter(tone, 0.55),
              darker(tone, 0.85),
              line('S', { face: 'rozha', size: 64, x: -36, y: 2, fill: lighter(tone, 0.55) }),
            ),
            -4,
            26,
            1.02,
          ) +
          dots(48, 172, 4, darker(tone, 0.5)) +
          `<circle r="160" ${stroke(darker(tone, 0.45), 3)}/>`,
      },
    ],
  },
  'new-home-key-chain': {
    fittings: brass,
    tone: (color) => (color === '#211F1E' ? metalTone('Black') : color),
    tags: [
      {
        outline: houseShape,
        eyelet: -140,
        material: 'metal',
        face: (tone) => {
          const light = tone === metalTone('Black')
          const ink = light ? '#F3C562' : darker(tone, 0.78)
          return `<path d="M-34,190 V96 A34,34 0 0 1 34,96 V190Z" fill="none" stroke="${ink}" stroke-width="6"/>${dot(18, 136, 5, ink)}<g fill="#F7DC8B" stroke="${ink}" stroke-width="5"><rect x="-104" y="70" width="50" height="50" rx="4"/><rect x="54" y="70" width="50" height="50" rx="4"/></g><path d="M-79,70 v50 M-104,95 h50 M79,70 v50 M54,95 h50" stroke="${ink}" stroke-width="4"/>${line('The Mehtas', { face: 'rozha', size: 52, y: 18, fill: ink, max: 220 })}${put(heart(light ? '#F3C562' : '#B3202E'), 0, -70, 0.7)}`
        },
      },
    ],
  },
}
