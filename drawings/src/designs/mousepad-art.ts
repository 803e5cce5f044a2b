import { darker, lighter, mix, type Inks } from '../inks.ts'

import type { MousepadArt } from '../mockups/mousepad.ts'

import { dot, paint } from './ornament.ts'

const { stroke } = paint

const walls = (blue: boolean): string[] =>
  blue
    ? ['#7FB2D8', '#4F8FC4', '#A9CBE0', '#2F6BA8', '#5FA0D0']
    : ['#E8A27E', '#F0BC98', '#D98464', '#F7D3B5', '#C96F56']

const blueCity = (k: Inks): string => {
  const tones = walls(k.paper === '#A9CBE0')
  const houses: string[] = []
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 15; column += 1) {
      const seed = (row * 7 + column * 13) % 11
      const x = -640 + column * 90 + (row % 2) * 40
      const y = -150 + row * 84 - (seed % 4) * 16
      const tone = tones[(row + column * 2) % tones.length]!
      const width = 84 + (seed % 3) * 16
      houses.push(
        `<rect x="${x}" y="${y}" width="${width}" height="320" fill="${tone}"/><rect x="${x + width - 20}" y="${y}" width="20" height="320" fill="${darker(tone, 0.16)}"/><path d="M${x - 4},${y} H${x + width + 4}" ${stroke(lighter(tone, 0.55), 7)}/>`,
        seed % 2
          ? `<path d="M${x + 22},${y + 62} v-24 a12,12 0 0 1 24,0 v24Z" fill="${darker(tone, 0.55)}"/>`
          : `<rect x="${x + 18}" y="${y + 24}" width="20" height="26" fill="${darker(tone, 0.5)}"/><rect x="${x + 46}" y="${y + 24}" width="16" height="26" fill="#F3C562"/>`,
      )
    }
  }
  return `<rect x="-600" y="-263" width="1200" height="526" fill="${k.paper === '#A9CBE0' ? '#F6DDB8' : '#A9CBE0'}"/>${dot(380, -150, 60, '#E8735F')}<path d="M-420,-60 V-170 H-380 V-200 H-330 V-170 H-200 V-215 q30,-40 60,0 V-170 H-20 V-140 H60 V-60Z" fill="${mix('#B5673D', '#F6DDB8', 0.35)}"/>${houses.join('')}`
}

const stitches = (k: Inks): string =>
  `<rect x="-566" y="-228" width="1132" height="456" rx="24" fill="none" stroke="${lighter(k.paper, 0.45)}" stroke-width="5" stroke-dasharray="18 12"/>`

/** What each mousepad of the sample catalogue has on it, by slug. */
export const mousepadArt: Record<string, MousepadArt> = {
  'tree-of-life-mousepad': { form: 'standard' },
  'undo-mousepad': { form: 'standard' },
  'contour-gaming-mousepad': { form: 'gaming' },
  'gamer-tag-mousepad': { form: 'gaming' },
  'holiday-photo-mousepad': { form: 'standard' },
  'family-collage-mousepad': { form: 'standard' },
  'blue-city-desk-mat': { form: 'mat', print: blueCity },
  'leather-name-desk-mat': { form: 'mat', print: stitches },
}
