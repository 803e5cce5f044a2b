import type { Translation } from '@tohfa/print-engine/text/translation'
import type { analyticsTexts as english } from './analytics.texts.ts'

export const analyticsTexts = {
  heading: 'विज़िट की गिनती',
  question:
    'क्या हम Google Analytics से गिन सकते हैं कि आप कौन से पेज देखते हैं? इससे दुकान को बेहतर बनाने में मदद मिलती है। इसके बिना भी सब वैसे ही चलेगा।',
  accept: 'ठीक है',
  decline: 'नहीं, धन्यवाद',
  more: 'प्राइवेसी पॉलिसी',
} as const satisfies Translation<typeof english>
