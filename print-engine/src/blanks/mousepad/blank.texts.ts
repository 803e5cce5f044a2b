// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const mousepad = {
  label: 'Mousepad',
  shapes: {
    'desk-mat': 'Desk mat',
  },
} as const satisfies BlankWords<'mousepad'>
