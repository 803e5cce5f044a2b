import type { Translation } from '@tohfa/print-engine/text/translation'
import type { goneProductTexts as english } from './gone-product.texts.ts'

export const goneProductTexts = {
  title: 'प्रोडक्ट नहीं मिला',
  heading: 'यह प्रोडक्ट अब उपलब्ध नहीं है',
  sentence: 'शायद यह पूरा बिक चुका है। इसी तरह की और भी बहुत सी चीज़ें हैं।',
  action: 'सभी तोहफ़े देखें',
  href: '/product-filter',
} as const satisfies Translation<typeof english>
