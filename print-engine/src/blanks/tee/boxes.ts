import type { KitBoxes } from '#mockup/kit-box.ts'

const either = { usual: [230, 219, 260, 346], oversized: [230, 234, 260, 346] } as const

export const teeBoxes = { front: either, back: either } as const satisfies KitBoxes<'tee'>
