import type { Translation } from '@tohfa/print-engine/text/translation'
import type { adminProductTexts as english } from './product.texts.ts'

export const adminProductTexts = {
  title: (product: string) => `${product} | प्रोडक्ट`,
  back: 'प्रोडक्ट की सूची',
  edit: 'प्रोडक्ट बदलें',
  delete: 'हटाएँ',
  duplicate: 'कॉपी बनाएँ',
  duplicated: (title: string) => `“${title}” ड्राफ़्ट है: दुकान में लाने तक किसी को नहीं दिखेगा।`,
  viewInShop: 'दुकान में देखें',
  studio: 'अपना बनाने की सुविधा',
  studioLive: (required: boolean, more: string) =>
    `${required ? 'यह सिर्फ़ अपना बनाकर बिकता है' : 'ग्राहक इस पर अपने शब्द लगवा सकते हैं'}, ${more ? `${more} या ज़्यादा अलग से` : 'बिना अतिरिक्त दाम'}।`,
  studioNone: 'ग्राहक इस पर अपने शब्द या तस्वीर नहीं लगवा सकते।',
  studioBegin: 'सुविधा शुरू करें',
  studioChange: 'सुविधा बदलें',
  changed: (when: string) => `आख़िरी बदलाव ${when}`,
  stock: (color: string) => `${color} का स्टॉक`,
  allSizes: 'कुल',
  tracked: 'इस स्टॉक से ज़्यादा नहीं बिकता।',
  notTracked: 'सिर्फ़ दर्ज है: यह प्रोडक्ट ऑर्डर पर बनता है और किसी भी स्टॉक पर बिकता है।',
  notFound: 'यह प्रोडक्ट अब यहाँ नहीं है',
  notFoundSentence: 'शायद किसी ने इसे हटा दिया है। जिन ऑर्डर में यह है, उनमें इसकी अपनी कॉपी रहती है।',
  notRead: 'प्रोडक्ट नहीं दिखाया जा सका',
  allProducts: 'सभी प्रोडक्ट दिखाएँ',
  deleteTitle: 'प्रोडक्ट हटाएँ',
  reallyDelete: (title: string) => `“${title}” हमेशा के लिए हट जाएगा। इसे वापस नहीं लाया जा सकता।`,
  ordersStay: 'जिन ऑर्डर में यह है, उनमें इसकी अपनी कॉपी रहती है।',
  cancel: 'रहने दें',
  yesDelete: 'हटाएँ',
  deleted: (title: string) => `“${title}” हटा दिया गया।`,
} as const satisfies Translation<typeof english>
