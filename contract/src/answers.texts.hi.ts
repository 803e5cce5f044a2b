import type { answerTexts as english } from './answers.texts.ts'
import type { Translation } from './translation.ts'

export const answerTexts = {
  messageSent: 'धन्यवाद। आपका संदेश हमें मिल गया है, हम ईमेल से जवाब देंगे।',
  accountCreated: 'अकाउंट बन गया',
  signedIn: 'साइन इन हो गया',
  passwordChanged: 'आपका पासवर्ड बदल गया है। कृपया नए पासवर्ड से साइन इन करें।',
  emailChanged: 'आपका ई-मेल बदल गया है। अब आप इसी से साइन इन करें।',
  signedOutDevice: 'वह डिवाइस साइन आउट हो गया।',
  signedOutEverywhere: 'आप हर जगह से साइन आउट हो गए हैं।',
  secondFactorOff: 'दूसरा चरण बंद हो गया है।',
  erased: 'आपका अकाउंट बंद हो गया है और आपका डेटा मिटा दिया गया है।',
  lineGone: (title: string) => `${title} अब उपलब्ध नहीं है। कृपया इसे कार्ट से हटाएँ`,
  onlyLeft: (left: number, title: string) => `${title}: सिर्फ़ ${left} बचे हैं`,
  soldOut: (title: string) => `${title} का स्टॉक ख़त्म हो गया है`,
  csvEmpty: 'फ़ाइल में कोई पंक्ति नहीं है',
  csvWorkbook:
    'नाम कुछ भी हो, यह CSV फ़ाइल नहीं, वर्कबुक या आर्काइव है (XLSX, XLS, ODS, ZIP)। कृपया इसे स्प्रेडशीट में खोलकर CSV UTF-8 में सेव करें',
  csvPdf: 'नाम कुछ भी हो, यह CSV फ़ाइल नहीं, PDF है। कृपया तालिका को CSV UTF-8 में सेव करें',
  csvNotUtf8: 'यह फ़ाइल UTF-8 में लिखी नहीं है, इसलिए अक्षर खो जाएँगे। कृपया इसे स्प्रेडशीट में CSV UTF-8 में सेव करें',
  csvUnreadable: 'इस पंक्ति से आगे फ़ाइल नहीं पढ़ी जा सकती: उद्धरण चिह्न खुला या गलत जगह है',
  csvUnknownColumn: (name: string) => `${name} नाम का कोई कॉलम नहीं है`,
  csvColumnTwice: (name: string) => `कॉलम ${name} यहाँ दो बार है`,
  csvTooManyCells: 'इस पंक्ति में कॉलमों से ज़्यादा ख़ाने हैं',
  csvTooManyRows: (most: number) => `एक बार में ज़्यादा से ज़्यादा ${most} पंक्तियाँ`,
  csvSameProduct: 'पहले की एक पंक्ति इसी प्रोडक्ट की है',
  csvYesOrNo: 'हाँ के लिए 1 या ना के लिए 0 लिखें',
  csvPerColor: 'हर रंग के लिए एक हिस्सा, खड़ी लकीर से अलग',
  csvSizes: 'हर साइज़ के साथ उसकी संख्या, बीच में कोलन',
  csvNotImported: (problems: number) => `कुछ भी इंपोर्ट नहीं हुआ: फ़ाइल में ठीक करने लायक बातें ${problems} हैं`,
  tooManyTries: (wait: string) => `बहुत बार कोशिश हो चुकी है। कृपया ${inHindi(wait)} बाद फिर कोशिश करें`,
  tooManyCashOrders: (wait: string) =>
    `थोड़े समय में बहुत सारे कैश ऑर्डर हुए हैं, इसलिए कोई नया ऑर्डर नहीं हुआ। कृपया ऑनलाइन पेमेंट करें, या ${inHindi(wait)} बाद फिर कोशिश करें`,
  pictureTooLarge: 'एक तस्वीर 10 MB से बड़ी है',
  tooManyPictures: (most: number) => `एक बार में ज़्यादा से ज़्यादा ${most} तस्वीरें`,
  noPicture: 'तस्वीरें JPEG, PNG, WebP या AVIF हों',
  pictureEmpty: 'एक तस्वीर खाली है',
  pictureTooFine: 'एक तस्वीर में बहुत ज़्यादा पिक्सेल हैं',
  pictureBroken: 'एक तस्वीर ख़राब है',
  notOurPicture: 'यह दुकान की तस्वीर नहीं है',
  carrierRefused: (remark: string) => `कूरियर ने यह पार्सल नहीं लिया: ${remark}`,
  carrierAway: 'कूरियर से अभी संपर्क नहीं हो पा रहा। ऑर्डर वहीं है जहाँ था',
} as const satisfies Translation<typeof english>

/** A wait in words, as the server writes it. */
function inHindi(wait: string): string {
  return wait.replace(/ seconds?/, ' सेकंड').replace(/ minutes?/, ' मिनट')
}
