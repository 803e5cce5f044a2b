import { discountedPaise } from './discounted-paise.ts'

/** From so many pieces on, each costs so many percent less (docs/product.md 3.17). */
export type PriceBreak = { from: number; percent: number }

/** The limits of a product's breaks. */
export const breakLimits = { most: 5, from: [2, 1000], percent: [1, 60] } as const

/** The break that so many pieces have reached; null where none. */
export const breakFor = (breaks: readonly PriceBreak[], pieces: number): PriceBreak | null =>
  breaks.findLast(({ from }) => from <= pieces) ?? null

/** The first break that so many pieces have not reached; null where none is left. */
export const nextBreak = (breaks: readonly PriceBreak[], pieces: number): PriceBreak | null =>
  breaks.find(({ from }) => from > pieces) ?? null

/** A price after a break, in paise; half a paisa is rounded up. */
export const afterBreak = (paise: number, reached: PriceBreak | null): number =>
  discountedPaise(paise, reached?.percent ?? 0)
