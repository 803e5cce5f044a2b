import { type Inks } from '../inks.ts'
import { line } from '../lettering.ts'
import type { MugArt } from '../mockups/mug.ts'

import { garland } from './marks.ts'

const caps = (text: string, size: number, y: number, fill: string, track = 4, max = 500): string =>
  line(text, { face: 'khandBold', size, y, fill, track, max })

const spouse =
  (word: string, name: string) =>
  (k: Inks): string =>
    garland(-150) +
    line(word, { face: 'vibes', size: 190, y: 50, fill: k.ink, max: 440 }) +
    line(name, { face: 'rozha', size: 58, y: 138, fill: k.a }) +
    caps('12 · 12 · 2025', 36, 200, k.ink, 6)

/** What each mug of the sample catalogue has on it, by slug. */
/** Of mugs that are white outside. */
const china = '#FBF9F4'

export const mugArt: Record<string, MugArt> = {
  'adrak-chai-mug': { body: china },
  'devanagari-name-mug': { body: china },
  'monday-meeting-mug': {},
  'blue-pottery-mug': {},
  'christmas-star-mug': {},
  'pongal-pot-mug': { body: china },
  'diya-magic-mug': {},
  'photo-reveal-magic-mug': {},
  'hill-train-travel-mug': { tumbler: 'lid' },
  'monogram-travel-tumbler': { tumbler: 'slim' },
  'mr-mrs-couple-mugs': {
    print: spouse('Mister', 'Kabir'),
    partner: spouse('Missus', 'Tara'),
    body: china,
  },
  'dada-dadi-mugs': { partner: () => '' },
}
