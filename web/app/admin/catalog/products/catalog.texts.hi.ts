import type { Translation } from '@tohfa/print-engine/text/translation'
import type { catalogTexts as english } from './catalog.texts.ts'

export const catalogTexts = {
  title: 'प्रोडक्ट',
  heading: 'प्रोडक्ट',
  add: 'प्रोडक्ट जोड़ें',
  loading: 'प्रोडक्ट लोड हो रहे हैं',
  notRead: 'प्रोडक्ट नहीं दिखाए जा सके',
  none: 'कुछ नहीं मिला।',
  noneSentence: 'फ़िल्टर कम करके देखें, या उसी चीज़ का कोई और नाम लिखें।',
  showAll: 'सभी प्रोडक्ट दिखाएँ',
  lacking: (products: number) =>
    `${products.toLocaleString('en-IN')} प्रोडक्ट में कानूनी जानकारी बाकी है`,
  lackingHint: 'कानून कहता है कि यह ख़रीदने से पहले बताई जाए। हर प्रोडक्ट में क्या बाकी है:',
  lackingMore: (products: number) => `ये पूरे होने पर ${products.toLocaleString('en-IN')} और यहाँ आएँगे।`,
} as const satisfies Translation<typeof english>
