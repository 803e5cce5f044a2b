import { returnWindowDays } from '@tohfa/contract/fulfilment/return-moves'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type {
  privacyHelp as privacyInEnglish,
  returnHelp as returnInEnglish,
} from './account-help.texts.ts'

export const returnHelp = {
  sections: [
    {
      heading: 'क्या वापस हो सकता है',
      paragraphs: [
        'ऐसा आइटम जो टूटा-फूटा, ख़राब या गलत आया हो, जो इस्तेमाल न हुआ हो और अपनी असली पैकिंग में हो। गलत छपा या बहुत देर से आया आइटम भी।',
        'कस्टमाइज़ किए हुए और सेल के आइटम मन बदलने पर वापस नहीं होते, पर गड़बड़ होने पर होते हैं।',
      ],
    },
    {
      heading: 'कैसे बताएँ',
      paragraphs: [
        `मेरे ऑर्डर में डिलीवरी के ${returnWindowDays} दिन के अंदर “लौटाएँ या बदलवाएँ” चुनें, बताएँ कि गड़बड़ क्या है, और 1 से 5 फ़ोटो जोड़ें। उसके बाद हमें लिखें।`,
      ],
    },
    {
      heading: 'फिर क्या होगा',
      paragraphs: [
        'हम 2–3 कामकाजी दिनों में आपका अनुरोध देखते हैं। कूरियर आइटम ले जाता है, या आप उसे रख लेते हैं। बदले का आइटम 7 कामकाजी दिनों में भेजा जाता है; पैसे 5–7 कामकाजी दिनों में उसी तरीके से लौटते हैं जिससे आपने दिए थे।',
      ],
    },
  ],
  links: [
    { to: '/contact', label: 'हमें लिखें' },
    { to: '/return-policy', label: 'रिटर्न और रिफ़ंड पॉलिसी' },
  ],
} as const satisfies Translation<typeof returnInEnglish>

export const privacyHelp = {
  sections: [
    {
      heading: 'हम क्या रखते हैं',
      paragraphs: [
        'आपका ईमेल, और जो आप खुद बताते हैं: नाम, मोबाइल नंबर, जेंडर और पते। हर ऑर्डर के साथ उस पते की एक कॉपी रहती है जहाँ वह भेजा गया।',
        'आपका पासवर्ड इस तरह रखा जाता है कि उसे कोई नहीं पढ़ सकता, हम भी नहीं।',
      ],
    },
    {
      heading: 'और कौन देखता है',
      paragraphs: [
        'कूरियर को पार्सल का नाम, पता और मोबाइल नंबर मिलता है। पेमेंट कंपनी आपका पेमेंट लेती है: आपका कार्ड नंबर हम कभी नहीं देखते।',
      ],
    },
    {
      heading: 'क्या आपके हाथ में है',
      paragraphs: [
        'आप अपनी जानकारी और पते यहाँ कभी भी बदल या हटा सकते हैं। लॉग आउट करने पर इस ब्राउज़र से आपकी जानकारी हट जाती है। अकाउंट की जानकारी में आप अपना डेटा ले सकते हैं, या अपना अकाउंट मिटा सकते हैं।',
      ],
    },
  ],
  links: [
    { to: '/privacy-policy', label: 'प्राइवेसी पॉलिसी' },
    { to: '/contact', label: 'हमें लिखें' },
  ],
} as const satisfies Translation<typeof privacyInEnglish>
