// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const pillow = {
  label: 'Pillow cover',
  shapes: {},
} as const satisfies BlankWords<'pillow'>
