import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './banners.texts.ts'

export const bannersTexts = {
  title: 'बैनर',
  heading: 'बैनर',
  add: 'बैनर जोड़ें',
  loading: 'बैनर लोड हो रहे हैं',
  notRead: 'बैनर नहीं दिखाए जा सके',
  none: 'अभी कोई बैनर नहीं',
  noneSentence: 'होम पेज के ऊपर एक से ज़्यादा बैनर होने पर वे बारी-बारी से दिखते हैं।',
  oneOnly: 'एक से ज़्यादा होने पर ही ये दिखाए जाते हैं।',
  from: (moment: string) => `${moment} से`,
  until: (moment: string) => `${moment} तक`,
  always: 'हमेशा',
  up: (name: string) => `${name} ऊपर ले जाएँ`,
  down: (name: string) => `${name} नीचे ले जाएँ`,
  edit: 'बदलें',
  editOf: (name: string) => `बदलें: ${name}`,
  delete: 'हटाएँ',
  deleteOf: (name: string) => `हटाएँ: ${name}`,
  deleteTitle: 'बैनर हटाएँ',
  reallyDelete: (name: string) => `बैनर “${name}” हटाएँ? यह होम पेज से तुरंत हट जाएगा।`,
  yesDelete: 'बैनर हटाएँ',
  cancel: 'रहने दें',
  deleted: (name: string) => `हटाया गया: ${name}`,
  moved: 'क्रम सेव हो गया।',
} as const satisfies Translation<typeof english.bannersTexts>

export const bannerFormTexts = {
  addTitle: 'बैनर जोड़ें',
  editTitle: 'बैनर बदलें',
  place: 'जगह',
  picture: 'तस्वीर',
  choose: 'तस्वीर चुनें',
  replace: 'दूसरी तस्वीर चुनें',
  uploading: 'अपलोड हो रही है…',
  hints: {
    wide: 'चौड़ी स्क्रीन के लिए: ऊँचाई से तीन गुना चौड़ी, कम से कम 1920 पिक्सल चौड़ी।',
    tall: 'फ़ोन और टैबलेट के लिए: 4 चौड़ी और 5 ऊँची, कम से कम 1080 पिक्सल चौड़ी।',
  },
  formats: 'JPEG, PNG, WebP या AVIF।',
  preview: { wide: 'चौड़ी स्क्रीन पर ऐसी दिखेगी', tall: 'फ़ोन और टैबलेट पर ऐसी दिखेगी' },
  misfit: 'इस तस्वीर का आकार जगह से अलग है, इसलिए यह पूरी दिखेगी और आसपास ख़ाली जगह रहेगी, जैसे यहाँ।',
  link: 'लिंक',
  linkHint: 'दबाने पर दुकान का कौन-सा पेज खुले',
  alt: 'शब्द',
  altHint: 'तस्वीर में क्या है, उनके लिए जो उसे नहीं देख सकते',
  startsAt: 'कब से (भारत)',
  endsAt: 'कब तक (भारत)',
  datesHint: 'ख़ाली: कोई सीमा नहीं',
  save: 'बैनर सेव करें',
  cancel: 'रहने दें',
  saved: (name: string) => `सेव हो गया: ${name}`,
} as const satisfies Translation<typeof english.bannerFormTexts>

export const placeLabels: Translation<typeof english.placeLabels> = {
  'homepage-top desktop': 'होम पेज के ऊपर, चौड़ी स्क्रीन',
  'homepage-top mobile': 'होम पेज के ऊपर, फ़ोन और टैबलेट',
  'homepage-top any': 'होम पेज के ऊपर, हर जगह',
  'homepage-bottom any': 'होम पेज के नीचे, हर जगह',
  'homepage-bottom desktop': 'होम पेज के नीचे, चौड़ी स्क्रीन',
  'homepage-bottom mobile': 'होम पेज के नीचे, फ़ोन',
}

export const bannerStates = {
  on: 'दिख रहा है',
  'to-come': 'आने वाला है',
  over: 'ख़त्म',
} as const satisfies Translation<typeof english.bannerStates>
