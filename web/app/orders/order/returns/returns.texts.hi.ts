// chunk: orders
import type {
  ReturnAction,
  ReturnReason,
  ReturnState,
} from '@tohfa/contract/fulfilment/return-moves'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { returnsTexts as english } from './returns.texts.ts'

export const returnStateLabels: Record<ReturnState, string> = {
  requested: 'माँगी गई',
  needs_info: 'हमारा एक सवाल है',
  approved: 'मंज़ूर',
  refused: 'नामंज़ूर',
  withdrawn: 'वापस ली गई',
  lapsed: 'जवाब न मिलने से बंद',
  no_return_needed: 'अपने पास रखें, कुछ भेजना नहीं है',
  pickup_booked: 'कूरियर लेने आएगा',
  pickup_failed: 'लिया नहीं जा सका',
  received: 'दुकान में पहुँचा',
  accepted: 'जाँचा और माना गया',
  refused_after_check: 'जाँच के बाद नामंज़ूर',
  refunded: 'आपके पैसे लौटाए जा रहे हैं',
  replaced: 'हम इसे फिर से बना रहे हैं',
}

export const returnReasonLabels: Record<ReturnReason, string> = {
  damaged: 'टूटा-फूटा आया',
  defective: 'काम नहीं करता',
  wrong_item: 'यह वह नहीं जो मैंने मँगाया था',
  misprint: 'प्रिंट गलत है',
  late: 'बहुत देर से आया',
}

export const returnsTexts = {
  ask: 'लौटाएँ या बदलवाएँ',
  askOf: (number: string) => `लौटाएँ या बदलवाएँ: ऑर्डर ${number}`,
  until: (day: string) => `${day} के अंत तक`,
  late: 'इस ऑर्डर के बारे में हमें लिखें',
  lateOf: (number: string) => `इस ऑर्डर के बारे में हमें लिखें: ${number}`,
  title: (number: string) => `लौटाएँ या बदलवाएँ: ${number}`,
  intro:
    'बताएँ कि क्या गड़बड़ है और फ़ोटो दिखाएँ। हम तीन कामकाजी दिनों में जवाब देते हैं, और फिर इसे दोबारा बनाते हैं या आपके पैसे लौटाते हैं।',
  items: 'किसके बारे में है?',
  pieces: (title: string) => `${title}: कितने`,
  reason: 'क्या गड़बड़ है?',
  choose: 'कृपया चुनें',
  comment: 'थोड़ा और बताएँ',
  photos: 'फ़ोटो',
  photosHint: '1 से 5 फ़ोटो, JPEG, PNG या WebP में। इन्हें सिर्फ़ आप और हमारे कर्मचारी देखते हैं।',
  addPhoto: 'फ़ोटो जोड़ें',
  photo: (nth: number) => `फ़ोटो ${nth}`,
  removePhoto: (nth: number) => `फ़ोटो ${nth} हटाएँ`,
  needPhoto: 'कृपया कम से कम एक फ़ोटो जोड़ें',
  needItem: 'कृपया कम से कम एक चीज़ चुनें',
  send: 'अनुरोध भेजें',
  cancel: 'अभी नहीं',
  sent: (number: string) => `आपका अनुरोध ${number} हमें मिल गया।`,
  return: (number: string) => `वापसी ${number}`,
  history: 'क्या-क्या हुआ',
  waybill: (number: string) => `पिक-अप का पार्सल नंबर: ${number}`,
  replacement: (number: string) => `ऑर्डर ${number} के रूप में फिर से बनाया गया`,
  withdraw: 'वापस लें',
  withdrawOf: (number: string) => `वापसी ${number} का अनुरोध वापस लें`,
  withdrawn: 'वापसी का अनुरोध वापस ले लिया गया।',
  answer: 'जवाब दें',
  answerTitle: (number: string) => `${number} के बारे में जवाब`,
  yourAnswer: 'आपका जवाब',
  answered: 'आपका जवाब हमें मिल गया।',
  sendAnswer: 'भेजें',
  shopAsked: 'हमारा सवाल:',
} as const satisfies Translation<typeof english>

export const returnActionLabels: Record<ReturnAction, string> = {
  withdraw: 'वापस लें',
  answer: 'जवाब दें',
  lapse: 'बंद करें',
  pickup_failed: 'नहीं लिया गया',
  ask: 'ख़रीदार से पूछें',
  approve: 'मंज़ूर करें',
  refuse: 'नामंज़ूर करें',
  keep_it: 'उन्हीं के पास रहने दें',
  book_pickup: 'पिक-अप बुक करें',
  received: 'यह आ गया है',
  accept: 'मान लें',
  refuse_after_check: 'जाँच के बाद नामंज़ूर करें',
  refund: 'पैसे लौटाएँ',
  replace: 'फिर से बनाएँ',
}
