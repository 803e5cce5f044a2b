import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './texts.texts.ts'

export const textsTexts = {
  title: 'पेजों के लेख',
  heading: 'पेजों के लेख',
  sentence: 'सहेजा हुआ लेख तुरंत पेज पर आ जाता है। हर पुराना लेख रखा जाता है और वापस लिया जा सकता है।',
  loading: 'लोड हो रहा है',
  notRead: 'लेख दिखाया नहीं जा सका',
  page: 'पेज',
  language: 'भाषा',
  languages: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
  windowTitle: 'विंडो का शीर्षक',
  description: 'विवरण',
  descriptionHint: 'सर्च इंजन के लिए, 50 से 150 अक्षर',
  body: 'लेख',
  bodyHint:
    'शुरुआत # शीर्षक और एक पैराग्राफ़ से। ## सवाल {#नाम} से नया भाग; - से सूची; 1. **शीर्षक** के साथ शब्द से कदम; [शब्द](/पता) से दुकान के भीतर लिंक; विक्रेता का नाम वैसे ही जैसे मूल लेख में।',
  preview: 'झलक',
  previewOf: (heading) => `झलक: ${heading}`,
  save: 'सहेजें',
  saved: 'लेख सहेजा गया और पेज पर है।',
  unsaved: 'अभी सहेजा नहीं गया',
  changed: (by, day) => `${by} का लिखा, ${day}`,
  builtIn: 'यह दुकान का मूल लेख है।',
  takeBuiltIn: 'मूल लेख वापस लाएँ',
  builtInTaken: 'पेज पर फिर से मूल लेख है।',
  history: 'पुराने लेख',
  noHistory: 'इस लेख को अभी किसी ने नहीं बदला है।',
  version: (version) => `संस्करण ${version}`,
  builtInVersion: 'मूल लेख',
  someone: 'कोई जो अब यहाँ नहीं',
  take: 'फ़ॉर्म में लाएँ',
  takeOf: (version) => `फ़ॉर्म में लाएँ: संस्करण ${version}`,
} as const satisfies Translation<typeof english.textsTexts>

export const pageNames = {
  about: 'हमारे बारे में',
  'shipping-info': 'डिलीवरी',
  'how-to-order': 'ऑर्डर कैसे करें',
  'how-to-track': 'ऑर्डर कैसे देखें',
  'return-policy': 'वापसी और रिफ़ंड',
  'privacy-policy': 'निजता नीति',
  disclaimer: 'अस्वीकरण',
} as const satisfies Translation<typeof english.pageNames>
