import { typeLabel } from '#catalog/products/product-types.texts.hi.ts'
import { blankLabels } from '@tohfa/contract/fulfilment/print/print.texts.hi'
import { blankIds } from '@tohfa/print-engine/scene/blanks'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './settings.texts.ts'

export const settingsTexts = {
  title: 'सेटिंग्स',
  heading: 'सेटिंग्स',
  sentence: 'बदलाव पूरी दुकान में तुरंत लागू होता है।',
  loading: 'लोड हो रहा है',
  notRead: 'सेटिंग्स दिखाई नहीं जा सकीं',
  save: 'सहेजें',
  saveOf: (section) => `सहेजें: ${section}`,
  saved: (section) => `${section}: सहेजा गया।`,
  unsaved: 'अभी सहेजा नहीं गया',
} as const satisfies Translation<typeof english.settingsTexts>

export const sectionTexts = {
  announcement: {
    heading: 'सूचना',
    sentence: 'ख़रीदारों के हर पेज के सबसे ऊपर एक पंक्ति। ख़ाली छोड़ने पर कुछ नहीं दिखता।',
  },
  newOrders: {
    heading: 'नए ऑर्डर के मेल',
    sentence: 'दुकान के ई-मेल पर जाते हैं।',
  },
  cancelling: {
    heading: 'मन बदलने का समय',
    sentence:
      'ऑर्डर के बाद इतने मिनट तक वह न छपता है न भेजा जाता है, और ख़रीदार उसे रद्द कर सकता है। खुले ऑर्डर पर भी लागू होता है।',
  },
  cash: {
    heading: 'कैश ऑन डिलीवरी',
    sentence: 'मालिकों के लिए। जहाँ कूरियर कैश नहीं लेता, वहाँ यहाँ कुछ भी लिखा हो, कैश नहीं मिलता।',
  },
  promise: {
    heading: 'काम के दिन',
    sentence: 'अभी का ऑर्डर कब तक छप जाना चाहिए। रविवार और छुट्टियाँ काम के दिन नहीं हैं।',
  },
  press: {
    heading: 'उलटा (मिरर) छपता है',
    sentence:
      'ट्रांसफ़र के लिए, जैसे सब्लिमेशन: शीट पर डिज़ाइन उलटे रखे जाते हैं, और हर फ़ाइल के साथ एक उलटी फ़ाइल होती है। प्रूफ़ की फ़ाइलें कभी नहीं बदलतीं।',
  },
  paper: {
    heading: 'पैकिंग स्लिप',
    sentence:
      'बंद: हर ऑर्डर नए A4 काग़ज़ पर शुरू होता है। चालू: छोटे ऑर्डर एक ही काग़ज़ पर छपते हैं, बीच में काटने की रेखा के साथ।',
  },
  setup: {
    heading: 'क्या-क्या भरना है, उसकी सूची',
    sentence: 'चालू: मालिक “आज” पेज पर पढ़ते हैं कि दुकान खुलने से पहले क्या भरना है, जब तक सब न हो जाए।',
  },
  particulars: {
    heading: 'दुकान कौन है',
    sentence:
      'मालिकों के लिए। पेज और मेल यही दिखाते हैं। कानून में विक्रेता और इनवॉइस का पता “टैक्स और कानून” में लिखा जाता है; उसके बाद पेज और मेल वही पता दिखाते हैं।',
  },
} as const satisfies Translation<typeof english.sectionTexts>

export const fieldNames: Record<string, string> = {
  announcement: 'अंग्रेज़ी में पंक्ति',
  announcementHi: 'हिंदी में पंक्ति',
  newOrderMail: 'कितनी बार',
  cancelMinutes: 'मिनट',
  'cash.enabled': 'कैश ऑन डिलीवरी लें',
  'cash.max': 'इतने तक (₹)',
  'cash.advance': 'एडवांस (%)',
  'promise.cutoffHour': 'उसी दिन के ऑर्डर कब तक (घंटा)',
  'promise.buffer': 'अतिरिक्त दिन',
  'promise.holidays': 'छुट्टियाँ',
  'paper.shareSheets': 'एक काग़ज़ पर कई छोटे ऑर्डर',
  'setup.shown': '“आज” पर सूची दिखाएँ',
  'setup.textsRead': 'पढ़ने वाले पेज पढ़ लिए गए',
  'particulars.name': 'दुकान का नाम',
  'particulars.address': 'पता',
  'particulars.phone': 'फ़ोन',
  'particulars.email': 'ई-मेल',
  'particulars.grievanceOfficer': 'शिकायत अधिकारी',
  'particulars.grievanceContact': 'अधिकारी तक कैसे पहुँचें',
  'particulars.instagramUrl': 'Instagram',
  'particulars.whatsappUrl': 'WhatsApp',
  ...Object.fromEntries(blankIds.map((id) => [`press.mirrored.${id}`, blankLabels[id]])),
  ...Object.fromEntries(
    productTypeSlugs.map((type) => [
      `promise.productionDays.${type}`,
      `बनाने के दिन: ${typeLabel(type)}`,
    ]),
  ),
}

export const fieldHints: Record<string, string> = {
  announcementHi: 'ख़ाली छोड़ने पर हिंदी पेज दूसरी पंक्ति दिखाते हैं',
  'cash.max': 'कैश ऑर्डर ज़्यादा से ज़्यादा कितने का हो; सीमा न हो तो ख़ाली',
  'promise.cutoffHour': 'भारत का समय, 0 से 24; बाद के ऑर्डर अगले दिन के माने जाते हैं',
  'promise.holidays': 'हर पंक्ति में एक, जैसे 2026-11-08',
  'particulars.email': 'दुकान के संदेश और मेल वहीं जाते हैं',
  'particulars.grievanceOfficer': 'नाम और पद, जैसे आशा राव, ग्राहक सेवा प्रमुख',
  'particulars.grievanceContact': 'ख़ाली छोड़ने पर दुकान का ई-मेल',
  'particulars.instagramUrl': 'सुरक्षित वेब पता; ख़ाली हो तो कोई पेज वहाँ नहीं ले जाता',
  'particulars.whatsappUrl': 'सुरक्षित वेब पता; ख़ाली हो तो कोई पेज वहाँ नहीं ले जाता',
}

export const choiceLabels: Record<string, string> = {
  each: 'हर ऑर्डर पर एक',
  hourly: 'हर घंटे एक, उस घंटे के सारे ऑर्डर के साथ',
  off: 'कोई नहीं',
}
