import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './tax.texts.ts'

export const taxTexts = {
  title: 'टैक्स और कानून',
  heading: 'टैक्स और कानून',
  loading: 'लोड हो रहा है',
  notRead: 'विक्रेता और टैक्स श्रेणियाँ दिखाई नहीं जा सकीं',
  papersOn: 'टैक्स के कागज़ बन रहे हैं',
  papersOnSentence: 'रसीद, इनवॉइस और क्रेडिट नोट अपने आप बनते हैं।',
  papersSample:
    'विक्रेता या कोई टैक्स श्रेणी नमूने की है, इसलिए हर कागज़ पर नमूना लिखा होता है और कानून में उसका कोई मोल नहीं।',
  papersOff: 'टैक्स के कागज़ अभी नहीं बनते',
  papersOffSentence: 'ऑर्डर फिर भी चलते हैं। यह बाकी है:',
  seller: 'विक्रेता',
  upcoming: (name: string, day: string) => `${day} से: ${name}`,
  saveSeller: 'विक्रेता सेव करें',
  sellerSaved: (name: string) => `${name} विक्रेता के रूप में सेव हो गया।`,
  chooseState: 'राज्य चुनें',
  chooseMode: 'एक चुनें',
  fields: {
    legalName: 'कानूनी नाम',
    tradeName: 'व्यापार का नाम',
    address: 'पता',
    stateCode: 'राज्य',
    mode: 'GST में रजिस्ट्रेशन',
    gstin: 'GSTIN',
    seriesPrefix: 'नंबरों की शुरुआत',
    signatory: 'हस्ताक्षर करने वाले',
    validFrom: 'कब से लागू',
  },
  hints: {
    legalName: 'जैसा रजिस्ट्रेशन या पैन पर है',
    address: 'कारोबार की मुख्य जगह',
    gstin: 'रजिस्ट्रेशन न हो तो ख़ाली छोड़ें',
    seriesPrefix: '1 से 4 अक्षर, जो हर नंबर के शुरू में आते हैं',
    validFrom: 'ख़ाली हो तो आज से; जो कागज़ बन चुके, वैसे ही रहते हैं',
  },
  classes: 'टैक्स श्रेणियाँ',
  classesSentence:
    'हर प्रॉडक्ट पर किसी श्रेणी से टैक्स लगता है, आम तौर पर उसके प्रकार की। सुझाव तब लागू होता है, जब कोई जानकार उसे जाँच ले।',
  newClass: 'श्रेणी जोड़ें',
  hsn: 'HSN',
  rateUpTo: (rate: number, price: string, above: number) =>
    `${rate} %, टैक्स से पहले ${price} से ऊपर ${above} %`,
  rate: (rate: number) => `${rate} %`,
  nil: 'टैक्स से मुक्त',
  inUse: 'इस्तेमाल में',
  from: (day: string, rate: string) => `${day} से: ${rate}`,
  notReviewed: 'जाँची नहीं गई',
  reviewedBy: (name: string, day: string) => `${name}, ${day}`,
  sampleOnly: 'सिर्फ़ नमूने के लिए मानी हुई',
  review: (key: string) => `${key} बदलें या जाँचें`,
  change: 'बदलें',
} as const satisfies Translation<typeof english.taxTexts>

export const modeLabels = {
  regular: 'रेगुलर: टैक्स लेता है, पूरे भारत में डिलीवरी',
  composition: 'कंपोज़िशन: टैक्स नहीं लेता, सिर्फ़ अपने राज्य में डिलीवरी',
  unregistered: 'रजिस्टर्ड नहीं: टैक्स नहीं लेता, सिर्फ़ अपने राज्य में डिलीवरी',
} as const satisfies Translation<typeof english.modeLabels>

export const nilKindLabels = {
  nil_rated: 'शून्य दर: टैरिफ़ में 0 %',
  exempt: 'छूट: अधिसूचना से टैक्स हटा है',
  non_gst: 'GST से बाहर',
} as const satisfies Translation<typeof english.nilKindLabels>

export const classFormTexts = {
  addTitle: 'टैक्स श्रेणी जोड़ें',
  editTitle: (key: string) => `टैक्स श्रेणी ${key}`,
  key: 'नाम',
  keyHint: 'छोटे अंग्रेज़ी अक्षर, अंक और डैश',
  hsn: 'HSN',
  hsnHint: '4, 6 या 8 अंक',
  uqc: 'इकाई',
  uqcHint: 'जैसा GST में लिखते हैं, आम तौर पर नग',
  nil: 'बिना टैक्स के बिकता है',
  nilHint: 'चालू: बिना किसी टैक्स के बिकता है, जैसे कुछ राखियाँ।',
  nilKind: 'टैक्स क्यों नहीं',
  nilKindHint: 'GSTR-1 की तालिका 8 में ये अलग-अलग लिखे जाते हैं। यह आगे बनने वाले बिलों पर लागू होगा।',
  rate: 'दर (%)',
  above: 'इससे ऊपर दूसरी दर (₹)',
  aboveHint: 'एक नग की कीमत, टैक्स से पहले; एक ही दर हो तो ख़ाली',
  rateAbove: 'उससे ऊपर की दर (%)',
  source: 'आधार',
  sourceHint: 'अधिसूचना, या जिस बात पर शक है',
  reviewedBy: 'किसने जाँचा',
  reviewedByHint: 'जो कहता है कि यह सही है',
  reviewedAt: 'कब जाँचा',
  validFrom: 'कब से लागू',
  validFromHint: 'ख़ाली हो तो आज से',
  cancel: 'रद्द करें',
  save: 'सेव करें',
  saved: (key: string) => `टैक्स श्रेणी ${key} सेव हो गई।`,
} as const satisfies Translation<typeof english.classFormTexts>
