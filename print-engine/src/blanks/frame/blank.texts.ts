// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const frame = {
  label: 'Photo frame',
  shapes: {
    moulded: 'Moulded frame',
  },
} as const satisfies BlankWords<'frame'>
