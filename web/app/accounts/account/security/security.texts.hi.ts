import type { Translation } from '@tohfa/print-engine/text/translation'
import type { safetyTexts as english } from './security.texts.ts'

export const safetyTexts = {
  devices: {
    heading: 'आप कहाँ-कहाँ साइन इन हैं',
    sentence: 'इनमें से किसी को न पहचानें तो उसे साइन आउट करें और अपना पासवर्ड बदलें।',
    on: (browser: string, system: string) => `${system} पर ${browser}`,
    unknown: 'कोई अनजान डिवाइस',
    here: 'यह डिवाइस',
    lastSeen: 'पिछली बार इस्तेमाल',
    signOut: 'साइन आउट',
    signOutOf: (device: string, when: string) =>
      `${device} को साइन आउट करें, पिछली बार इस्तेमाल ${when}`,
    everywhere: 'हर जगह से साइन आउट',
    everywhereTitle: 'हर जगह से साइन आउट करें?',
    everywhereYes: 'हाँ, हर जगह से साइन आउट करें',
    everywhereSentence: 'आप हर डिवाइस पर साइन आउट हो जाएँगे, यहाँ भी।',
    notRead: 'आपके डिवाइस अभी नहीं दिखाए जा सके।',
  },
  data: {
    heading: 'आपका डेटा',
    sentence: 'आपके बारे में जो भी हम रखते हैं वह आपका है: उसे अपने साथ ले जाएँ, या मिटवा दें।',
    download: 'मेरा डेटा डाउनलोड करें',
    downloadTitle: 'अपना डेटा डाउनलोड करें',
    downloadSentence:
      'आपको एक फ़ाइल मिलेगी जिसमें वह सब है जो हम आपके बारे में रखते हैं: प्रोफ़ाइल, पते, ऑर्डर, पेमेंट, रिव्यू और मेल।',
    downloaded: 'आपका डेटा आपके डाउनलोड में है।',
    erase: 'मेरा डेटा मिटाएँ',
    eraseTitle: 'अपना डेटा मिटाएँ?',
    eraseSentence:
      'आपका अकाउंट हमेशा के लिए बंद हो जाएगा। नाम, ईमेल, फ़ोन, पते और कार्ट मिटा दिए जाएँगे। कानून के मुताबिक ऑर्डर हमारे हिसाब में रहेंगे, पर यह नहीं बताएँगे कि किसके थे; आपके रिव्यू बिना नाम के रहेंगे।',
    passwordHint: 'ताकि हमें पता हो कि यह आप ही हैं।',
    confirmDownload: 'हाँ, डाउनलोड करें',
    confirmErase: 'हाँ, हमेशा के लिए मिटाएँ',
    cancel: 'रहने दें',
    password: 'पासवर्ड',
    tryAgain: 'फिर कोशिश करें',
  },
} as const satisfies Translation<typeof english>
