import type { KitBoxes } from '#mockup/kit-box.ts'

export const capBoxes = {
  front: { usual: [233, 318, 254, 135] },
} as const satisfies KitBoxes<'cap'>
