// chunk: cards
import type { Translation } from '#text/translation.ts'
import type { plainTexts as english } from './plain.texts.ts'

export const plainTexts = {
  line: 'सादा, आपका कुछ भी नहीं छपेगा',
} as const satisfies Translation<typeof english>
