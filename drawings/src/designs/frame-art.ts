import type { FrameArt } from '../mockups/frame.ts'

/** What each frame of the sample catalogue holds, by slug. */
export const frameArt: Record<string, FrameArt> = {
  'first-birthday-frame': {},
  'birthday-collage-frame': {},
  'sixtieth-birthday-frame': { form: 'moulded' },
  'rakhi-siblings-frame': {},
  'bhai-behen-frame': {},
  'wedding-arch-frame': { form: 'moulded' },
  'hill-holiday-frame': {},
  'grandparents-frame': { form: 'moulded' },
  'paw-print-frame': {},
}
