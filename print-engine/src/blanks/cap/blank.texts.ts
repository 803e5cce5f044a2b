// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const cap = {
  label: 'Cap',
  shapes: {},
} as const satisfies BlankWords<'cap'>
