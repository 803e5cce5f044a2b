import type { KitBoxes } from '#mockup/kit-box.ts'

const either = { usual: [27, 358, 650, 418] } as const

export const cardBoxes = { front: either, back: either } as const satisfies KitBoxes<'card'>
