import type { Translation } from '@tohfa/print-engine/text/translation'
import type { securityTexts as english } from './security.texts.ts'

export const securityTexts = {
  title: 'साइन इन की सुरक्षा',
  heading: 'साइन इन की सुरक्षा',
  notRead: 'यह अभी नहीं दिखाया जा सका।',
  off: 'साइन इन पर सिर्फ़ आपका पासवर्ड माँगा जाता है।',
  why: 'दूसरे चरण के साथ आपके फ़ोन के ऐप का कोड भी माँगा जाता है, ताकि किसी के हाथ लगा पासवर्ड अकेले काफ़ी न हो।',
  required: 'यह दुकान असली पेमेंट लेती है। आपके साइन इन का दूसरा चरण सेट होने पर ही एडमिन खुलेगा।',
  closedWithout:
    'यह दुकान असली पेमेंट लेती है: इसके बिना एडमिन आपके लिए बंद रहेगा। इसे सिर्फ़ किसी दूसरे फ़ोन पर सेट करने के लिए बंद करें।',
  on: 'साइन इन पर आपके ऑथेंटिकेटर ऐप का कोड भी माँगा जाता है।',
  left: (count: number) => `${count} रिकवरी कोड बचे हैं।`,
  begin: 'दूसरा चरण सेट करें',
  password: 'पासवर्ड',
  passwordHint: 'ताकि हमें पता हो कि यह आप ही हैं।',
  goOn: 'आगे बढ़ें',
  cancel: 'रहने दें',
  scanHeading: 'इसे अपने ऑथेंटिकेटर ऐप से स्कैन करें',
  scanSentence: 'एक बार के कोड वाला कोई भी ऐप चलेगा।',
  qrName: 'आपके ऑथेंटिकेटर ऐप के लिए क्यूआर कोड',
  byHand: 'या ऐप में यह लिखें:',
  code: 'कोड',
  codeHint: 'वे छह अंक जो ऐप अभी दिखा रहा है।',
  anyCodeHint: 'ऐप के छह अंक, या कोई रिकवरी कोड।',
  turnOn: 'चालू करें',
  doneHeading: 'दूसरा चरण चालू है',
  doneSentence:
    'ये रिकवरी कोड ऐसी जगह रखें जहाँ आपका फ़ोन न हो। फ़ोन खो जाए तो हर कोड से एक बार साइन इन हो सकता है। ये दोबारा नहीं दिखेंगे।',
  codesLabel: 'रिकवरी कोड',
  kept: 'मैंने इन्हें रख लिया है',
  turnOff: 'बंद करें',
  turnOffHeading: 'दूसरा चरण बंद करें',
} as const satisfies Translation<typeof english>
