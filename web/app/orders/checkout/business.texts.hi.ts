import type { Translation } from '@tohfa/print-engine/text/translation'
import type { businessTexts as english } from './business.texts.ts'

export const businessTexts = {
  heading: 'व्यवसाय के लिए ख़रीद रहे हैं?',
  why: 'बिल पर GSTIN और व्यवसाय का नाम लिखा जाता है। अपने लिए ख़रीद रहे हों तो इन्हें ख़ाली छोड़ें।',
  gstin: 'GSTIN',
  gstinHint: '15 अक्षर और अंक, जैसे रजिस्ट्रेशन में हैं',
  legalName: 'व्यवसाय का नाम',
  legalNameHint: 'जैसा रजिस्ट्रेशन में है',
  receiver: 'पार्सल किसे मिलेगा?',
  receivers: { business: 'व्यवसाय को', other: 'किसी और को' },
  otherNote: 'बिल व्यवसाय के नाम और उसके अपने पते पर बनता है, और टैक्स उसके राज्य का लगता है।',
  legalAddress: 'व्यवसाय का पता',
} as const satisfies Translation<typeof english>
