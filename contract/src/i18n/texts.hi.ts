// chunk: menus
import { callTexts } from '#shared/call.texts.hi.ts'
import type { texts as english } from './texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

export const texts = {
  required: 'यह भरना ज़रूरी है',
  emailRequired: 'ईमेल भरना ज़रूरी है',
  emailInvalid: 'ईमेल सही नहीं है',
  emailExists: 'इस ईमेल से अकाउंट पहले से है',
  passwordRequired: 'पासवर्ड भरना ज़रूरी है',
  passwordInvalid:
    'पासवर्ड में कम से कम 8 अक्षर हों, जिनमें 1 बड़ा अक्षर (A-Z), 1 छोटा अक्षर (a-z) और 1 अंक हो',
  confirmPasswordRequired: 'पासवर्ड दोबारा भरना ज़रूरी है',
  otpInvalid: 'OTP सही नहीं है',
  otpSent: 'OTP भेज दिया गया है!',
  credentialsInvalid: 'ईमेल या पासवर्ड सही नहीं है',
  mobileInvalid: 'मोबाइल नंबर सही नहीं है',
  pinCodeInvalid: 'पिन कोड सही नहीं है',
  messageTooShort: 'संदेश कम से कम 25 अक्षरों का हो',
  priceInvalid: 'कीमत सही नहीं है',
  quantityTooSmall: 'संख्या 100 या उससे ज़्यादा हो',
  discountInvalid: 'छूट 1% से 80% के बीच हो',
  descriptionInvalid: 'विवरण सही नहीं है',
  highlightInvalid: 'खूबियाँ सही नहीं हैं',
  ratingInvalid: 'रेटिंग सही नहीं है',
  ...callTexts,
  serviceAvailable: 'इस इलाके में डिलीवरी उपलब्ध है',
  serviceUnavailable: 'इस इलाके में डिलीवरी उपलब्ध नहीं है',
  addressLimit: 'आप सिर्फ़ 5 पते सेव कर सकते हैं',
  selectAddress: 'कृपया पता चुनें',
  notBought: 'माफ़ कीजिए! आपने यह प्रोडक्ट नहीं ख़रीदा है, इसलिए आप इसका रिव्यू नहीं लिख सकते',
  noTrackingYet: 'ऑर्डर की अभी कोई नई जानकारी नहीं है।',
} as const satisfies Translation<typeof english>
