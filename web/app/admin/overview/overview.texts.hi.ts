import type { Translation } from '@tohfa/contract/translation'
import type * as english from './overview.texts.ts'

export const overviewTexts = {
  title: 'एक नज़र में',
  heading: 'एक नज़र में',
  loading: 'जानकारी लोड हो रही है',
  notRead: 'जानकारी नहीं दिखाई जा सकी',
  today: 'आज',
  lastDays: (days: number) => `पिछले ${days} दिन`,
  orders: (orders: number) => `${orders} ऑर्डर`,
  takings: 'दिन के हिसाब से ऑर्डर और बिक्री',
  takingsNote: 'जो रद्द हुआ या वापस आया, वह बिक्री में नहीं गिना जाता।',
  chartSummary: (days: number, orders: string, takings: string, best: string) =>
    `पिछले ${days} दिनों की रोज़ की बिक्री: ${orders}, कुल ${takings}, सबसे ज़्यादा ${best} को।`,
  ofDay: (day: string, orders: string, takings: string) => `${day}: ${orders}, ${takings}`,
  asTable: 'यही तालिका में',
  columns: { day: 'दिन', orders: 'ऑर्डर', takings: 'बिक्री' },
  toShip: 'भेजने बाकी हैं',
  toShipCount: (orders: number) =>
    orders === 1 ? '1 ऑर्डर भेजना बाकी है।' : `${orders} ऑर्डर भेजने बाकी हैं। सबसे पुराने पहले:`,
  nothingToShip: 'सब कुछ रास्ते में है।',
  shipAll: 'भेजने वाले सभी दिखाएँ',
  units: (units: number) => `${units} आइटम`,
  printing: 'छपाई',
  nothingToPrint: 'छपने के लिए कुछ बाकी नहीं है।',
  toPrint: (lines: number) => `${lines} चीज़ें छपनी हैं`,
  late: 'देर हो गई',
  held: 'रोकी गईं',
  printFailed: 'फ़ाइलें नहीं बनीं',
  printQueue: 'छपाई की कतार देखें',
  lowStock: 'कम स्टॉक',
  lowStockCount: (variants: number, shown: number) =>
    variants > shown ? `${variants} में से सबसे कम ${shown}:` : '',
  noLowStock: 'गिने जाने वाला कोई स्टॉक कम नहीं है।',
  left: (stock: number) => (stock === 0 ? 'कुछ नहीं बचा' : `${stock} बचे`),
  payments: 'देखने लायक पेमेंट',
  noPayments: 'सारा पैसा अपनी जगह पर है।',
  viewOrder: 'ऑर्डर देखें',
  jobs: 'अधूरे काम',
  noJobs: 'पिछले हफ़्ते के सारे काम हो गए।',
  jobCount: (jobs: number) => `${jobs} बार`,
  lastTime: (moment: string) => `आख़िरी बार ${moment}`,
  messages: 'संदेश',
  openMessages: (messages: number) => `${messages} संदेश का जवाब बाकी है।`,
  noMessages: 'सभी संदेश देखे जा चुके हैं।',
  readMessages: 'संदेश पढ़ें',
} as const satisfies Translation<typeof english.overviewTexts>

export const paymentProblemLabels = {
  flagged: 'अपने ऑर्डर से मेल नहीं खाता',
  'refund-failed': 'पेमेंट कंपनी ने रिफ़ंड से मना किया',
  'refund-waiting': 'रिफ़ंड एक दिन से ज़्यादा से रुका है',
  'payment-failed': 'पेमेंट नहीं हुआ',
} as const satisfies Translation<typeof english.paymentProblemLabels>
