import type { Translation } from '@tohfa/print-engine/text/translation'
import type { settingsRuleTexts as english } from './settings-rules.texts.ts'

export const settingsRuleTexts = {
  storeName: 'ऐसा नाम जिसमें < > " या नई लाइन न हो',
  storePhone: 'फ़ोन नंबर: 7 से 15 अंक, चाहें तो + और ख़ाली जगह के साथ',
  secureLink: 'सुरक्षित वेब पता होना चाहिए',
  officerDesignation:
    'असली भुगतान के लिए शिकायत सुनने वाले का नाम और पद चाहिए, जैसे आशा राव, ग्राहक सेवा प्रमुख',
  onOrOff: 'हाँ या ना में से एक होना चाहिए',
  cashMax: '0 से ज़्यादा रुपये, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक; सीमा न हो तो ख़ाली',
  percent: '0 से 100 तक पूरा प्रतिशत',
  cancelMinutes: '0 से 10080 (एक हफ़्ता) तक पूरे मिनट',
  newOrderMail: 'हर ऑर्डर पर, हर घंटे या बंद में से एक होना चाहिए',
  cutoffHour: '0 से 24 तक पूरा घंटा',
  productionDays: '0 से 60 तक पूरे दिन',
  holidays: '2026-11-08 जैसे दिन, ज़्यादा से ज़्यादा 200',
  buffer: '0 से 30 तक पूरे दिन',
  mustBeObject: 'मान सही ढाँचे में नहीं है',
  cashOff: 'यह दुकान अभी कैश ऑन डिलीवरी नहीं लेती',
  cashTooMuch: (most) => `कैश ऑन डिलीवरी ${most} तक के ऑर्डर पर ही मिलती है`,
} as const satisfies Translation<typeof english>
