import type { Translation } from '@tohfa/print-engine/text/translation'
import type { peopleDialogTexts as englishDialogs, peopleTexts as english } from './people.texts.ts'

export const peopleTexts = {
  title: 'लोग',
  heading: 'लोग',
  sentence: 'स्टाफ़ में कौन है, और कौन क्या कर सकता है।',
  invite: 'किसी को बुलाएँ',
  loading: 'स्टाफ़ लोड हो रहा है',
  notRead: 'स्टाफ़ दिखाया नहीं जा सका',
  aloneTitle: 'अभी सिर्फ़ आप हैं',
  aloneSentence: 'जो आपकी मदद करते हैं, उन्हें बुलाएँ: हर एक को सही भूमिका और अपना साइन इन मिलता है।',
  you: 'आप',
  invited: 'बुलाया गया, अभी नहीं जुड़े',
  linkUntil: (time: string) => `लिंक ${time} तक काम करेगा`,
  linkOver: 'लिंक पुराना हो गया है। कृपया फिर से भेजें।',
  secondStepOn: 'दूसरा चरण चालू',
  secondStepOff: 'दूसरा चरण नहीं है',
  lastSeen: (time: string) => `पिछली बार यहाँ: ${time}`,
  neverSeen: 'तब से साइन इन नहीं किया',
  changeRole: 'भूमिका बदलें',
  changeRoleOf: (email: string) => `भूमिका बदलें: ${email}`,
  sendAgain: 'फिर से भेजें',
  sendAgainTo: (email: string) => `फिर से भेजें: ${email}`,
  remove: 'हटाएँ',
  removeOne: (email: string) => `हटाएँ: ${email}`,
} as const satisfies Translation<typeof english>

export const peopleDialogTexts = {
  inviteTitle: 'किसी को बुलाएँ',
  email: 'ईमेल',
  emailHint: 'उन्हें सात दिन चलने वाला एक लिंक मिलता है, जिससे वे पासवर्ड चुनकर जुड़ते हैं।',
  role: 'भूमिका',
  send: 'बुलावा भेजें',
  sent: (email: string) => `${email} को बुलावा भेजा जा रहा है`,
  changeTitle: (email: string) => `${email} की भूमिका`,
  signedOut: 'उनके साइन इन ख़त्म हो जाते हैं: वे नई भूमिका के साथ फिर से साइन इन करते हैं।',
  change: 'भूमिका बदलें',
  changed: (email: string, role: string) => `${email}: ${role}`,
  removeTitle: 'स्टाफ़ से हटाएँ',
  reallyRemove: (email: string) =>
    `क्या ${email} को स्टाफ़ से हटाना है? वे तुरंत साइन आउट हो जाते हैं। ग्राहक के रूप में उनका अकाउंट और ऑर्डर बने रहते हैं।`,
  reallyWithdraw: (email: string) => `क्या ${email} का बुलावा वापस लेना है? फिर लिंक काम नहीं करेगा।`,
  yesRemove: 'हटाएँ',
  removed: (email: string) => `${email} अब स्टाफ़ में नहीं`,
  cancel: 'रद्द करें',
} as const satisfies Translation<typeof englishDialogs>
