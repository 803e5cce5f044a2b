import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './refund-details.texts.ts'

export const refundDetailsTexts = {
  title: 'आपका रिफ़ंड',
  heading: 'आपके पैसे कहाँ भेजें?',
  loading: 'आपका रिफ़ंड लोड हो रहा है',
  of: (order: string) => `ऑर्डर ${order}`,
  back: (amount: string) => `${amount} आपको लौटाए जा रहे हैं`,
  method: 'पैसे कैसे चाहिए?',
  methods: { upi: 'UPI', bank: 'बैंक खाता' },
  upi: 'UPI ID',
  upiHint: 'जैसी आपके UPI ऐप में दिखती है, जैसे name@bank',
  name: 'खाताधारक का नाम',
  account: 'खाता नंबर',
  accountAgain: 'खाता नंबर, एक बार और',
  ifsc: 'IFSC',
  ifscHint: 'पासबुक या चेक पर लिखा होता है, जैसे HDFC0001234',
  safe: 'यह एन्क्रिप्ट करके रखा जाता है, सिर्फ़ पैसे भेजने वाला इसे पढ़ता है, और 180 दिन बाद मिटा दिया जाता है। हम कभी PIN, पासवर्ड या OTP नहीं माँगते।',
  send: 'यहाँ भेजें',
  given: 'धन्यवाद, अब हमें पता है कि कहाँ भेजना है',
  givenSentence: (amount: string, order: string) =>
    `ऑर्डर ${order} के ${amount} 5-7 कामकाजी दिनों में आपके पास होंगे। अगर कुछ गलत लिखा गया हो, तो कृपया हमें तुरंत लिखें।`,
  help: 'हमें लिखें',
  gone: {
    heading: 'यह लिंक अब काम नहीं करता',
    sentence:
      'शायद यह 30 दिन से पुराना है, या पैसे भेजे जा चुके हैं। मेरे ऑर्डर में दिखता है कि क्या हुआ, और जब तक हमें पता चाहिए, वहाँ नया लिंक है।',
    action: 'मेरे ऑर्डर',
    href: '/account/orders',
  },
  failed: 'आपका रिफ़ंड नहीं दिखाया जा सका',
  retry: 'फिर कोशिश करें',
} as const satisfies Translation<typeof english.refundDetailsTexts>
