import type { Translation } from '@tohfa/print-engine/text/translation'
import type { visibilityTexts as english } from './visibility.texts.ts'

export const visibilityTexts = {
  tabs: 'कौन-से प्रोडक्ट',
  shown: { all: 'सभी', published: 'दुकान में', hidden: 'छिपे हुए', draft: 'ड्राफ़्ट' },
  visibility: 'दुकान में दिखे?',
  choices: {
    published: 'दुकान में: सबको दिखता है',
    hidden: 'छिपा हुआ: अभी नहीं बिकता',
    draft: 'ड्राफ़्ट: अभी तैयार नहीं',
  },
  hint: 'छिपा हुआ या ड्राफ़्ट दुकान में कहीं नहीं दिखता; जो ख़रीदा जा चुका है, वह ऑर्डर में रहता है।',
  badge: { hidden: 'छिपा हुआ', draft: 'ड्राफ़्ट' },
  notes: {
    hidden: 'छिपा हुआ: ग्राहकों को नहीं मिलता, और कार्ट में रखा हो तो ऑर्डर नहीं हो सकता।',
    draft: 'ड्राफ़्ट: सिर्फ़ दुकान के लोग देखते हैं, जैसा दुकान में दिखेगा।',
  },
  publish: 'दुकान में लाएँ',
  hide: 'छिपाएँ',
  published: (title: string) => `“${title}” दुकान में आ गया।`,
  hidden: (title: string) => `“${title}” दुकान से छिपा दिया गया।`,
} as const satisfies Translation<typeof english>
