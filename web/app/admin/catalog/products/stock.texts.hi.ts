import { ruleTexts } from '@tohfa/contract/i18n/rules.texts.hi'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { stockTexts as english } from './stock.texts.ts'

export const stockTexts = {
  asStock: 'स्टॉक बदलें',
  asCards: 'कार्ड में दिखाएँ',
  tracked: 'स्टॉक गिना जाता है',
  untracked: 'ऑर्डर पर बनता है: सिर्फ़ दर्ज',
  stockOf: (title: string, choice: string) => `${title}, ${choice} का स्टॉक`,
  notValid: ruleTexts.stock,
  changedTo: (stock: number) =>
    `इस बीच यह ${stock.toLocaleString('en-IN')} हो गया। फिर से देखकर सेव करें।`,
  gone: (names: string) => `अब नहीं है, इसलिए सेव नहीं हुआ: ${names}`,
  save: 'स्टॉक सेव करें',
  unsaved: (rows: number, pages: number) =>
    `${pages > 1 ? `${pages} पेज पर ` : ''}${rows} बदलाव सेव नहीं हुए`,
  saved: (rows: number) => `${rows.toLocaleString('en-IN')} स्टॉक सेव हो गए।`,
  refused: (rows: number) => `${rows} सेव नहीं हुए: उनके फ़ील्ड देखें।`,
  elsewhere: 'दूसरे पेज पर, सेव नहीं हुए',
} as const satisfies Translation<typeof english>
