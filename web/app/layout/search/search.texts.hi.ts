import type { Translation } from '@tohfa/print-engine/text/translation'
import type { searchTexts as english } from './search.texts.ts'

export const searchTexts = {
  suggestions: 'सुझाव',
  suggestionCount: (count: number) => (count === 0 ? '' : `${count} सुझाव`),
} as const satisfies Translation<typeof english>
