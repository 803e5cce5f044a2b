import type { Translation } from '@tohfa/print-engine/text/translation'
import type { packingTexts as english, paperTexts as englishPaper } from './packing.texts.ts'

export const packingTexts = {
  title: 'पैकिंग पर्चियाँ',
  heading: 'पैकिंग पर्चियाँ',
  slips: (slips: number) => `${slips} पर्ची, हर पेज पर एक`,
  noPayment: 'पेमेंट की लाइन के बिना',
  loading: 'ऑर्डर लोड हो रहे हैं',
  none: 'कोई ऑर्डर नहीं चुना गया',
  noneSentence: 'वे ऑर्डर चुनें जिनकी पर्ची छापनी है।',
  toOrders: 'ऑर्डर पर जाएँ',
  notRead: (number: number) => `${number} ऑर्डर नहीं पढ़े जा सके।`,
  leftOut: (orders: number) =>
    `${orders} ऑर्डर डिलीवर, रद्द या वापस हो चुके हैं: पैक करने को कुछ नहीं है, इसलिए पर्ची नहीं बनी।`,
  showAll: 'फिर भी दिखाएँ',
  over: (status: string) => `${status}: न भेजें`,
  order: 'ऑर्डर',
  paid: 'ऑनलाइन पेमेंट हो चुका है। कुछ नहीं लेना है।',
  pieces: (pieces: number) => `${pieces} पीस`,
  collect: (amount: string) => `${amount} कैश लें।`,
} as const satisfies Translation<typeof english>

export const paperTexts = {
  slips: 'पर्चियाँ PDF में',
  labels: 'लेबल PDF में',
  downloaded: (name) => `${name} डाउनलोड हो गया।`,
  notDownloaded: 'PDF नहीं मिल सका। कृपया फिर कोशिश करें।',
  over: (numbers) => `ये ऑर्डर पूरे हो चुके हैं, इसलिए नहीं छपे: ${numbers}।`,
  noLabel: (numbers) => `इनका लेबल नहीं है, पेज पर कारण लिखा है: ${numbers}।`,
} as const satisfies Translation<typeof englishPaper>
