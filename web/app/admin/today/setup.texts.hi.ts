import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './setup.texts.ts'

export const setupTexts = {
  heading: 'दुकान खुलने से पहले',
  progress: (done, all) => `${all} में से ${done} हो गए`,
  done: 'हो गया:',
  open: 'बाकी है:',
  read: 'मैंने पढ़ लिए',
  hide: 'यह सूची छिपाएँ',
  hidden: 'सूची छिपा दी गई। सेटिंग्स से फिर दिखाई जा सकती है।',
} as const satisfies Translation<typeof english.setupTexts>

export const setupStepTexts = {
  particulars: {
    label: 'दुकान का पता, फ़ोन और ई-मेल',
    why: 'जो नहीं भरा, वह पेजों, मेल और कागज़ों पर नहीं आता।',
  },
  seller: { label: 'विक्रेता कौन है, और GSTIN', why: 'इसके बिना कोई इनवॉइस नहीं बनता।' },
  product: { label: 'पहला प्रोडक्ट', why: 'अभी ग्राहक पढ़ते हैं कि दुकान जल्द खुल रही है।' },
  studio: {
    label: 'ऐसा प्रोडक्ट जिस पर ग्राहक अपने शब्द या फ़ोटो लगाए',
    why: 'इसके बिना हर प्रोडक्ट जैसा है वैसा ही बिकता है।',
  },
  taxClasses: {
    label: 'टैक्स श्रेणियाँ जाँची गईं',
    why: 'जब तक कोई पक्का न करे, दरें सिर्फ़ सुझाव हैं।',
  },
  texts: {
    label: 'पॉलिसी और बाकी पेज पढ़ लिए',
    why: 'ये आपके नाम से वापसी, रिफ़ंड और डिलीवरी का वादा करते हैं।',
  },
  payments: {
    label: 'असली कंपनी से पेमेंट',
    why: 'अभी सैंडबॉक्स काम करता है: कोई पैसा नहीं आता-जाता। सर्वर चलाने वाला यह भरे:',
  },
  carrier: {
    label: 'असली कूरियर से पार्सल',
    why: 'अभी सैंडबॉक्स काम करता है: पार्सल लेने कोई नहीं आता। सर्वर चलाने वाला यह भरे:',
  },
  mail: {
    label: 'सचमुच जाने वाले मेल',
    why: 'अभी मेल सिर्फ़ फ़ाइल बनते हैं। सर्वर चलाने वाला यह भरे:',
  },
} as const satisfies Translation<typeof english.setupStepTexts>
