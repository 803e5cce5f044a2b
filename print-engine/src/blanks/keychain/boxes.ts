import type { KitBoxes } from '#mockup/kit-box.ts'

const either = {
  usual: [263, 364, 349, 349],
  disc: [276, 368, 321, 321],
  upright: [285, 387, 305, 305],
  house: [286, 360, 296, 296],
  fob: [304, 421, 271, 271],
  bar: [346, 343, 183, 390],
  rickshaw: [232, 314, 406, 406],
} as const

export const keychainBoxes = {
  front: { ...either, pair: [42, 361, 291, 291], 'heart-halves': [75, 384, 231, 231] },
  back: { ...either, pair: [382, 318, 295, 295], 'heart-halves': [409, 342, 234, 234] },
} as const satisfies KitBoxes<'keychain'>
