// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const mug = {
  label: 'Mug',
  shapes: {
    coloured: 'Mug, coloured all over',
    'mug-pair': 'Pair of mugs, coloured all over',
    tumbler: 'Tumbler with a lid',
  },
} as const satisfies BlankWords<'mug'>
