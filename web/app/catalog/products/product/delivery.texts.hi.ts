import type { Translation } from '@tohfa/print-engine/text/translation'
import type { deliveryTexts as english } from './delivery.texts.ts'

export const deliveryTexts = {
  deliveredBy: (date: string) => `${date} तक डिलीवरी`,
  to: (place: string) => `(${place})`,
  cash: 'कैश ऑन डिलीवरी उपलब्ध है',
  noCash: 'इस इलाके में सिर्फ़ ऑनलाइन पेमेंट',
  cashOff: 'अभी सिर्फ़ ऑनलाइन पेमेंट',
  note: (arrival: string, payment: string) => `${arrival}। ${payment}`,
} as const satisfies Translation<typeof english>
