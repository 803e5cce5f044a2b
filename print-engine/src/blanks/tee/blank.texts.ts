// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const tee = {
  label: 'T-shirt',
  shapes: {
    jersey: 'Jersey, sleeves in another colour',
    mandarin: 'Mandarin collar',
    pinstripe: 'Pinstriped, with a collar',
  },
} as const satisfies BlankWords<'tee'>
