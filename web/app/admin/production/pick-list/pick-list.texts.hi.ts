import type { Translation } from '@tohfa/print-engine/text/translation'
import type { pickListTexts as english } from './pick-list.texts.ts'

export const pickListTexts = {
  title: 'निकालने की सूची',
  heading: 'निकालने की सूची',
  what: 'जो पक्के ऑर्डर अभी पैक नहीं हुए, उनके लिए शेल्फ़ से क्या निकालना है।',
  day: 'किस दिन तक',
  dayHint: 'ख़ाली: जो भी बाकी है',
  print: 'छापें',
  refresh: 'फिर से देखें',
  loading: 'सूची लोड हो रही है',
  notRead: 'सूची नहीं दिखाई जा सकी',
  none: 'कुछ नहीं निकालना है',
  noneSentence: 'कोई पक्का ऑर्डर बाकी नहीं है, या सब पैक हो चुके हैं।',
  sum: (items, kinds) => `${kinds} तरह के ${items} आइटम`,
  ofAll: 'जो भी बाकी है',
  of: (day) => `${day} तक`,
  columns: { item: 'आइटम', choice: 'पसंद', quantity: 'संख्या' },
  packOf: (cards) => `${cards} के पैक`,
  personalised: 'इस पर छपाई होगी',
} as const satisfies Translation<typeof english>
