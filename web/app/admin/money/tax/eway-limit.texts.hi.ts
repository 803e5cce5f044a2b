import type { Translation } from '@tohfa/print-engine/text/translation'
import type { ewayLimitTexts as english } from './eway-limit.texts.ts'

export const ewayLimitTexts = {
  heading: 'ई-वे बिल',
  present: (above, day) =>
    `जिस ऑर्डर का सामान टैक्स समेत ${above} से ज़्यादा का हो, वह ${day} से ई-वे बिल के साथ ही भेजा जाता है। टैक्स से मुक्त सामान नहीं गिना जाता।`,
  upcoming: (above, day) => `${day} से: ${above} से ज़्यादा`,
  above: 'कितने रुपये से ऊपर ज़रूरी है',
  validFrom: 'यह सीमा कब से',
  validFromHint: 'ख़ाली छोड़ने पर आज से',
  save: 'सीमा सेव करें',
  saved: 'ई-वे बिल की सीमा सेव हो गई।',
} as const satisfies Translation<typeof english>
