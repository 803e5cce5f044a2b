// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const card = {
  label: 'Business card',
  shapes: {
    rounded: 'Rounded corners',
  },
} as const satisfies BlankWords<'card'>
