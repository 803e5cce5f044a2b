import type { Translation } from '@tohfa/print-engine/text/translation'
import type { addressTexts as english } from './address.texts.ts'

export const addressTexts = {
  name: 'नाम',
  phone: 'फ़ोन',
  phoneHint: '10 अंक, +91 के साथ या बिना',
  email: 'ईमेल',
  pinCode: 'पिन कोड',
  pinCodeHint: 'इससे शहर और राज्य अपने आप भर जाते हैं',
  streetAddress: 'मकान नंबर, गली, मोहल्ला',
  city: 'शहर',
  state: 'राज्य',
  chooseState: 'राज्य चुनें',
  otherState: (pinCode: string, state: string) =>
    `पिन कोड ${pinCode} ${state} का है। सही राज्य कौन-सा है?`,
  disagrees: (pinCode, state, written) =>
    `पिन कोड ${pinCode} ${state} का है, पते में ${written} लिखा है। कृपया दोनों देख लें: पार्सल ${state} जाएगा।`,
  changeState: (state: string) => `${state} चुनें`,
  keepState: (state: string) => `${state} ही रहने दें`,
  save: 'पता सेव करें',
  addHeading: 'पता जोड़ें',
  editHeading: 'पता बदलें',
  add: 'नया पता जोड़ें',
  edit: 'बदलें',
  editOf: (name: string, city: string) => `${name}, ${city} का पता बदलें`,
  delete: 'हटाएँ',
  deleteOf: (name: string, city: string) => `${name}, ${city} का पता हटाएँ`,
  deleteTitle: 'पता हटाएँ',
  reallyDelete: 'यह पता हमेशा के लिए हट जाएगा। इसे वापस नहीं लाया जा सकता।',
  checking: 'डिलीवरी देखी जा रही है…',
  none: 'अभी कोई पता सेव नहीं है',
  noneSentence: 'अभी एक पता जोड़ लें, अगला ऑर्डर और जल्दी हो जाएगा।',
  saved: 'पता सेव हो गया है।',
  deleted: 'पता हट गया है।',
  cancel: 'रहने दें',
  tryAgain: 'फिर कोशिश करें',
} as const satisfies Translation<typeof english>
