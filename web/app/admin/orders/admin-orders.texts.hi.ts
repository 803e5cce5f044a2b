import type { Translation } from '@tohfa/contract/translation'
import type * as english from './admin-orders.texts.ts'

export const adminOrdersTexts = {
  title: 'ऑर्डर',
  heading: 'ऑर्डर',
  tabs: 'स्थिति के हिसाब से ऑर्डर दिखाएँ',
  all: 'सभी',
  search: 'खोजें',
  searchLabel: 'ऑर्डर नंबर, फ़ोन या ईमेल',
  searchedFor: (search: string) => `“${search}” के ऑर्डर`,
  clearSearch: 'खोज हटाएँ',
  columns: {
    select: 'चुनें',
    order: 'ऑर्डर',
    items: 'आइटम',
    customer: 'ग्राहक',
    status: 'स्थिति',
    total: 'कुल',
  },
  confirmedOn: (date: string) => `ऑर्डर ${date} को कन्फ़र्म हुआ`,
  select: (number: string) => `ऑर्डर ${number} चुनें`,
  selectAll: 'इस पेज के सभी ऑर्डर चुनें',
  selected: (orders: number) => `${orders} ऑर्डर चुने`,
  elsewhere: (orders: number) => `इनमें से ${orders} इस पेज पर नहीं`,
  shipSelected: (orders: number) => `${orders} ऑर्डर भेजें`,
  shipped: (orders: number) => `${orders} ऑर्डर भेज दिए गए।`,
  notShipped: (number: string, sentence: string) => `${number}: ${sentence}`,
  printSelected: 'पैकिंग पर्ची छापें',
  tooManySlips: (most: number) => `एक बार में ज़्यादा से ज़्यादा ${most} पैकिंग पर्चियाँ छपती हैं`,
  clearSelection: 'चुनाव हटाएँ',
  open: (number: string) => `ऑर्डर ${number} देखें`,
  view: 'देखें',
  each: (price: string) => `हर एक ${price}`,
  none: 'यहाँ कोई ऑर्डर नहीं',
  noneSentence: 'इस स्थिति में कोई ऑर्डर आते ही यहाँ दिखेगा।',
  noneFound: 'कोई ऑर्डर नहीं मिला',
  noneFoundSentence: 'ऑर्डर उसके नंबर, फ़ोन, या पार्सल अथवा अकाउंट के ईमेल की शुरुआत से मिलता है।',
  notRead: 'ऑर्डर नहीं दिखाए जा सके',
  pages: 'ऑर्डर के पेज',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
} as const satisfies Translation<typeof english.adminOrdersTexts>

export const shipQuestionTexts = {
  title: (orders: number) => `${orders} ऑर्डर भेजें?`,
  what: (orders: number) =>
    orders === 1
      ? 'कूरियर के पास पार्सल बुक होगा, और ग्राहक को ईमेल जाएगा कि उसका ऑर्डर रवाना हो गया है। इसे यहाँ वापस नहीं लिया जा सकता।'
      : `कूरियर के पास ${orders} पार्सल बुक होंगे, और हर ग्राहक को ईमेल जाएगा कि उसका ऑर्डर रवाना हो गया है। इसे यहाँ वापस नहीं लिया जा सकता।`,
  others: (orders: number) =>
    orders === 1 ? 'चुना हुआ 1 और ऑर्डर जहाँ है वहीं रहेगा।' : `चुने हुए ${orders} और ऑर्डर जहाँ हैं वहीं रहेंगे।`,
  agree: (orders: number) => `हाँ, ${orders} ऑर्डर भेजें`,
  refuse: 'रहने दें',
} as const satisfies Translation<typeof english.shipQuestionTexts>

export const adminOrderTexts = {
  title: (number: string) => `ऑर्डर ${number}`,
  order: 'ऑर्डर',
  loading: 'ऑर्डर लोड हो रहा है',
  notRead: 'ऑर्डर नहीं दिखाया जा सका',
  items: 'आइटम',
  shippingAddress: 'डिलीवरी का पता',
  account: 'अकाउंट',
  payment: 'पेमेंट',
  paymentMethod: 'पेमेंट का तरीका',
  total: 'कुल रकम',
  amount: 'रकम',
  provider: 'पेमेंट कंपनी की आईडी',
  refundId: 'रिफ़ंड की आईडी',
  through: 'किससे दिया',
  state: 'स्थिति',
  reason: 'कारण',
  refund: 'रिफ़ंड',
  noPayment: 'इस ऑर्डर का कोई पेमेंट दर्ज नहीं है।',
  cashDue: 'कूरियर घर पर पैसे लेगा।',
  cashCollected: 'कूरियर ने पैसे ले लिए।',
  cashVoid: 'कुछ बाकी नहीं है।',
  parcel: 'पार्सल',
  noParcel: 'ऑर्डर भेजे जाने पर बुक होता है।',
  waybill: 'पार्सल नंबर',
  bookedAt: 'बुक हुआ',
  lastScan: 'आख़िरी स्कैन',
  noScan: 'अभी कोई नहीं',
  label: 'लेबल',
  openLabel: 'लेबल खोलें',
  fetchLabel: 'लेबल मँगाएँ',
  carrierSaid: (remark: string) => `कूरियर ने कहा: ${remark}`,
  history: 'इतिहास',
  packingSlip: 'पैकिंग पर्ची छापें',
  close: 'बंद करें',
  moveTo: { shipped: 'भेजें', 'out-for-delivery': 'डिलीवरी के लिए निकालें' },
  moved: (number: string, status: string) => `ऑर्डर ${number}: ${status}।`,
} as const satisfies Translation<typeof english.adminOrderTexts>

export const paymentStates = {
  captured: 'मिल गया',
  flagged: 'ध्यान दें: ऑर्डर से मेल नहीं खाता',
  refunded: 'लौटा दिया गया',
} as const satisfies Translation<typeof english.paymentStates>

export const refundStates = {
  pending: 'जारी है',
  processed: 'हो गया',
  failed: 'पेमेंट कंपनी ने मना किया',
} as const satisfies Translation<typeof english.refundStates>

export const parcelStates = {
  booking: 'बुक हो रहा है',
  booked: 'बुक हो गया',
  failed: 'बुक नहीं हुआ',
} as const satisfies Translation<typeof english.parcelStates>

export const actors: typeof english.actors = {
  customer: (by) => (by ? `ग्राहक ${by} ने` : 'ग्राहक ने'),
  admin: (by) => (by ? `${by} ने` : 'कर्मचारी ने'),
  carrier: () => 'कूरियर ने',
  payment: () => 'पेमेंट से',
}

export const refundHappening = (amount: string, state: string) => `${amount} का रिफ़ंड: ${state}`

export const printHappening: typeof english.printHappening = (title, state, by, reason) =>
  `${title} की छपाई: ${state}${by ? `, ${by} ने` : ''}${reason ? ` (${reason})` : ''}`
