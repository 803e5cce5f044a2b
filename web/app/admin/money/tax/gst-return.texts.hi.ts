import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './gst-return.texts.ts'

export const gstReturnTexts = {
  heading: 'GST रिटर्न',
  sentence: 'किसी महीने का GSTR-1, उसी महीने में बने कागज़ों से। भरने से पहले अपने अकाउंटेंट को दिखा लें।',
  month: 'महीना',
  soFar: (month: string) => `${month}, अब तक`,
  caption: (month: string, gstin: string) => `${month}, GSTIN ${gstin}`,
  empty: (month: string, gstin: string) =>
    `${month} में GSTIN ${gstin} से कुछ नहीं बिका। रिटर्न फिर भी भरना है।`,
  sample: 'ये नमूने के कागज़ हैं: फ़ाइलों के नाम में यह लिखा है और इन्हें भरना नहीं है।',
  notOver: 'यह महीना पूरा नहीं हुआ: और कागज़ बनेंगे।',
  other: (gstin: string) => `इस महीने के कुछ कागज़ GSTIN ${gstin} से भी बने हैं।`,
  showOther: (gstin: string) => `${gstin} दिखाएँ`,
  tables: {
    b2b: 'बिज़नेस ख़रीदार',
    b2cl: 'दूसरे राज्यों के ग्राहकों के बड़े इनवॉइस',
    b2cs: 'बाकी ग्राहक, क्रेडिट नोट घटाकर',
    cdnr: 'बिज़नेस ख़रीदारों के क्रेडिट नोट',
    cdnur: 'बड़े इनवॉइस के क्रेडिट नोट',
    nil: 'जिस पर टैक्स नहीं, क्रेडिट नोट घटाकर',
  },
  columns: {
    table: 'टेबल',
    documents: 'कागज़',
    taxable: 'टैक्स से पहले',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    tax: 'टैक्स',
    total: 'कुल',
  },
  issued: 'बने कागज़:',
  natures: {
    1: (count: number) => `${count} इनवॉइस और बिल`,
    5: (count: number) => `${count} क्रेडिट नोट`,
    6: (count: number) => `${count} रसीद वाउचर`,
    8: (count: number) => `${count} रिफ़ंड वाउचर`,
  },
  downloads: { json: 'JSON डाउनलोड करें', zip: 'CSV (ZIP) डाउनलोड करें' },
  downloaded: (name: string) => `डाउनलोड हो गई: ${name}`,
  notDownloaded: 'फ़ाइल डाउनलोड नहीं हो सकी। कृपया फिर कोशिश करें',
  tryAgain: 'फिर कोशिश करें',
} as const satisfies Translation<typeof english.gstReturnTexts>
