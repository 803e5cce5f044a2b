import type { Translation } from '@tohfa/print-engine/text/translation'
import type { changeTexts as english } from './change.texts.ts'

export const changeTexts = {
  goesTo: 'यहाँ जाएगा:',
  address: 'पता बदलें',
  addressOf: (number: string) => `पता बदलें: ऑर्डर ${number}`,
  addressTitle: (number: string) => `ऑर्डर ${number} कहाँ भेजें?`,
  addressNote: 'सिर्फ़ यह ऑर्डर वहाँ जाएगा। आपके अकाउंट के पते वैसे ही रहेंगे।',
  words: 'छपाई बदलें',
  wordsOf: (name: string) => `छपाई बदलें: ${name}`,
  sendThere: 'वहाँ भेजें',
  addressChanged: (number: string) => `ऑर्डर ${number} नए पते पर जाएगा।`,
} as const satisfies Translation<typeof english>
