import type { FrameArt } from '../mockups/frame.ts'

/** A cream mount whose window is empty: one sees the card behind it, in the shade of the bevel. */
function emptyMount(): string {
  return `<rect width="600" height="780" fill="#F4ECDD"/><rect x="130" y="150" width="340" height="480" fill="#DCD0BA"/><path d="M130,150 H470 V172 H152 V630 H130Z" fill="#2A1C12" opacity=".16"/><rect x="124" y="144" width="352" height="492" fill="none" stroke="#FFFDF7" stroke-width="12"/><rect x="118" y="138" width="364" height="504" fill="none" stroke="#CDBFA6" stroke-width="1.5"/>`
}

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
  'mango-wood-frame': { inside: emptyMount },
  'paw-print-frame': {},
}
