import type { Translation } from '@tohfa/print-engine/text/translation'
import type { ewayTexts as english } from './eway.texts.ts'

export const ewayTexts = {
  heading: 'ई-वे बिल',
  needed: 'इतने का सामान बिना ई-वे बिल के नहीं भेजा जा सकता। नंबर लिखने के बाद ऑर्डर भेजा जा सकता है।',
  number: 'ई-वे बिल का नंबर',
  hint: 'बारह अंक, सरकार के ई-वे बिल पोर्टल से',
  none: 'कोई नहीं',
  save: 'नंबर सेव करें',
  saved: 'ई-वे बिल का नंबर सेव हो गया।',
} as const satisfies Translation<typeof english>
