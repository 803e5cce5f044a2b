import { photoLimits } from '#studio/photo-limits.ts'
import type { answerTexts as english } from './answers.texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

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
  resetMailed: 'अगर इस ई-मेल का कोई अकाउंट है, तो उस पर एक लिंक भेजा जा रहा है। यह 30 मिनट तक काम करेगा।',
  colorNotOffered: 'यह रंग उपलब्ध नहीं है',
  sizeNotOffered: 'यह साइज़ उपलब्ध नहीं है',
  packNotOffered: 'यह संख्या उपलब्ध नहीं है',
  lineGone: (title: string) => `${title} अब उपलब्ध नहीं है। कृपया इसे कार्ट से हटाएँ`,
  studioEnded: (title: string) => `${title} अब आपके डिज़ाइन के साथ नहीं छपता। कृपया इसे कार्ट से हटाएँ`,
  proofRequired: (title: string) =>
    `${title} अब सिर्फ़ आपकी पसंद के डिज़ाइन के साथ मिलता है। कृपया अपना डिज़ाइन बनाएँ, या इसे कार्ट से हटाएँ`,
  onlyLeft: (left: number, title: string) => `${title}: सिर्फ़ ${left} बचे हैं`,
  soldOut: (title: string) => `${title} का स्टॉक ख़त्म हो गया है`,
  csvEmpty: 'फ़ाइल में कोई पंक्ति नहीं है',
  csvWorkbook:
    'नाम कुछ भी हो, यह CSV फ़ाइल नहीं, वर्कबुक या आर्काइव है (XLSX, XLS, ODS, ZIP)। कृपया इसे स्प्रेडशीट में खोलकर CSV UTF-8 में सेव करें',
  csvPdf: 'नाम कुछ भी हो, यह CSV फ़ाइल नहीं, PDF है। कृपया तालिका को CSV UTF-8 में सेव करें',
  csvNotUtf8: 'यह फ़ाइल UTF-8 में लिखी नहीं है, इसलिए अक्षर खो जाएँगे। कृपया इसे स्प्रेडशीट में CSV UTF-8 में सेव करें',
  csvMisread: (letters: string) =>
    `किसी प्रोग्राम ने यह फ़ाइल UTF-8 की जगह दूसरी एन्कोडिंग में पढ़ी: इसमें अक्षरों की जगह “${letters}” है। कृपया मूल फ़ाइल को UTF-8 में खोलें और CSV UTF-8 में सेव करें`,
  csvUnreadable: 'इस पंक्ति से आगे फ़ाइल नहीं पढ़ी जा सकती: उद्धरण चिह्न खुला या गलत जगह है',
  csvUnknownColumn: (name: string) => `${name} नाम का कोई कॉलम नहीं है`,
  csvColumnTwice: (name: string) => `कॉलम ${name} यहाँ दो बार है`,
  csvTooManyCells: 'इस पंक्ति में कॉलमों से ज़्यादा ख़ाने हैं',
  csvTooManyRows: (most: number) => `एक बार में ज़्यादा से ज़्यादा ${most} पंक्तियाँ`,
  csvSameProduct: 'पहले की एक पंक्ति इसी प्रोडक्ट की है',
  csvYesOrNo: 'हाँ के लिए 1 या ना के लिए 0 लिखें',
  csvPerColor: 'हर रंग के लिए एक हिस्सा, खड़ी लकीर से अलग',
  csvNumber: (decimal: string) =>
    decimal === ','
      ? 'यह संख्या स्पष्ट नहीं है। सेमीकोलन वाली फ़ाइल में दशमलव का चिह्न कॉमा है: 499,50'
      : 'यह संख्या स्पष्ट नहीं है। इसे 499.50, 1,299 या 1,29,900 की तरह लिखें',
  csvQuestionMarks: 'यहाँ अक्षर प्रश्नचिह्न बन गए हैं। कृपया फ़ाइल को स्प्रेडशीट में CSV UTF-8 में सेव करें',
  csvSizes: 'हर साइज़ के साथ उसकी संख्या, बीच में कोलन',
  csvChanged: 'फ़ाइल जाँचने के बाद प्रोडक्ट बदल गए, इसलिए कुछ भी इंपोर्ट नहीं हुआ। कृपया फ़ाइल फिर से जाँचें',
  csvNotImported: (problems: number) => `कुछ भी इंपोर्ट नहीं हुआ: फ़ाइल में ठीक करने लायक बातें ${problems} हैं`,
  tooManyTries: (seconds: number) =>
    `बहुत बार कोशिश हो चुकी है। कृपया ${inWords(seconds)} बाद फिर कोशिश करें`,
  tooManyCashOrders: (seconds: number) =>
    `थोड़े समय में बहुत सारे कैश ऑर्डर हुए हैं, इसलिए कोई नया ऑर्डर नहीं हुआ। कृपया ऑनलाइन पेमेंट करें, या ${inWords(seconds)} बाद फिर कोशिश करें`,
  pictureTooLarge: 'एक तस्वीर 10 MB से बड़ी है',
  tooManyPictures: (most: number) => `एक बार में ज़्यादा से ज़्यादा ${most} तस्वीरें`,
  noPicture: 'तस्वीरें JPEG, PNG, WebP या AVIF हों',
  pictureEmpty: 'एक तस्वीर ख़ाली है',
  pictureTooFine: 'एक तस्वीर में बहुत ज़्यादा पिक्सेल हैं',
  pictureBroken: 'एक तस्वीर ख़राब है',
  notOurPicture: 'यह दुकान की तस्वीर नहीं है',
  photoEmpty: 'जो भेजा गया उसमें कोई तस्वीर नहीं थी',
  photoTooLarge: 'यह तस्वीर 25 MB से बड़ी है। कृपया छोटी तस्वीर भेजें',
  photoTooFine: `इस तस्वीर में ${photoLimits.mostMegapixels} मेगापिक्सेल से ज़्यादा हैं। कृपया छोटी तस्वीर भेजें`,
  notAPhoto: 'तस्वीर JPEG, PNG या WebP हो',
  photoIsHeic:
    'यह तस्वीर HEIC फ़ाइल है, जो हर स्क्रीन पर नहीं खुलती और छप नहीं सकती। कृपया इसे JPEG में भेजें: आईफ़ोन में सेटिंग्स, कैमरा, फ़ॉर्मैट, सर्वाधिक संगत चुनने पर नई तस्वीरें JPEG बनती हैं; पहले से ली हुई तस्वीर खुद को मेल करने पर JPEG बन जाती है',
  photoBroken: 'यह तस्वीर ख़राब है और खुल नहीं रही। कृपया दूसरी चुनें',
  carrierRefused: (remark: string) => `कूरियर ने यह पार्सल नहीं लिया: ${remark}`,
  carrierAway: 'कूरियर से अभी संपर्क नहीं हो पा रहा। ऑर्डर वहीं है जहाँ था',
} as const satisfies Translation<typeof english>

/** A wait, in minutes when it is a minute or more. */
function inWords(seconds: number): string {
  return seconds < 60 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`
}
