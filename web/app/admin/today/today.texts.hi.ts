import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './today.texts.ts'

const all = (words: string) => (_number: number) => words

export const pileLabels = {
  print: all('छापने हैं'),
  press: all('छप रहे हैं'),
  pack: all('पैक करने हैं'),
  ship: all('भेजने हैं'),
  handover: all('कूरियर को ले जाने हैं'),
  held: all('छपाई रुकी है'),
  failedPrints: all('छपाई की फ़ाइलें नहीं बनीं'),
  messages: all('संदेश का जवाब देना है'),
  returns: all('वापसी तय करनी है'),
  inspect: all('वापसी जाँचनी है'),
  giveBack: all('वापसी के पैसे या नया सामान देना है'),
  failedRefunds: all('रिफ़ंड नहीं हो पाए'),
  refundsToSend: all('रिफ़ंड हाथ से भेजने हैं'),
  refundsAwaited: all('रिफ़ंड ग्राहक के जवाब पर रुके हैं'),
  cameBack: all('पार्सल वापस आए'),
  jobs: all('काम अधूरे रहे'),
  lowStock: all('का स्टॉक कम है'),
} as const satisfies Translation<typeof english.pileLabels>

export const todayTexts = {
  title: 'आज',
  heading: 'आज',
  loading: 'देख रहे हैं कि क्या बाकी है',
  notRead: 'क्या बाकी है, यह नहीं दिखाया जा सका',
  orders: 'ऑर्डर',
  more: 'और क्या बाकी है',
  late: (things: number) => `${things} में देर हो गई`,
  dueToday: (things: number) => `${things} आज तक`,
  since: (moment: string) => `सबसे पुराना ${moment} से`,
  nothing: 'कुछ बाकी नहीं',
  nothingSentence: 'जो भी ऑर्डर हुआ, लिखा गया और वापस आया, सब देख लिया गया है।',
  nothingElse: 'और कुछ बाकी नहीं।',
  takings: 'बिक्री',
  today: 'आज',
  lastDays: (days: number) => `पिछले ${days} दिन`,
  orderCount: (orders: number) => `${orders} ऑर्डर`,
  toNumbers: 'सारे आँकड़े',
  failedRefunds: 'जो पैसे नहीं लौटे',
  failedRefundsWhat: 'पेमेंट कंपनी ने ये रिफ़ंड मना किए। ऑर्डर खोलकर फिर कोशिश करें, या हाथ से लौटाएँ।',
  toSend: 'हाथ से भेजने वाले पैसे',
  toSendWhat: 'ग्राहकों ने बताया है कि कहाँ भेजें। ऑर्डर खोलें, भेजें, और नंबर दर्ज करें।',
  awaited: 'ग्राहक के जवाब पर रुके पैसे',
  awaitedWhat: 'ग्राहकों से पूछा गया है कि पैसे कहाँ भेजें, जवाब नहीं आया। फिर पूछने के लिए ऑर्डर खोलें।',
  waitsSince: (day) => `${day} से`,
  cameBack: 'वापस आए पार्सल',
  cameBackWhat:
    'ये ऑर्डर कूरियर वापस ले आया। इन्हें फिर से भेजें, पैसे लौटाने के लिए ऑर्डर खोलें, या बताएँ कि बात यहीं ख़त्म है।',
  cameBackUnpaid: 'कोई पैसा नहीं आया था',
  cameBackEnd: 'बात यहीं ख़त्म',
  cameBackEndOf: (number) => `बात यहीं ख़त्म: ${number}`,
  cameBackEnded: (number) => `${number} निपट गया।`,
  lowStock: 'कम स्टॉक',
  lowStockCount: (variants: number, shown: number) =>
    variants > shown ? `${variants} में से सबसे कम ${shown}:` : '',
  left: (stock: number) => (stock === 0 ? 'कुछ नहीं बचा' : `${stock} बचे`),
  payments: 'देखने लायक पेमेंट',
  viewOrder: 'ऑर्डर देखें',
  jobs: 'अधूरे काम',
  jobCount: (jobs: number) => `${jobs} बार`,
  lastTime: (moment: string) => `आख़िरी बार ${moment}`,
} as const satisfies Translation<typeof english.todayTexts>

export const paymentProblemLabels = {
  flagged: 'अपने ऑर्डर से मेल नहीं खाता',
  'refund-waiting': 'रिफ़ंड एक दिन से ज़्यादा से रुका है',
  'payment-failed': 'पेमेंट नहीं हुआ',
} as const satisfies Translation<typeof english.paymentProblemLabels>
