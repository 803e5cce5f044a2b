import { darker, isDark, lighter } from '../inks.ts'
import type { KeyChainArt } from '../mockups/key-chain.ts'
import { line } from '../lettering.ts'
import { metalTone } from '../material.ts'
import { put } from '../scene.ts'
import { auto } from './things.ts'

import { dot, heart, petals } from './ornament.ts'

const steel = '#BFC3C7'
const brass = '#B08C45'

const rounded = (width: number, height: number, r: number): string => {
  const [w, h] = [width / 2, height / 2]
  return `M${-w + r},${-h} H${w - r} Q${w},${-h} ${w},${-h + r} V${h - r} Q${w},${h} ${w - r},${h} H${-w + r} Q${-w},${h} ${-w},${h - r} V${-h + r} Q${-w},${-h} ${-w + r},${-h}Z`
}

const circle = (r: number): string =>
  `M${-r},0 a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0Z`

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
      },
    ],
  },
  'round-photo-key-chain': {
    fittings: brass,
    tone: (color) => color,
    tags: [
      {
        outline: circle(190),
        eyelet: -166,
        material: 'metal',
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
      },
      {
        outline: scaled(halves.right, 1.3, -84),
        eyelet: -176,
        material: 'metal',
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
      },
      {
        outline: rounded(250, 370, 30),
        eyelet: -150,
        material: 'metal',
      },
    ],
  },
  'auto-rickshaw-key-chain': {
    fittings: brass,
    tags: [
      {
        outline: scaled(autoShape, 1.3),
        eyelet: -162,
        material: 'metal',
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
