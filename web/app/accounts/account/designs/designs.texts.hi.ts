import type { Translation } from '@tohfa/print-engine/text/translation'
import type { designTexts as english } from './designs.texts.ts'

export const designTexts = {
  none: 'अभी आपका कुछ नहीं है',
  noneSentence: 'किसी तोहफ़े पर नाम, शब्द या फ़ोटो लगाएँ, और वह ऑर्डर करने तक यहाँ रहेगा।',
  shop: 'तोहफ़ा चुनें',
  notRead: 'आपके डिज़ाइन नहीं दिख पाए।',
  tryAgain: 'फिर कोशिश करें',
  yours: (product: string) => `आपका ${product}`,
  changed: 'बदला गया',
  shared: 'लिंक से दूसरे इसे देखते हैं',
  edit: 'बदलें',
  editOf: (product: string) => `${product} बदलें`,
  share: 'शेयर करें',
  shareOf: (product: string) => `${product} शेयर करें`,
  stop: 'शेयर करना बंद करें',
  stopOf: (product: string) => `${product} शेयर करना बंद करें`,
  stopped: 'लिंक बंद हो गया है।',
  delete: 'हटाएँ',
  deleteOf: (product: string) => `${product} हटाएँ`,
  deletingDesign: {
    title: 'यह डिज़ाइन हटाएँ?',
    sentence:
      'यह वापस नहीं लाया जा सकता, और इसका लिंक भी बंद हो जाएगा। जो आपने ऑर्डर किया है वह बना रहेगा।',
    deleted: 'डिज़ाइन हटा दिया गया है।',
  },
  cancel: 'रहने दें',
  shareTitle: 'किसी को दिखाएँ',
  shareSentence:
    'जिसके पास यह लिंक है उसे सिर्फ़ तस्वीर दिखती है: न आपका नाम, न आपकी फ़ोटो की फ़ाइल। आप इसे कभी भी बंद कर सकते हैं।',
  oldLinkEnds: 'जो लिंक आपने पहले भेजा था वह इसके साथ बंद हो जाएगा।',
  makeLink: 'लिंक बनाएँ',
  link: 'लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: 'कृपया लिंक चुनकर कॉपी करें।',
  whatsApp: 'WhatsApp से भेजें',
  otherApps: 'दूसरे ऐप',
  done: 'हो गया',
  photos: 'मेरी तस्वीरें',
  photosSentence:
    'जो तस्वीरें आपने तोहफ़ों के लिए भेजी हैं; इन्हें सिर्फ़ आप और छापने वाले देखते हैं। जो तस्वीर फिर काम में न आए, वह नीचे लिखी तारीख को हट जाती है।',
  noPhotos: 'अभी कोई तस्वीर नहीं रखी है।',
  photosNotRead: 'आपकी तस्वीरें नहीं दिख पाईं।',
  photo: (number: number, date: string) => `तस्वीर ${number}, ${date} की`,
  keptUntil: (date: string) => `${date} तक रखी जाएगी`,
  deletePhoto: (number: number, date: string) => `हटाएँ: तस्वीर ${number}, ${date} की`,
  deletingPhoto: {
    title: 'यह तस्वीर हटाएँ?',
    sentence:
      'यह वापस नहीं लाई जा सकती। जिन डिज़ाइन में यह है, उन्हें छापने से पहले दूसरी तस्वीर लगानी होगी। जो आपने ऑर्डर किया है वह बना रहेगा।',
    deleted: 'तस्वीर हटा दी गई है।',
  },
} as const satisfies Translation<typeof english>
