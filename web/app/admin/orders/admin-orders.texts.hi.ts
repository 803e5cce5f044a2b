import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './admin-orders.texts.ts'

export const adminOrdersTexts = {
  title: 'ऑर्डर',
  heading: 'ऑर्डर',
  tabs: 'स्थिति के हिसाब से ऑर्डर दिखाएँ',
  all: 'सभी',
  search: 'खोजें',
  searchLabel: 'नंबर, नाम, फ़ोन, शहर, प्रोडक्ट, पार्सल',
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
  pinIsIn: (state, written) => `पिन कोड ${state} का, ${written} का नहीं`,
  confirmedOn: (date: string) => `ऑर्डर ${date} को कन्फ़र्म हुआ`,
  select: (number: string) => `ऑर्डर ${number} चुनें`,
  selectAll: 'इस पेज के सभी ऑर्डर चुनें',
  selected: (orders: number) => `${orders} ऑर्डर चुने`,
  onThisPage: (orders: number) => `${orders} इस पेज पर`,
  labelsOfSelected: 'लेबल PDF में',
  printSelected: 'पैकिंग पर्ची छापें',
  tooManySlips: (most: number) => `एक बार में ज़्यादा से ज़्यादा ${most} लेबल या पर्चियाँ छपती हैं`,
  clearSelection: 'चुनाव हटाएँ',
  found: (orders: number) => `${orders} ऑर्डर`,
  selectMatching: (orders: number) => `मिले हुए सभी ${orders} चुनें`,
  selectFirst: (most: number) => `मिले हुए पहले ${most} चुनें`,
  notAllSelected: 'सब नहीं चुने जा सके। कृपया फिर कोशिश करें।',
  due: (day: string) => `${day} तक`,
  lateSince: (day: string) => `देर: ${day} तक होना था`,
  printing: { none: 'छपा नहीं', started: 'छप रहा है', done: 'छप गया' },
  open: (number: string) => `ऑर्डर ${number} देखें`,
  view: 'देखें',
  each: (price: string) => `हर एक ${price}`,
  none: 'यहाँ कोई ऑर्डर नहीं',
  noneSentence: 'इस स्थिति में कोई ऑर्डर आते ही यहाँ दिखेगा।',
  noneFound: 'कोई ऑर्डर नहीं मिला',
  noneFoundSentence:
    'ऑर्डर नंबर, फ़ोन, ईमेल, नाम, शहर, पिन कोड, प्रोडक्ट या पार्सल नंबर से मिलता है। कहीं कोई फ़िल्टर उसे छिपा तो नहीं रहा?',
  notRead: 'ऑर्डर नहीं दिखाए जा सके',
  pages: 'ऑर्डर के पेज',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
} as const satisfies Translation<typeof english.adminOrdersTexts>

export const filterTexts = {
  heading: 'छाँटें और क्रम बदलें',
  headingSet: (filters: number) => `छाँटें और क्रम बदलें (${filters} फ़िल्टर)`,
  from: 'इस दिन से',
  to: 'इस दिन तक',
  payment: 'पेमेंट',
  printing: 'छपाई',
  late: 'तय दिन',
  sort: 'क्रम',
  pile: 'आगे क्या करना है',
  piles: {
    print: 'छापना',
    press: 'छप रहा है',
    pack: 'पैक करना',
    ship: 'भेजना',
    handover: 'कूरियर को देना',
  },
  limit: 'एक पेज पर ऑर्डर',
  any: 'कोई भी',
  isLate: 'देर वाले',
  isNotLate: 'समय पर',
  newest: 'नए पहले',
  oldest: 'पुराने पहले',
  clear: 'फ़िल्टर हटाएँ',
} as const satisfies Translation<typeof english.filterTexts>

export const noteTexts = {
  heading: 'कर्मचारियों के नोट',
  hint: 'ग्राहक को कभी नहीं दिखते।',
  none: 'अभी कोई नोट नहीं है।',
  label: 'नया नोट',
  add: 'नोट जोड़ें',
  added: 'नोट जुड़ गया।',
  by: (email: string, at: string) => `${email}, ${at}`,
} as const satisfies Translation<typeof english.noteTexts>

export const adminOrderTexts = {
  title: (number: string) => `ऑर्डर ${number}`,
  order: 'ऑर्डर',
  loading: 'ऑर्डर लोड हो रहा है',
  notRead: 'ऑर्डर नहीं दिखाया जा सका',
  items: 'आइटम',
  shippingAddress: 'डिलीवरी का पता',
  stateDisagrees: (pinCode, state) =>
    `पिन कोड ${pinCode} ${state} का है, पते में दूसरा राज्य लिखा है। टैक्स ${state} का लगेगा: भेजने से पहले ग्राहक से पूछ लें।`,
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
  needs_details: 'कहाँ भेजना है, यह बाकी है',
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
  system: () => 'दुकान ने अपने आप',
}

export const cancellationHappening: typeof english.cancellationHappening = (pieces, by, reason) =>
  `${pieces} नग रद्द, ${by}: ${reason}`
export const changeHappening: typeof english.changeHappening = {
  address: (by, before) => `पता बदला गया, ${by}${before ? ` (पहले ${before})` : ''}`,
  words: (by, before, title) =>
    `${title ?? ''} की छपाई बदली गई, ${by}${before ? ` (पहले ${before})` : ''}`,
  call_back: (by) => `पार्सल वापस बुलाया गया, ${by}`,
  came_back: (by) => `वापस आया पार्सल निपटाया गया, ${by}`,
  eway_bill: (by, before) => `ई-वे बिल का नंबर लिखा गया, ${by}${before ? ` (पहले ${before})` : ''}`,
}
export const redeliveryHappening: typeof english.redeliveryHappening = (day, state, by, note) =>
  `दोबारा कोशिश ${day} को, ${by}: ${state}${note ? ` (${note})` : ''}`
export const redeliveryStates = {
  waiting: 'कूरियर को बताना बाकी है',
  told: 'कूरियर उस दिन आएगा',
  next_round: 'कूरियर कोई दिन नहीं लेता और अगले चक्कर में आएगा',
  refused: 'कूरियर अब नहीं आएगा',
  dropped: 'अब ज़रूरत नहीं',
} as const satisfies Translation<typeof english.redeliveryStates>
export const returnHappening: typeof english.returnHappening = (number, state, by, note) =>
  `वापसी ${number}: ${state}, ${by}${note ? ` (${note})` : ''}`
export const refundHappening = (amount: string, state: string) => `${amount} का रिफ़ंड: ${state}`

export const reprintHappening: typeof english.reprintHappening = (title, spoilt, by, reason) => {
  const who = by ? `, ${by} ने` : ''
  if (spoilt === 0) return `${title} की छपाई: ग़लती से छपा हुआ बताया गया था${who}`
  return `${title} की छपाई: दोबारा, ${spoilt} नग ख़राब${who}${reason ? ` (${reason})` : ''}`
}

export const packedHappening: typeof english.packedHappening = (by) =>
  `सब पैक हो गया${by ? `, ${by} ने` : ''}`

export const statusHappening: typeof english.statusHappening = (status, by, reason) =>
  `${status}, ${by}${reason ? ` (तैयार न होने पर भी: ${reason})` : ''}`

export const printHappening: typeof english.printHappening = (title, state, by, reason) =>
  `${title} की छपाई: ${state}${by ? `, ${by} ने` : ''}${reason ? ` (${reason})` : ''}`
