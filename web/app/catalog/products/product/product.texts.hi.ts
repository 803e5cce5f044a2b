import type { Translation } from '@tohfa/print-engine/text/translation'
import type { productTexts as english } from './product.texts.ts'

export const productTexts = {
  title: (product: string, store: string) => `${product} | ${store}`,
  retry: 'फिर कोशिश करें',
  pictures: 'तस्वीरें',
  picture: (index: number, color: string) => `तस्वीर ${index}, रंग: ${color}`,
  pictureOf: (title: string, color: string) => `${title}, रंग: ${color}`,
  sample: 'नमूना',
  openViewer: (title: string) => `${title} को पास से देखें`,
  specialPrice: 'ख़ास कीमत',
  reviews: (count: number) =>
    count === 0 ? 'अभी कोई रिव्यू नहीं' : `${count.toLocaleString('en-IN')} रिव्यू`,
  ownRating: '(दुकान की अपनी रेटिंग)',
  color: 'रंग',
  size: 'साइज़',
  pack: 'पैक में',
  packOf: (pieces: number) => `${pieces} पीस`,
  outOfStock: 'स्टॉक ख़त्म',
  onlyLeft: (count: number) => `सिर्फ़ ${count} बचे हैं`,
  onlyLeftToPrint: (count: number) => `छापने के लिए सिर्फ़ ${count} बचे हैं`,
  addToBag: 'कार्ट में डालें',
  seeProof: 'प्रूफ़ देखें',
  buyNow: 'अभी ख़रीदें',
  goToCart: 'कार्ट पर जाएँ',
  madeToOrder: 'ऑर्डर मिलने पर 1 से 3 कामकाजी दिनों में छपता है।',
} as const satisfies Translation<typeof english>
