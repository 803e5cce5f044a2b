import type { answerTexts as english } from './answers.texts.ts'
import type { Translation } from './translation.ts'

export const answerTexts = {
  messageSent: 'धन्यवाद। आपका संदेश हमें मिल गया है, हम ईमेल से जवाब देंगे।',
  accountCreated: 'अकाउंट बन गया',
  signedIn: 'साइन इन हो गया',
  passwordChanged: 'आपका पासवर्ड बदल गया है। कृपया नए पासवर्ड से साइन इन करें।',
  signedOutDevice: 'वह डिवाइस साइन आउट हो गया।',
  signedOutEverywhere: 'आप हर जगह से साइन आउट हो गए हैं।',
  secondFactorOff: 'दूसरा चरण बंद हो गया है।',
  erased: 'आपका अकाउंट बंद हो गया है और आपका डेटा मिटा दिया गया है।',
  lineGone: (title: string) => `${title} अब उपलब्ध नहीं है। कृपया इसे कार्ट से हटाएँ`,
  onlyLeft: (left: number, title: string) => `${title}: सिर्फ़ ${left} बचे हैं`,
  soldOut: (title: string) => `${title} का स्टॉक ख़त्म हो गया है`,
  tooManyTries: (wait: string) =>
    `बहुत बार कोशिश हो चुकी है। कृपया ${wait
      .replace(/ seconds?/, ' सेकंड')
      .replace(/ minutes?/, ' मिनट')} बाद फिर कोशिश करें`,
} as const satisfies Translation<typeof english>
