import type { Translation } from '@tohfa/print-engine/text/translation'
import type { sharedTexts as english } from './shared.texts.ts'

export const sharedTexts = {
  title: (product: string) => `किसी का अपना ${product}`,
  shown: 'किसी ने आपको अपना बनाया हुआ दिखाया है',
  color: 'रंग',
  inWords: 'इस पर क्या है',
  make: 'अपना बनाएँ',
  gifts: 'सभी तोहफ़े देखें',
  gone: {
    title: 'यह लिंक बंद हो चुका है',
    heading: 'यह लिंक अब कुछ नहीं दिखाता',
    sentence: 'शायद भेजने वाले ने इसे बंद कर दिया, या यह अधूरा पहुँचा। उनसे नया लिंक माँगें।',
    action: 'सभी तोहफ़े देखें',
    href: '/product-filter',
  },
  retry: 'फिर कोशिश करें',
} as const satisfies Translation<typeof english>
