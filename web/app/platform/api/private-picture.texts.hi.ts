// chunk: lines
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { privatePictureTexts as english } from './private-picture.texts.ts'

export const privatePictureTexts = {
  missing: 'तस्वीर उपलब्ध नहीं है',
} as const satisfies Translation<typeof english>
