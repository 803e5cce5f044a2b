import type { Translation } from '@tohfa/print-engine/text/translation'
import type { productMoreTexts as english } from './product-more.texts.ts'

export const productMoreTexts = {
  coming: 'आपका तोहफ़ा आ रहा है',
  customerReviews: 'ग्राहकों के रिव्यू',
  similar: 'मिलते-जुलते प्रोडक्ट',
  interesting: 'ये भी आपको पसंद आ सकते हैं',
} as const satisfies Translation<typeof english>
