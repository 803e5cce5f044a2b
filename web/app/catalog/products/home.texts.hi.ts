import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { categoryAlt as altInEnglish, homeTexts as english } from './home.texts.ts'

export const homeTexts = {
  title: (store: string) => `${store}: किसी एक के लिए छपे तोहफ़े`,
  description:
    'टी-शर्ट, मग, कुशन, राखी, फ़्रेम और बहुत कुछ, आपके चुने नाम या फ़ोटो के साथ भारत में छपे। ऑनलाइन या कैश ऑन डिलीवरी से पेमेंट करें।',
  heading: 'किसी एक के लिए छपे तोहफ़े',
  sentence: 'मग, कुशन या राखी चुनिए। हम उसे आपके अपनों के लिए छापेंगे और भारत में कहीं भी पहुँचाएँगे।',
  browse: 'सभी तोहफ़े देखें',
  categories: 'कैटेगरी से चुनें',
  categoryNames: { pillow: 'तकिया', caps: 'कैप' } as Partial<Record<ProductType, string>>,
  banners: 'दुकान में नया क्या है',
  sections: {
    best: 'सबसे पसंदीदा प्रोडक्ट',
    new: 'नए आए हैं',
    pillow: 'अपनी पसंद के तकिये और की-चेन',
    mousepad: 'माउसपैड',
    'coffee-mug': 'कॉफ़ी मग',
  },
  viewAll: 'सभी देखें',
  viewAllOf: (section: string) => `सभी देखें: ${section}`,
  from: (price: string) => `${price} से`,
  previous: 'पिछला',
  next: 'अगला',
  pause: 'स्लाइड रोकें',
  play: 'स्लाइड चलाएँ',
  noProducts: 'कोई प्रोडक्ट नहीं मिला',
  soon: 'दुकान जल्द खुल रही है',
  soonSentence: 'अभी कुछ बिकने के लिए नहीं है। कृपया कुछ दिन बाद फिर देखें।',
} as const satisfies Translation<typeof english>

export const categoryAlt = {
  't-shirts': 'छपी हुई टी-शर्ट',
  'business-cards': 'बिज़नेस कार्ड की गड्डी',
  'coffee-mug': 'छपा हुआ कॉफ़ी मग',
  caps: 'कस्टम कैप',
  pillow: 'छपा हुआ तकिया कवर',
  'key-chain': 'नाम वाली की-चेन',
  mousepad: 'छपा हुआ माउसपैड',
  bracelet: 'राखी ब्रेसलेट',
  photoframe: 'फ़्रेम में सजी तस्वीर',
} satisfies Translation<typeof altInEnglish>
