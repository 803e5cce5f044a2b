import type { KitBoxes } from '#mockup/kit-box.ts'

export const mousepadBoxes = {
  top: { usual: [80, 200, 570, 507], 'desk-mat': [375, 478, 291, 105] },
} as const satisfies KitBoxes<'mousepad'>
