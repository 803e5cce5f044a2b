import type { Translation } from '../translation.ts'
import type { studioRuleTexts as english } from './studio-rules.texts.ts'

export const studioRuleTexts = {
  sceneNotValid: 'डिज़ाइन का यह हिस्सा सही नहीं है',
  idNotValid: 'आईडी में 1 से 24 छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न हों',
  idTwice: 'यहाँ एक ही आईडी दो बार है',
  colorNotValid: 'रंग #a8322a की तरह लिखा जाता है',
  notYourPhoto: 'यह आपकी तस्वीरों में से नहीं है',
  fontNotOffered: 'यह फ़ॉन्ट उपलब्ध नहीं है',
  motifUnknown: 'ऐसा कोई चित्र नहीं है',
  blankUnknown: 'छापने के लिए ऐसी कोई चीज़ नहीं है',
  labelMissing: 'कृपया इसे एक नाम दें',
  fieldKind: 'फ़ील्ड में शब्द, तस्वीर, रंग या विकल्प होते हैं',
  fieldChoices: 'विकल्पों की सूची सिर्फ़ विकल्प वाले फ़ील्ड में होती है, और वहाँ ज़रूरी है',
  sampleDoesNotFit: 'नमूना इस फ़ील्ड में नहीं आता',
  areaSize: 'मिलीमीटर में लिखी एक लंबाई सही नहीं है',
  addedPrice: 'अतिरिक्त दाम 0 से 1,00,000 रुपये तक, पूरे पैसों में हो',
  otherBlank: 'यह डिज़ाइन इस प्रोडक्ट के लिए नहीं है',
  areaUnknown: 'इस प्रोडक्ट पर छापने की ऐसी कोई जगह नहीं है',
  areaLacking: 'टेम्पलेट में इस जगह के लिए कुछ नहीं है',
  fieldUnknown: 'ऐसा कोई फ़ील्ड नहीं है',
  fieldOtherKind: 'यह उस तरह के फ़ील्ड से नहीं चल सकता',
  fieldUnused: 'टेम्पलेट में कुछ भी इस फ़ील्ड से नहीं चलता',
  itemUnknown: 'टेम्पलेट में इस आईडी की कोई चीज़ नहीं है',
  choiceUnknown: 'ऐसा कोई विकल्प नहीं है',
  sceneOrValues: 'कृपया डिज़ाइन या भरी हुई जानकारी में से एक ही भेजें',
  tickWarnings: 'कृपया हर चेतावनी देखकर उस पर निशान लगाएँ',
} as const satisfies Translation<typeof english>
