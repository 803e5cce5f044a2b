import type { Translation } from '@tohfa/print-engine/text/translation'
import type { pageTextRules as english } from './page-text-rules.texts.ts'

export const pageTextRules = {
  pageDescription: '50 से 150 अक्षर',
  pageCannotTake: (words) => `पेज यह नहीं दिखा सकता: ${words}`,
  pageBegins: 'शुरुआत # शीर्षक जैसी पंक्ति और उसके नीचे एक पैराग्राफ़ से होती है',
} as const satisfies Translation<typeof english>
