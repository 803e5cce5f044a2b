import { returnWindowDays } from '#fulfilment/return-moves.ts'
import type { refundRuleTexts as english } from './refund-rules.texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

export const refundRuleTexts = {
  refundAmount: '0 से ज़्यादा रुपये की रकम होनी चाहिए',
  refundCredit: 'टैक्स के साथ या बिना टैक्स में से चुनें',
  creditOfPieces: 'सामान के लिए लौटाए पैसे टैक्स घटाते हैं: बिना टैक्स सिर्फ़ अलग रकम दी जा सकती है',
  creditTooEarly: 'भेजने से पहले बिल नहीं बनता: लौटाई रकम से दाम ही घटता है',
  refundKind: 'कृपया पैसे भेजने का कोई तरीका चुनें',
  refundStatus: 'रिफ़ंड की यह स्थिति नहीं होती',
  refundMethod: 'कृपया UPI या बैंक खाता चुनें',
  upiInvalid: 'UPI ID name@bank जैसी होती है, यह ई-मेल नहीं है',
  accountInvalid: 'खाता नंबर में 9 से 18 अंक होते हैं',
  accountDiffers: 'यह ऊपर लिखे नंबर से अलग है',
  ifscInvalid: 'IFSC में 11 अक्षर होते हैं, पाँचवाँ शून्य, जैसे HDFC0001234',
  pieces: '1 से 10 तक पूरी संख्या होनी चाहिए',
  tooManyLines: 'एक बार में ज़्यादा से ज़्यादा 50 चीज़ें',
  lineTwice: 'यह चीज़ यहाँ दो बार है',
  notInOrder: 'यह इस ऑर्डर में नहीं है',
  piecesGone: (left: number) => (left === 0 ? 'इसका कोई नग नहीं बचा है' : `इसके सिर्फ़ ${left} नग बचे हैं`),
  noCashBack: 'इस ऑर्डर का पैसा नकद दिया गया था: कृपया UPI या बैंक चुनें',
  nothingGoesBack: 'वापस करने को कुछ नहीं बचा है',
  paidBack: 'इस ऑर्डर का पूरा पैसा वापस जा चुका है, इसलिए यह भेजा नहीं जाता। कृपया इसे रद्द करें',
  changeable: (minutes: number) =>
    `ग्राहक इसे अभी ${minutes} मिनट तक रद्द कर सकता है, इसलिए छपाई अभी शुरू नहीं हो सकती`,
  printingBegun: 'इसकी छपाई पहले ही शुरू हो चुकी है',
  notSentYet: (minutes: number) =>
    `ग्राहक इसे अभी ${minutes} मिनट तक रद्द कर सकता है, इसलिए यह अभी भेजा नहीं जा सकता`,
  cancelPrinting: `आपका तोहफ़ा छप रहा है, इसलिए अब रद्द नहीं हो सकता। अगर यह टूटा या गलत पहुँचे, तो ${returnWindowDays} दिन के अंदर हमें बताएँ, हम ठीक कर देंगे`,
  cancelPacked:
    'आपका पार्सल इसी समय पैक हो रहा है, इसलिए अभी रद्द नहीं हो सकता। कृपया एक मिनट बाद फिर कोशिश करें, या हमें लिखें',
  cancelOnItsWay: `आपका पार्सल रास्ते में है, इसलिए ऑर्डर अब रद्द नहीं हो सकता। अगर कुछ गलत हो, तो डिलीवरी के ${returnWindowDays} दिन के अंदर बताएँ, या अभी हमें लिखें`,
  cancelDelivered: `यह ऑर्डर पहुँच चुका है, इसलिए अब रद्द नहीं हो सकता। अगर कुछ टूटा या गलत है, तो डिलीवरी के ${returnWindowDays} दिन के अंदर वापसी माँगें`,
  cancelOver: 'यह ऑर्डर पहले ही रद्द हो चुका है या वापस आ चुका है',
  cancelPiecesGone: 'जो आप रद्द करना चाहते हैं, वह पहले ही रद्द हो चुका है। कृपया ऑर्डर फिर से देखें',
} as const satisfies Translation<typeof english>
