import type { Translation } from '@tohfa/contract/translation'
import { attributeTexts } from '../../catalog/attributes.texts.hi.ts'
import type * as english from './staff-log.texts.ts'

export const staffLogTexts = {
  title: 'बदलावों का लेखा',
  heading: 'बदलावों का लेखा',
  sentence: 'कर्मचारियों ने क्या बदला, किसने और कब। यहाँ से कुछ हटाया नहीं जा सकता।',
  tabs: 'किसके बदलाव दिखाएँ',
  all: 'सभी',
  loading: 'लेखा लोड हो रहा है',
  notRead: 'लेखा नहीं दिखाया जा सका',
  none: 'यहाँ अभी कुछ नहीं',
  noneSentence: 'अब से कर्मचारी जो बदलेंगे, वह यहाँ लिखा जाएगा।',
  columns: { when: 'कब', who: 'किसने', what: 'क्या', details: 'ब्योरा' },
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  changed: 'बदला गया',
  nothing: 'कुछ नहीं',
  yes: 'हाँ',
  no: 'नहीं',
  commandLine: 'दुकान की मशीन पर',
  pages: 'लेखे के पेज',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
} as const satisfies Translation<typeof english.staffLogTexts>

export const subjectTabs = {
  product: 'प्रोडक्ट',
  order: 'ऑर्डर',
  banner: 'बैनर',
  message: 'संदेश',
  import: 'इंपोर्ट',
  admin: 'एडमिन',
} as const satisfies Translation<typeof english.subjectTabs>

export const subjectLabels = {
  product: 'प्रोडक्ट',
  order: 'ऑर्डर',
  banner: 'बैनर',
  message: 'संदेश, भेजने वाले',
  import: 'इंपोर्ट',
  admin: 'अकाउंट',
} as const satisfies Translation<typeof english.subjectLabels>

export const actionLabels = {
  created: 'जोड़ा गया',
  changed: 'बदला गया',
  deleted: 'हटाया गया',
  ordered: 'का क्रम बदला गया',
  shipped: 'भेजा गया',
  'out-for-delivery': 'डिलीवरी के लिए निकाला गया',
  handled: 'देखा गया',
  reopened: 'फिर खोला गया',
  imported: 'पूरा हुआ',
  granted: 'एडमिन बनाया गया',
  revoked: 'अब एडमिन नहीं',
  'password-set': 'को नया पासवर्ड दिया गया',
  'second-factor-reset': 'के साइन इन का दूसरा चरण हटाया गया',
} as const satisfies Translation<typeof english.actionLabels>

export const fieldLabels: Translation<typeof english.fieldLabels> = {
  title: 'नाम',
  description: 'विवरण',
  highlights: 'खूबियाँ',
  price: 'कीमत',
  discount: 'छूट',
  rating: 'रेटिंग',
  category: 'कैटेगरी',
  productType: 'प्रोडक्ट का प्रकार',
  brand: 'ब्रांड',
  colors: 'रंग',
  quantity: 'पैक',
  trackStock: 'स्टॉक गिनना',
  thumbnail: 'छोटी तस्वीर',
  ...attributeTexts,
  link: 'लिंक',
  alt: 'शब्द',
  imageKey: 'तस्वीर',
  position: 'जगह',
  deviceType: 'डिवाइस',
  startsAt: 'कब से',
  endsAt: 'कब तक',
  created: 'जोड़े',
  updated: 'बदले',
}
