import { returnWindowDays } from './return-moves.ts'
import type { returnRuleTexts as english } from './return-rules.texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

export const returnRuleTexts = {
  returnReason: 'कृपया सूची में से कोई कारण चुनें',
  returnPhotos: 'कृपया 1 से 5 फ़ोटो भेजें',
  returnItems: 'कृपया चुनें कि क्या लौटाना है',
  returnBuyerAction: 'वापसी वापस ली जा सकती है या उसके सवाल का जवाब दिया जा सकता है',
  returnStaffAction: 'वापसी के साथ ऐसा कुछ नहीं किया जाता',
  returnNotDelivered: 'यह ऑर्डर अभी डिलीवर नहीं हुआ है। कुछ गड़बड़ हो तो हमें लिखें',
  returnOver: 'यह ऑर्डर रद्द हो चुका है या वापस आ चुका है। कुछ गड़बड़ हो तो हमें लिखें',
  returnTooLate: `वापसी डिलीवरी के ${returnWindowDays} दिन के अंदर माँगी जाती है, और वह समय निकल चुका है। ऑर्डर नंबर के साथ हमें लिखें, हम देखेंगे कि क्या हो सकता है`,
  returnTwice: 'इसकी वापसी आप पहले ही माँग चुके हैं। अपने ऑर्डर में वह वापसी देखें, या उसके बारे में हमें लिखें',
  returnBeingBooked: 'पिक-अप अभी बुक हो रहा है। कृपया एक मिनट बाद फिर कोशिश करें',
  returnState: 'वापसी जहाँ है, वहाँ से यह नहीं हो सकता',
  resendState: 'सिर्फ़ वापस आया ऑर्डर फिर भेजा जाता है, और एक ही बार',
  printGone: (title: string) =>
    `${title} की छपाई फिर नहीं हो सकती, क्योंकि उसकी फ़ोटो हटा दी गई है। उसके बदले पैसे लौटाएँ`,
} as const satisfies Translation<typeof english>
