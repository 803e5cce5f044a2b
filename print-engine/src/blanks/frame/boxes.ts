import type { KitBoxes } from '#mockup/kit-box.ts'

export const frameBoxes = {
  picture: { usual: [140, 122, 440, 617] },
} as const satisfies KitBoxes<'frame'>
