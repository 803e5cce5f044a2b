import type { KitBoxes } from '#mockup/kit-box.ts'

export const mugBoxes = {
  wrap: {
    usual: [140, 260, 360, 425],
    tumbler: [198, 200, 324, 546],
    'mug-pair': [100, 343, 260, 307],
  },
  second: { 'mug-pair': [364, 343, 260, 307] },
} as const satisfies KitBoxes<'mug'>
