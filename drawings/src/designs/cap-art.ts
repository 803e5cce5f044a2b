import type { CapArt } from '../mockups/cap.ts'

import { booti } from './ornament.ts'
import { repeated } from './patterns.ts'

/** What each cap of the sample catalogue has on it, by slug. */
export const capArt: Record<string, CapArt> = {
  'initial-baseball-cap': { form: 'baseball' },
  'gully-cricket-cap': { form: 'baseball' },
  'desi-snapback': { form: 'snapback' },
  'pin-code-snapback': { form: 'snapback' },
  'highway-trucker-cap': { form: 'trucker', panel: () => '#F5ECD7' },
  'ladakh-trucker-cap': { form: 'trucker', panel: () => '#F5ECD7' },
  'block-print-bucket-hat': {
    form: 'bucket',
    allOver: (k) =>
      repeated(1080, 1080, 92, 104, booti({ ...k, c: k.dark ? '#9CCBC0' : k.c }), 0.74),
  },
  'marigold-bucket-hat': { form: 'bucket' },
}
