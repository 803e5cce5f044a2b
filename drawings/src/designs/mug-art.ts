import type { MugArt } from '../mockups/mug.ts'

/** Of mugs that are white outside. */
const china = '#FBF9F4'

/** What each mug of the sample catalogue has on it, by slug. */
export const mugArt: Record<string, MugArt> = {
  'adrak-chai-mug': { body: china },
  'devanagari-name-mug': { body: china },
  'monday-meeting-mug': {},
  'blue-pottery-mug': {},
  'christmas-star-mug': {},
  'pongal-pot-mug': { body: china },
  'diya-magic-mug': {},
  'photo-reveal-magic-mug': {},
  'hill-train-travel-mug': { tumbler: 'slim' },
  'monogram-travel-tumbler': { tumbler: 'slim' },
  'mr-mrs-couple-mugs': { print: () => '', partner: () => '' },
  'dada-dadi-mugs': { partner: () => '' },
}
