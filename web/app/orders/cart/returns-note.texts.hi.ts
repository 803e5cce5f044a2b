import type { Translation } from '@tohfa/print-engine/text/translation'
import type { returnsNoteTexts as english } from './returns-note.texts.ts'

export const returnsNoteTexts = {
  policy: 'रिटर्न और रिफ़ंड पॉलिसी',
} as const satisfies Translation<typeof english>
