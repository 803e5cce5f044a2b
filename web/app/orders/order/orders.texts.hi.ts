// chunk: orders
import type { OrderStatus, PaymentMethod } from '@tohfa/contract/orders/orders'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { ordersTexts as english } from './orders.texts.ts'

export const ordersTexts = {
  designs: 'मेरे डिज़ाइन',
  tabs: 'ऑर्डर दिखाएँ',
  all: 'सभी ऑर्डर',
  'on-the-way': 'रास्ते में',
  delivered: 'डिलीवर हुए',
  cancelled: 'रद्द',
  returned: 'वापस किए',
  order: 'ऑर्डर',
  placed: 'ऑर्डर की तारीख',
  total: 'कुल',
  boughtFor: 'किसके लिए ख़रीदा',
  gstin: 'GSTIN',
  toOther: 'पार्सल किसी और को जाता है',
  track: 'ऑर्डर ट्रैक करें',
  trackOf: (number: string) => `ऑर्डर ट्रैक करें: ${number}`,
  review: 'रिव्यू लिखें',
  reviewOf: (title: string) => `${title} का रिव्यू लिखें`,
  again: 'फिर से ऑर्डर करें',
  againOf: (title: string) => `फिर से ऑर्डर करें: ${title}, उसी प्रिंट के साथ`,
  againDone: 'यह आपके कार्ट में है।',
  againOver: 'यह प्रिंट अब वैसे ही ऑर्डर नहीं हो सकता। कृपया प्रोडक्ट के पेज पर नया डिज़ाइन बनाएँ।',
  toCart: 'कार्ट पर जाएँ',
  none: 'अभी कोई ऑर्डर नहीं',
  noneSentence: 'आप जो ऑर्डर करेंगे वह यहाँ दिखेगा, और यह भी कि वह कहाँ तक पहुँचा।',
  noneOfTab: 'यहाँ कोई ऑर्डर नहीं',
  noneOfTabSentence: 'आपका कोई भी ऑर्डर अभी इस स्थिति में नहीं है।',
  shop: 'तोहफ़ा चुनें',
  tryAgain: 'फिर कोशिश करें',
  notRead: 'आपके ऑर्डर नहीं दिखाए जा सके',
  pages: 'ऑर्डर के पेज',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  loading: 'लोड हो रहा है..',
  waybill: 'पार्सल नंबर',
  status: 'स्थिति',
  fromTheStore: 'दुकान से',
  placedSuccessfully: 'ऑर्डर सफलतापूर्वक हो गया',
} as const satisfies Translation<typeof english>

export const paymentLabels: Record<PaymentMethod, string> = {
  online: 'ऑनलाइन',
  cash: 'कैश',
}

export const timelineLabels = {
  confirmed: 'कन्फ़र्म',
  shipped: 'भेज दिया गया',
  'out-for-delivery': 'डिलीवरी के लिए निकला',
  delivered: 'डिलीवर हो गया',
  cancelled: 'रद्द',
  returned: 'वापस',
  failed: 'असफल',
} as const satisfies Record<OrderStatus, string>
