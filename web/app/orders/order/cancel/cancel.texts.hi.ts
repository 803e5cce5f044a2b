import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './cancel.texts.ts'

export const cancelTexts = {
  until: (time: string) => `आप कम से कम ${time} तक रद्द कर सकते हैं, और उसके बाद छपाई शुरू होने तक।`,
  untilPrinted: 'छपाई शुरू होने तक आप रद्द कर सकते हैं।',
  cancel: 'ऑर्डर रद्द करें',
  cancelOf: (number: string) => `ऑर्डर रद्द करें: ${number}`,
  title: (number: string) => `ऑर्डर ${number} रद्द करें?`,
  help: 'हमें लिखें',
  what: 'आप क्या रद्द करना चाहते हैं?',
  restIsPrinted: 'इस ऑर्डर का एक हिस्सा छप रहा है और अब रद्द नहीं हो सकता। बाकी हो सकता है:',
  whole: 'पूरा ऑर्डर',
  pieces: 'सिर्फ़ कुछ नग',
  howMany: (title: string) => `${title} के नग`,
  why: 'क्यों?',
  reasons: [
    'मेरा मन बदल गया',
    'गलती से ऑर्डर हो गया',
    'पता गलत है',
    'जो छपना है वह गलत है',
    'बहुत देर से पहुँचेगा',
  ],
  goesBack: (amount: string) => `${amount} 5-7 कामकाजी दिनों में वहीं लौटेंगे जहाँ से आए थे। हम आपको लिखेंगे।`,
  nothingPaid: 'अभी कुछ चुकाया नहीं गया, इसलिए कुछ लौटाना नहीं है।',
  choose: 'कृपया कम से कम एक नग चुनें',
  keep: 'रहने दें',
  confirm: 'हाँ, रद्द करें',
  done: (number: string) => `ऑर्डर ${number} रद्द हो गया।`,
  partDone: 'ये नग रद्द हो गए। बाकी बन रहे हैं।',
  cancelled: (pieces: number) => `${pieces} रद्द`,
  tellWhere: 'बताएँ कि पैसे कहाँ भेजें',
  tellWhereOf: (amount: string) => `बताएँ कि पैसे कहाँ भेजें: ${amount}`,
  loading: 'लोड हो रहा है..',
} as const satisfies Translation<typeof english.cancelTexts>

export const refundLabels = {
  needs_details: 'लौटेंगे, जब हमें पता होगा कि कहाँ भेजें',
  pending: 'आपको लौटाए जा रहे हैं',
  processed: 'आपको लौटा दिए गए',
  failed: 'अभी नहीं लौट सके: हम देख रहे हैं',
} as const satisfies Translation<typeof english.refundLabels>
