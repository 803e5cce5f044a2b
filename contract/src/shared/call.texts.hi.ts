import type { callTexts as english } from './call.texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

export const callTexts = {
  somethingWrong: 'कुछ गड़बड़ हो गई',
  requestCanceled: 'अनुरोध रद्द हुआ',
} as const satisfies Translation<typeof english>
