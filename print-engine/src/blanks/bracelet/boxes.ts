import type { KitBoxes } from '#mockup/kit-box.ts'

export const braceletBoxes = {
  plate: {
    usual: [218, 638, 284, 90],
    rakhi: [204, 284, 312, 312],
    band: [207, 550, 306, 77],
    cord: [377, 634, 108, 108],
    coin: [204, 284, 312, 312],
    badge: [170, 250, 380, 380],
    lotus: [311, 408, 104, 104],
  },
} as const satisfies KitBoxes<'bracelet'>
