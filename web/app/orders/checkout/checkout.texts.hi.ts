import type { Translation } from '@tohfa/print-engine/text/translation'
import type { checkoutTexts as english } from './checkout.texts.ts'

export const checkoutTexts = {
  title: 'चेकआउट',
  heading: 'चेकआउट',
  loading: 'आपका कार्ट आ रहा है…',
  addressHeading: 'डिलीवरी का पता',
  addressLegend: 'कहाँ भेजना है?',
  notRead: 'आपके पते नहीं दिखाए जा सके।',
  tryAgain: 'फिर कोशिश करें',
  paymentHeading: 'पेमेंट',
  paymentLegend: 'पेमेंट कैसे करेंगे?',
  online: 'ऑनलाइन',
  onlineNote: 'कार्ड, UPI, नेट बैंकिंग या वॉलेट से, सुरक्षित विंडो में',
  cash: 'कैश',
  cashNote: (sum) => `घर पर मिलने पर ${sum} दें`,
  cashRounded: (exact) => `${exact}, पूरे रुपयों में`,
  noCash: 'इस इलाके में कैश ऑन डिलीवरी उपलब्ध नहीं है',
  cashOff: 'यह दुकान अभी कैश ऑन डिलीवरी नहीं लेती',
  cashTooMuch: (most) => `कैश ऑन डिलीवरी ${most} तक ही मिलती है`,
  arrives: (date: string) => `${date} के आसपास पहुँचेगा`,
  yourItems: 'आपके आइटम',
  change: 'बदलें',
  units: (units: number) => `× ${units}`,
  unavailable: (title: string) => `${title} अब उपलब्ध नहीं है। कृपया इसे कार्ट से हटाएँ।`,
  studio_ended: (title: string) => `${title} अब आपके डिज़ाइन के साथ नहीं छपता। कृपया इसे कार्ट से हटाएँ।`,
  proof_required: (title: string) =>
    `${title} अब सिर्फ़ आपकी पसंद के डिज़ाइन के साथ मिलता है। कृपया इसे कार्ट से हटाकर नया डिज़ाइन बनाएँ।`,
  saveFirst: 'कृपया पहले पता सेव करें, या रहने दें।',
  notice:
    'ऑर्डर के साथ आप हमें उसका नाम, पता और फ़ोन रखने और कूरियर को देने देते हैं; पेमेंट, पेमेंट कंपनी के पास जाता है।',
  confirm: 'ऑर्डर पक्का करें',
  goToCart: 'कार्ट पर जाएँ',
  placing: 'आपका ऑर्डर हो रहा है…',
  paying: 'पेमेंट विंडो खुली है।',
  verifying: 'आपके पेमेंट की पुष्टि हो रही है…',
  noAnswer:
    'दुकान से संपर्क नहीं हो सका, इसलिए अभी पता नहीं कि आपका ऑर्डर पहुँचा या नहीं। "ऑर्डर पक्का करें" फिर से दबाएँ: एक ही चीज़ दो बार ऑर्डर नहीं होगी।',
  windowNotLoaded:
    'पेमेंट विंडो नहीं खुल सकी। कोई पैसा नहीं कटा है। फिर कोशिश करने के लिए "ऑर्डर पक्का करें" दबाएँ।',
  paymentFailed:
    'पेमेंट नहीं हो सका और कोई ऑर्डर नहीं बना। आपका पैसा नहीं कटा है; अगर बैंक में कटा हुआ दिखे, तो 5-7 कामकाजी दिनों में वापस आ जाएगा। आप फिर कोशिश कर सकते हैं।',
  windowClosed: 'आपने पेमेंट विंडो बंद कर दी। कोई पैसा नहीं कटा है।',
  asking: 'देख रहे हैं कि आपका पेमेंट आया या नहीं…',
  unconfirmed:
    'आपके पेमेंट की पुष्टि अभी नहीं हो सकी। अगर पैसे कटे हैं, तो ऑर्डर अपने आप "मेरे ऑर्डर" में दिख जाएगा। कृपया दोबारा पेमेंट न करें।',
  checkAgain: 'फिर से देखें',
  myOrders: 'मेरे ऑर्डर',
  describeOrder: (units: number) => `आपका ${units} आइटम का ऑर्डर`,
  success: {
    title: 'धन्यवाद',
    thanks: 'धन्यवाद',
    confirmed: 'आपका ऑर्डर पक्का हो गया है!',
    mail: 'ऑर्डर भेजे जाने पर हम आपको ईमेल से बताएँगे।',
    order: 'ऑर्डर',
    total: 'कुल',
    payment: 'पेमेंट',
    printing: 'आपके लिए यह छपेगा',
    sentTo: 'कहाँ जाएगा',
    checkStatus: 'ऑर्डर देखें',
    continueShopping: 'शॉपिंग जारी रखें',
  },
} as const satisfies Translation<typeof english>
