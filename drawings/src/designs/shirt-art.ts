import { mix, type Inks } from '../inks.ts'
import { line } from '../lettering.ts'
import { put } from '../scene.ts'
import type { ShirtArt } from '../mockups/tshirt.ts'

import { booti } from './ornament.ts'
import { repeated } from './patterns.ts'
import { rain, umbrella } from './things.ts'

const monsoon = (k: Inks): string =>
  rain(420, 420, mix(k.ink, k.paper, 0.35)) +
  `<path d="M-130,20 C-110,-110 110,-110 130,20 L90,190 H-90Z" fill="${k.paper}"/>` +
  put(umbrella(k.a, k.b, k.ink), 0, 0, 1.5) +
  `<rect x="-200" y="196" width="400" height="104" fill="${k.paper}"/>` +
  line('पहली बारिश', { face: 'kalam', size: 96, y: 268, fill: k.ink, max: 380 })

const stripes = (k: Inks): string =>
  Array.from(
    { length: 60 },
    (_, index) =>
      `<path d="M${index * 18},100 V1260" stroke="${k.dark ? '#8E9BC0' : '#5A5D60'}" stroke-width="1.8" opacity=".55"/>`,
  ).join('')

/** What each shirt of the sample catalogue has printed on it, by slug. */
export const shirtArt: Record<string, ShirtArt> = {
  'cutting-chai-tee': { neck: 'round' },
  'hindi-name-tee': { neck: 'round' },
  'himalaya-sunrise-tee': { neck: 'round' },
  'bombay-monsoon-oversized-tee': {
    neck: 'round',
    fit: 'wide',
    chest: monsoon,
    at: [540, 590, 1.2],
  },
  'auto-raja-oversized-tee': { neck: 'round', fit: 'wide' },
  'gully-cricket-jersey': { neck: 'v', sleeves: (k) => k.b, trim: (k) => k.b },
  'sunday-run-club-tee': { neck: 'round' },
  'company-logo-polo': { neck: 'polo' },
  'baraat-squad-polo': { neck: 'polo' },
  'monogram-mandarin-tee': { neck: 'mandarin' },
  'pinstripe-formal-tee': { neck: 'polo', allOver: stripes },
  'bagru-block-print-tee': {
    neck: 'round',
    allOver: (k) =>
      repeated(1080, 1350, 104, 118, booti({ ...k, c: k.dark ? '#9CCBC0' : k.c }), 0.82),
  },
  'haathi-procession-tee': { neck: 'round' },
}
