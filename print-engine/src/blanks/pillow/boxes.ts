import type { KitBoxes } from '#mockup/kit-box.ts'

export const pillowBoxes = {
  front: { usual: [74, 174, 572, 572] },
} as const satisfies KitBoxes<'pillow'>
